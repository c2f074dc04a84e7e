/** The words of the edits that several features share. */

export const stampStep = (schematic: string) => `Stamp ${schematic}`;
export const stampOverStep = (schematic: string) => `Stamp ${schematic} over`;
export const removeStep = (schematic: string) => `Remove ${schematic}`;
export const undo = 'Undo';
export const openCityStep = (city: string) => `Open city “${city}”`;
export const deleteCityStep = (city: string) => `Delete city “${city}”`;
