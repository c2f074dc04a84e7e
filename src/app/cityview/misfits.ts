import { createOccupancy, hexMask, slotOf } from '../../engine/board/board.ts';
import { IN_GROUPS } from '../../engine/fit/groups.ts';
import type { Placement } from '../../engine/schematic/placement.ts';
import { rememberedPose } from '../../engine/schematic/remembered-poses.ts';
import { fromChunks } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import { handWorkOf } from './hand-work.ts';

/**
 * The placements that are neither locked nor by hand, and stand in districts of groups that their rule does not name.
 * Something else is built there when the city is generated on these districts.
 */
export function misfitsIn(city: CityDocument): Placement[] {
  const { recipe, land, districts, schematics, placements } = city;
  if (!recipe) return [];
  const board = createOccupancy(land);
  const site = { board, districts, placements: [] };
  const barred_schematic = new Map(
    recipe.schematics.map((rule) => [rule.id, IN_GROUPS.of(rule, site)?.barred_hex]),
  );
  const hand = new Set(handWorkOf(city).placements);
  return fromChunks(placements).filter((placement) => {
    const { id, locked, schematic } = placement;
    const barred_hex = barred_schematic.get(schematic);
    if (!barred_hex || locked || hand.has(id)) return false;
    return rememberedPose(schematics[schematic]!.hexes, placement).some((hex) => {
      const slot = slotOf(board, { q: placement.q + hex.q, r: placement.r + hex.r });
      return slot >= 0 && (barred_hex[slot]! & hexMask(hex)) !== 0;
    });
  });
}
