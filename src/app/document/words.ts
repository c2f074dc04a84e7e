/** The words of the document: problems with kinds, names and ids. */

export const paletteFull = (kinds: number) => `the palette is full: ${kinds} kinds`;
export const glyphTaken = (kind: string, glyph: string, taken: string) =>
  `${kind} has the glyph ${glyph}, for ${taken} is taken.`;
export const nameTaken = 'Another one has this name.';
export const idForm = 'A lower-case letter, then at most 63 of a-z, 0-9 and “-”.';
export const idTaken = (schematic: string) => `“${schematic}” has this id already.`;
export const copy = (schematic: string) => `${schematic} copy`;
export const firstCity = 'City 1';
export const aCity = 'City';
