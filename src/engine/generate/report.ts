import type { Reason } from '../fit/explain.ts';
import type { Filling } from './filling.ts';
import { nearestMiss, type NearestMiss } from './miss.ts';

/** What became of one schematic of the recipe. */
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

/** What a generation did, rule by rule of the recipe. */
export interface GenerationReport {
  readonly schematics: readonly SchematicReport[];
}

export function makeReport({ occupancy, supplies, watch }: Filling): GenerationReport {
  return {
    schematics: supplies.map((supply) => ({
      id: supply.rule.id,
      placed: supply.placed,
      tried: supply.attempts.tried,
      failed: { ...supply.attempts.failed },
      nearestMiss: supply.placed < supply.rule.min ? nearestMiss(occupancy, supply, watch) : null,
    })),
  };
}
