// FileButtons.tsx
export const importName = 'Import';
export const exportName = 'Export';

// early-drop.ts, DropTarget.tsx: how browsers call what a drag of files carries.
export const filesType = 'Files';

// export-dialog-part.ts
export const exportDialogPart = 'The export dialog';

// file-menus-part.tsx
export const fileMenusPart = 'Import and export';
