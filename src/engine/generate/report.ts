import type { Reason } from '../fit/conditions.ts';
import type { Filling } from './filling.ts';
import { nearestMiss, type NearestMiss } from './miss.ts';
import type { RecipeProblem } from './recipe-problem.ts';

/** The result for one schematic of the recipe. */
export interface SchematicReport {
  readonly id: string;
  /** How many stand, with those that stood before; for a minimum not met, how many stood at best. */
  readonly placed: number;
  /** Random placements that were looked at. */
  readonly tried: number;
  /** How many of them failed, by the first reason that was met. */
  readonly failed: Readonly<Record<Reason, number>>;
  /** Where it came nearest, for a minimum that was not met and of which no more fits. */
  readonly nearestMiss: NearestMiss | null;
}

/** The result of a generation, rule by rule of the recipe. */
export interface GenerationReport {
  /**
   * Why there is no city: it is `impossible`, which is proven, or `not-found` by a search that ended at its limit of
   * steps. `null` when there is one.
   */
  readonly unmet: 'impossible' | 'not-found' | null;
  readonly schematics: readonly SchematicReport[];
}

/** @param problems what could not be met */
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
