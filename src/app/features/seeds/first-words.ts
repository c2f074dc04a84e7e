// feature.ts
export const sheetPart = 'The seed sheet';
export const atlasPart = 'The atlas';
