// feature.ts
export const workspacePart = 'The schematics workspace';
export const thisPanel = 'This panel';
export const poses = 'Poses';
