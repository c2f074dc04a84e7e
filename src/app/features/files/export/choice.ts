import { DEFAULT_SCALE, MAX_SCALE, MIN_SCALE } from '../../../../formats/svg/size.ts';
import { createPreference } from '../../../kit/preference.ts';
import { CITY_FORMS, type ExportForm } from './forms.ts';

/** The options for pictures. */
export interface PictureChoice {
  /** Pixels per side length. */
  readonly scale: number;
  readonly transparent: boolean;
  readonly districts: boolean;
  readonly hexLines: boolean;
}

/** Most squares across a text map, as its writer has it. */
export const MAX_COLUMNS = 10_000;

/** The options for text maps. */
export interface TextChoice {
  readonly grid: 'hex' | 'square';
  /** Squares across. */
  readonly columns: number;
}

/** The choices of the last export. */
export interface ExportChoice {
  /** `null` before the first time. */
  readonly form: ExportForm | null;
  readonly picture: PictureChoice;
  readonly text: TextChoice;
}

export const FIRST_CHOICE: ExportChoice = {
  form: null,
  picture: { scale: DEFAULT_SCALE, transparent: false, districts: false, hexLines: false },
  text: { grid: 'hex', columns: 80 },
};

const soundPicture = remembered(({ scale, transparent, districts, hexLines }): PictureChoice => ({
  scale: isBetween(scale, MIN_SCALE, MAX_SCALE) ? scale : FIRST_CHOICE.picture.scale,
  transparent: transparent === true,
  districts: districts === true,
  hexLines: hexLines === true,
}));

const soundText = remembered(({ grid, columns }): TextChoice => ({
  grid: grid === 'square' ? 'square' : 'hex',
  columns:
    isBetween(columns, 1, MAX_COLUMNS) && Number.isInteger(columns) ? columns : FIRST_CHOICE.text.columns,
}));

/** Reads a kept choice; each member that makes no sense is as at the first time. */
export const soundChoice = remembered(({ form, picture, text }): ExportChoice => ({
  form: CITY_FORMS.find((known) => known === form) ?? null,
  picture: soundPicture(picture),
  text: soundText(text),
}));

/** The choice of the last time. */
export const exportChoice = createPreference('exportChoice', FIRST_CHOICE, soundChoice);

export function rememberChoice(part: Partial<ExportChoice>): void {
  exportChoice.set({ ...exportChoice.get(), ...part });
}

function isBetween(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

/** Reads the members of an object, the same result for the same object, and a result as itself. */
function remembered<T extends object>(
  read: (members: Readonly<Record<string, unknown>>) => T,
): (stored: unknown) => T {
  const known = new WeakMap<object, T>();
  const ofNothing = read({});
  return (stored) => {
    if (typeof stored !== 'object' || stored === null) return ofNothing;
    let result = known.get(stored);
    if (!result) {
      result = read(stored as Readonly<Record<string, unknown>>);
      known.set(stored, result);
      known.set(result, result);
    }
    return result;
  };
}
