import type { Edited } from './edited.ts';

/**
 * The edited schematics and the effect on the city: "Mill was edited: 14 placements; 11 would still fit, 3 would not".
 */
export function editedWords(all: readonly Edited[]): string {
  const placements = all.reduce((sum, one) => sum + one.placements.length, 0);
  const fitting = all.reduce((sum, one) => sum + one.fitting, 0);
  const what =
    all.length === 1 ? `${all[0]!.schematic.name} was edited` : `${all.length} schematics were edited`;
  return `${what}: ${countWords(placements, fitting)}`;
}

/** "14 placements; 11 would still fit, 3 would not". */
export function countWords(placements: number, fitting: number): string {
  const count = `${number(placements)} ${placements === 1 ? 'placement' : 'placements'}`;
  if (fitting === placements) return `${count}; ${placements === 1 ? 'it' : 'all'} would still fit`;
  if (fitting === 0)
    return `${count}; ${placements === 1 ? 'it' : 'none of them'} would${placements === 1 ? ' not' : ''} fit`;
  return `${count}; ${number(fitting)} would still fit, ${number(placements - fitting)} would not`;
}

function number(value: number): string {
  return value.toLocaleString('en');
}
