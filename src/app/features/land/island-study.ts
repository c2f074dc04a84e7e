import { growIsland, type IslandAlgorithm, type IslandRoll } from '../../../engine/land/island.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { landStatistics, type LandStatistics } from '../../../engine/land/statistics.ts';
import { islandDice } from '../../../engine/land/dice.ts';

/** One island and what there is to say of it. */
export interface IslandStudy {
  readonly rows: readonly LandRow[];
  readonly rolls: number;
  readonly freed: number;
  readonly statistics: LandStatistics;
}

/** The island that a recipe with this seed stands on. */
export function studyIsland(algorithm: IslandAlgorithm, hexes: number, seed: number): IslandStudy {
  const island = growIsland(algorithm, hexes, islandDice(seed));
  return { ...island, statistics: landStatistics(island.rows) };
}

/** Every roll of the dice that made that island. */
export function rollsOfIsland(algorithm: IslandAlgorithm, hexes: number, seed: number): IslandRoll[] {
  const rolls: IslandRoll[] = [];
  growIsland(algorithm, hexes, islandDice(seed), (roll) => rolls.push(roll));
  return rolls;
}

/** The names and rules of the island shapes. */
export const PROCEDURES: Readonly<Record<IslandAlgorithm, { readonly name: string; readonly rule: string }>> =
  {
    1: {
      name: 'Far reach',
      rule: 'A movement die of 1 or 2 moves; else the next empty hex that way is filled.',
    },
    2: {
      name: 'Neighbors first',
      rule: 'A movement die of 1 or 2 moves; else the neighbor that way is filled.',
    },
    3: { name: 'Crowding', rule: 'Moves when the die is at most the number of filled neighbors.' },
    4: { name: 'Crowding, slower', rule: 'As 3, but a die of 1 always fills.' },
    5: { name: 'Short legs', rule: 'As 3, but moves no farther than the die says.' },
  };

/** A measure of islands that can be compared. */
export interface Measure {
  readonly id: 'rollsPerHex' | 'perimeter' | 'oneNeighbor' | 'lakes' | 'diameter';
  readonly name: string;
  readonly of: (study: Omit<IslandStudy, 'rows'>) => number;
  readonly format: (value: number) => string;
}

const whole = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });

export const MEASURES: readonly Measure[] = [
  {
    id: 'rollsPerHex',
    name: 'Rolls per hex',
    of: ({ rolls, statistics }) => rolls / Math.max(1, statistics.hexes),
    format: (value) => value.toFixed(2),
  },
  { id: 'perimeter', name: 'Perimeter (edges)', of: ({ statistics }) => statistics.perimeter, format: whole },
  {
    id: 'oneNeighbor',
    name: 'Dead-end hexes',
    of: ({ statistics }) => statistics.oneNeighbor,
    format: (value) => `${(100 * value).toFixed(1)} %`,
  },
  { id: 'lakes', name: 'Lakes', of: ({ statistics }) => statistics.lakes, format: whole },
  { id: 'diameter', name: 'Longest diameter', of: ({ statistics }) => statistics.diameter, format: whole },
];
