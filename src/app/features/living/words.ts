import { amount, number } from '../../kit/number-words.ts';
import type { Edited } from './edited.ts';

// The card over the board.
export const title = 'Edited schematics';
export const closeList = 'Close the list';
export const notNow = 'Not now';
export const show = 'Show';
export const updateFitting = (fitting: number) => `Update ${theFitting(fitting)}`;
export const keepAll = 'Keep all';

/**
 * The edited schematics and the effect on the city: "Mill was edited: 14 placements; 11 would still fit, 3 would not".
 */
export function edited(all: readonly Edited[]): string {
  const placements = all.reduce((sum, one) => sum + one.placements.length, 0);
  const fitting = all.reduce((sum, one) => sum + one.fitting, 0);
  const what =
    all.length === 1 ? `${all[0]!.schematic.name} was edited` : `${all.length} schematics were edited`;
  return `${what}: ${counts(placements, fitting)}`;
}

/** "14 placements; 11 would still fit, 3 would not". */
export function counts(placements: number, fitting: number): string {
  const count = amount(placements, 'placement');
  if (fitting === placements) return `${count}; ${placements === 1 ? 'it' : 'all'} would still fit`;
  if (fitting === 0)
    return `${count}; ${placements === 1 ? 'it' : 'none of them'} would${placements === 1 ? ' not' : ''} fit`;
  return `${count}; ${number(fitting)} would still fit, ${number(placements - fitting)} would not`;
}

// One edited schematic, and its placements.
export const andMore = (placements: number) => `and ${number(placements)} more`;
export const updateOf = (fitting: number, placements: number) =>
  fitting === placements ? `Update ${fitting === 1 ? 'it' : 'all'}` : updateFitting(fitting);
export const keep = 'Keep';
export const detach = 'Detach';
export const detachHint = 'They become schematics of this city only and no longer follow the library';
export const placementAt = (id: number, q: number, r: number) => `No. ${id} at hex ${q}, ${r}`;
export const update = 'Update';
export const updateNumber = (id: number) => `Update No. ${id}`;
export const locked = 'Locked: unlock it first';
export const doesNotFit = 'Does not fit once the others are updated';
export const fitsThen = 'Fits once the others are updated';

// Steps of the undo history.
export const updateStep = (what: string) => `Update ${what} in the city`;
export const keepStep = (what: string) => `Keep ${what} in the city as it is`;
export const detachStep = (name: string) => `Detach ${name} from the library`;
export const schematics = (count: number) => `${count} schematics`;

function theFitting(fitting: number): string {
  return `the ${number(fitting)} that ${fitting === 1 ? 'fits' : 'fit'}`;
}
