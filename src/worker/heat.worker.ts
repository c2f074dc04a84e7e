import type { Occupancy } from '../engine/board/board.ts';
import { heatMap } from '../engine/fit/heat.ts';
import { Spacing, type SpacedCenter } from '../engine/fit/spacing.ts';
import type { PoseRules } from '../engine/schematic/pose.ts';
import type { PaintedHex } from '../engine/schematic/schematic.ts';
import { serve } from './serve.ts';

/** A {@link Spacing} as messages can hold it. */
export interface SpacingData {
  readonly least: number;
  readonly centers: readonly SpacedCenter[];
}

const service = {
  count: (
    occupancy: Occupancy,
    hexes: readonly PaintedHex[],
    rules: PoseRules,
    zone_hex: Uint8Array | null,
    spacing: SpacingData | null,
  ): Uint8Array =>
    heatMap(occupancy, hexes, rules, {
      zone_hex,
      spacing: spacing && new Spacing(spacing.least, spacing.centers),
    }),
};

export type HeatService = typeof service;

serve(service);
