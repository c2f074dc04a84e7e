/** The words about land that the start of the app needs: those of its tools. */

export const drawLand = 'Draw land';
export const eraseLand = 'Erase land';
export const builtOn = 'The recipe’s land is now “As on the board”. Generate builds on the drawn land.';
export const tooFar = (hexes: number) => `Land is drawn at most ${hexes} hexes from hex 0, 0.`;
export const isTaken = (name: string, id: number, q: number, r: number) =>
  `${name} (No. ${id}) stands on hex ${q}, ${r}: remove it first.`;
export const standOnLand = (names: readonly string[]) =>
  names.length === 1
    ? `${names[0]} stands on the land that you erase.`
    : `${names.length} placements stand on the land that you erase.`;
export const removeAndErase = 'Remove and erase';
export const land = 'Land';
export const brush = 'The brush of land';
export const lastHex = 'The last hex of the land cannot be erased.';

// The part that could not be loaded.
export const gallery = 'The land gallery';
