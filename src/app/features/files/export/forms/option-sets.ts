import { DEFAULT_SCALE, MAX_SCALE, MIN_SCALE } from '../../../../../formats/svg/size.ts';
import * as words from '../../words.ts';
import { choiceOption, flagOption, numberOption, soundValues, type Values } from './option.ts';

/** Most squares across a text map, as its writer has it. */
const MAX_COLUMNS = 10_000;

/** The options of the forms, by name; forms of one sort share theirs. */
export const OPTION_SETS = {
  picture: {
    scale: numberOption(words.pixelsPerHexEdge, {
      min: MIN_SCALE,
      max: MAX_SCALE,
      step: 4,
      decimals: 1,
      initial: DEFAULT_SCALE,
    }),
    transparent: flagOption(words.transparentSea),
    hexLines: flagOption(words.hexLines),
    districts: flagOption(words.districts),
  },
  text: {
    grid: choiceOption(words.eachCharacterShows, 'hex', [
      { value: 'hex', label: words.hexes },
      { value: 'square', label: words.squares },
    ]),
    columns: numberOption(words.squaresAcross, { min: 1, max: MAX_COLUMNS, step: 10, initial: 80 }),
  },
};

export type OptionSetName = keyof typeof OPTION_SETS;

/** The chosen options of all forms. */
export type ExportOptions = { readonly [Name in OptionSetName]: Values<(typeof OPTION_SETS)[Name]> };

/** Reads kept options; each that makes no sense is as at the first time. */
export function soundOptions(stored: unknown): ExportOptions {
  const sets = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const read = Object.entries(OPTION_SETS).map(([name, set]) => [name, soundValues(set, sets[name])]);
  return Object.fromEntries(read) as ExportOptions;
}
