// Why something does not fit.
export const fits = 'Fits';
export const blocked = 'Does not fit';
export const poseRefusedHere = 'Does not fit: the recipe does not allow this pose';

// Placements and places.
export const hex = (q: number, r: number) => `hex ${q}, ${r}`;
export const segment = (direction: string) => `segment ${direction}`;
export const building = 'building';
export const partOf = (schematic: string, id: number) => `part of ${schematic} No. ${id}`;
export const locked = 'locked';
export const freeLand = 'free land';
export const sea = 'sea';
