import { growIsland, type IslandAlgorithm, type IslandRoll } from '../../../engine/land/island.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import { landStatistics, type LandStatistics } from '../../../engine/land/statistics.ts';
import { islandDice } from '../../../engine/land/dice.ts';
import * as words from './words.ts';

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
    name: words.rollsPerHex,
    of: ({ rolls, statistics }) => rolls / Math.max(1, statistics.hexes),
    format: (value) => value.toFixed(2),
  },
  { id: 'perimeter', name: words.perimeter, of: ({ statistics }) => statistics.perimeter, format: whole },
  {
    id: 'oneNeighbor',
    name: words.deadEnds,
    of: ({ statistics }) => statistics.oneNeighbor,
    format: (value) => `${(100 * value).toFixed(1)} %`,
  },
  { id: 'lakes', name: words.lakes, of: ({ statistics }) => statistics.lakes, format: whole },
  { id: 'diameter', name: words.diameter, of: ({ statistics }) => statistics.diameter, format: whole },
];
