// feature.ts
export const thisPanel = 'This panel';
export const title = 'Library';
export const packDialog = 'The details of a pack';
export const schematic = 'Schematic';
