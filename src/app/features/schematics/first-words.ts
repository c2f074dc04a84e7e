// feature.ts
export const workspacePart = 'The schematics workspace';
export const thisPanel = 'This panel';
export const poses = 'Poses';
export const around = 'Around it';
export const aroundPanel = 'The conditions';
