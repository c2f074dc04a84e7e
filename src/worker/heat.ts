import type { Occupancy } from '../engine/board/board.ts';
import type { PoseRules } from '../engine/schematic/pose.ts';
import type { ConditionedShape } from '../engine/schematic/conditioned-shape.ts';
import type { HeatService, LimitsData } from './heat.worker.ts';
import { inOwnWorker } from './job.ts';

/**
 * The heat map of a schematic in a city, counted in a web worker: see `heatMap`.
 *
 * Rejects with the signal's reason when canceled, which ends the worker, and with an `Error` when the worker breaks.
 */
export function heatInWorker(
  { column0, row0, columns, rows, mask_hex, ground_hex, hexes: land, covered }: Occupancy,
  { hexes, around }: ConditionedShape,
  rules: PoseRules,
  limits: LimitsData,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const start = () => new Worker(new URL('./heat.worker.ts', import.meta.url), { type: 'module' });
  // Only an occupancy is copied, because a board has more members than are needed.
  const occupancy: Occupancy = { column0, row0, columns, rows, mask_hex, ground_hex, hexes: land, covered };
  return inOwnWorker<HeatService, Uint8Array>(start, 'counting stopped', signal, ({ service }) =>
    service.count(occupancy, { hexes, ...(around && { around }) }, rules, limits),
  );
}
