// feature.ts
export const sheetPart = 'The seed sheet';
