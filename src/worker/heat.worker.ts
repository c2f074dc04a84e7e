import type { Occupancy } from '../engine/board/board.ts';
import type { Placement } from '../engine/schematic/placement.ts';
import { centersOf, type ConditionRule } from '../engine/fit/conditions.ts';
import { heatMap } from '../engine/fit/heat.ts';
import type { PoseRules } from '../engine/schematic/pose.ts';
import type { ConditionedShape } from '../engine/schematic/conditioned-shape.ts';
import { serve } from './serve.ts';

/**
 * The limits of a placement in a form that messages can carry: conditions on centers are made again from their rule.
 */
export interface LimitsData {
  readonly barred_hex: Uint8Array | null;
  readonly rule: ConditionRule | undefined;
  /** The existing placements of the schematic. */
  readonly placements: readonly Placement[];
}

const service = {
  count: (
    occupancy: Occupancy,
    schematic: ConditionedShape,
    rules: PoseRules,
    { barred_hex, rule, placements }: LimitsData,
  ): Uint8Array => {
    const centers = centersOf(rule, { board: occupancy, districts: [], placements });
    return heatMap(occupancy, schematic, rules, { barred_hex, centers });
  },
};

export type HeatService = typeof service;

serve(service);
