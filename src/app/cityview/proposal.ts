import type { Hex } from '../../engine/hex/hex.ts';
import type { Pose } from '../../engine/schematic/pose.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';

/** A schematic as it would be laid. */
export interface Laid extends Hex, Pose {
  readonly schematic: Schematic;
}

/** Placements that are proposed for the city. */
export interface Proposal {
  readonly laid: readonly Laid[];
  /** Ids of the placements that it would take the place of. */
  readonly gone: readonly number[];
}
