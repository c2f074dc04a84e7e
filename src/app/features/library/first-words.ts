// feature.ts
export const thisPanel = 'This panel';
export const title = 'Library';
export const schematic = 'Schematic';
