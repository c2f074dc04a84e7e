import type { Placement } from '../../engine/schematic/placement.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import type { Schematic } from '../../engine/schematic/schematic.ts';
import { movedPlacements, moveBy, type Motion } from './motion.ts';

/** Placements that were copied, about hex (0, 0), with all that they are made of. */
export interface PlacementGroup {
  readonly kinds: readonly Kind[];
  readonly schematics: readonly Schematic[];
  readonly placements: readonly Placement[];
}

/** The placements of a group with its middle at a hex. */
export function groupAt({ placements }: PlacementGroup, at: Hex): readonly Placement[] {
  return movedPlacements(placements, moveBy(at));
}

/** A group turned, shifted or mirrored as one. */
export function movedGroup(group: PlacementGroup, motion: Motion): PlacementGroup {
  return { ...group, placements: movedPlacements(group.placements, motion) };
}
