// FileButtons.tsx
export const importName = 'Import';
export const exportName = 'Export';

// export-dialog-part.ts
export const exportDialogPart = 'The export dialog';

// feature.ts
export const fileMenuPart = 'The menu of files';

// file-menus-part.tsx
export const fileMenusPart = 'Import and export';
