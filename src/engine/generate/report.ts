import type { Reason } from '../fit/conditions.ts';
import type { Filling } from './filling.ts';
import { nearestMiss } from './miss.ts';
import type { NearestMiss } from './nearest-miss.ts';
import type { RecipeProblem } from './recipe-problem.ts';

/** The results for one schematic of the recipe. */
export interface SchematicReport {
  /** Id of the schematic. */
  readonly id: string;
  /** Number of placements, given ones included; for a minimum that was not met, the most that were placed together. */
  readonly placed: number;
  /** Number of random placements that were tried. */
  readonly tried: number;
  /** Number of those that failed, by the first reason found. */
  readonly failed: Readonly<Record<Reason, number>>;
  /** The nearest miss, for a minimum that was not met when no more placements fit. */
  readonly nearestMiss: NearestMiss | null;
}

/** The results of a generation, one for each rule of the recipe. */
export interface GenerationReport {
  /**
   * The reason why there is no city: `impossible` is proven, `not-found` is the result of a search that ended at its
   * limit of steps. `null` when there is a city.
   */
  readonly unmet: 'impossible' | 'not-found' | null;
  /** The results of the rules, in their order. */
  readonly schematics: readonly SchematicReport[];
}

/** @param problems the requirements that were not met */
export function makeReport(
  { occupancy, supplies, watch }: Filling,
  problems: readonly RecipeProblem[],
): GenerationReport {
  return {
    unmet:
      problems.length === 0 ? null : problems.some(({ isProven }) => isProven) ? 'impossible' : 'not-found',
    schematics: supplies.map((supply) => ({
      id: supply.rule.id,
      placed: supply.placed,
      tried: supply.attempts.tried,
      failed: { ...supply.attempts.failed },
      nearestMiss: supply.placed < supply.rule.min ? nearestMiss(occupancy, supply, watch) : null,
    })),
  };
}
