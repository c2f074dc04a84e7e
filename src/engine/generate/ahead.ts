import { slotOf, type Occupancy } from '../board/board.ts';
import { allFits, countBits } from '../fit/all.ts';
import type { Limits } from '../fit/conditions.ts';
import { NEAR_ENOUGH } from '../fit/near.ts';
import { allowedPose, centerAt } from '../fit/placed.ts';
import { fitsTouching } from '../fit/touching.ts';
import { kindsOfWish } from '../fit/wish.ts';
import { addHexes } from '../hex/hex.ts';
import { hexesOf } from '../land/row.ts';
import { hexagonLand } from '../land/shapes.ts';
import { shuffleFirst } from '../random/shuffle.ts';
import type { RandomStream } from '../random/stream.ts';
import { paintedSegments } from '../schematic/schematic.ts';
import { Bag } from './bag.ts';
import type { Spot } from './spot.ts';
import type { Supply } from './supply.ts';

/*
 * Required pieces can ask for what other required pieces bring, each for something of the other. Then one of them is
 * placed ahead of what it asks for, and others where they bring it.
 */

/** Most places that are looked at for one piece. */
const MOST_PLACES = 500;

/** Whether what a schematic asks for may come with other placements: kinds around it, or near to it. */
export function waitsForKinds({ rule, schematicAround }: Supply): boolean {
  return (
    paintedSegments(schematicAround).some(({ kind: wish }) => kindsOfWish(wish).length > 0) ||
    (rule.near ?? []).some(({ to }) => !to.startsWith('@'))
  );
}

/** Whether one more placement fits, or would once others have brought what it asks for. */
export function couldFit(occupancy: Occupancy, supply: Supply, watch: () => void): boolean {
  const limits = lastingLimits(supply);
  return supply.shapes.some((shape) => countBits(allFits(occupancy, [shape], limits, watch)) > 0);
}

/** The conditions of a schematic but those on what other placements can bring. */
function lastingLimits(supply: Supply): Limits {
  const { barred_hex, centers, aligned } = supply.conditions;
  if (!waitsForKinds(supply)) return supply.conditions;
  return { barred_hex, aligned, centers: centers.filter(({ reason }) => reason !== NEAR_ENOUGH.reason) };
}

/** Draws a place that would fit if some kinds came to stand around it; `null` when none of those looked at does. */
export function drawAhead(
  occupancy: Occupancy,
  supply: Supply,
  random: RandomStream,
  kinds: ReadonlySet<string>,
): Spot | null {
  const limits = lastingLimits(supply);
  const { neighborhood } = supply.conditions;
  const slots = occupancy.mask_hex.length;
  const bag = new Bag(allFits(occupancy, supply.shapes, limits), slots, random);
  for (let drawn = 0; drawn < MOST_PLACES; drawn++) {
    const code = bag.draw(random);
    if (code < 0) break;
    const shape = Math.floor(code / slots);
    const slot = code - shape * slots;
    const board = supply.shapes[shape]!;
    const pose = allowedPose(occupancy, board, slot, limits);
    if (pose < 0) continue;
    const nearby = supply.nearby?.[shape];
    if (nearby) {
      const start = nearby.asked.startOf(centerAt(occupancy, board, 0, slot));
      if (!nearby.asked.meetsWith(start, kinds)) continue;
      if (nearby.reach && neighborhood!.reach && !neighborhood!.reach.allows(nearby.reach, start)) continue;
    }
    return { shape, pose, slot };
  }
  return null;
}

/**
 * Draws a place that fits and touches some hexes; `null` when none of those looked at does.
 *
 * @param touched slots of the hexes
 */
export function drawTouching(
  occupancy: Occupancy,
  supply: Supply,
  random: RandomStream,
  touched: ReadonlySet<number>,
): Spot | null {
  const codes = Int32Array.from(
    fitsTouching(occupancy, supply.shapes, supply.conditions.barred_hex, touched),
  );
  const places = Math.min(MOST_PLACES, codes.length);
  shuffleFirst(codes, codes.length, places, random);
  const slots = occupancy.mask_hex.length;
  for (const code of codes.subarray(0, places)) {
    const shape = Math.floor(code / slots);
    const slot = code - shape * slots;
    const pose = allowedPose(occupancy, supply.shapes[shape]!, slot, supply.conditions);
    if (pose >= 0 && supply.fitsNearby({ shape, pose, slot })) return { shape, pose, slot };
  }
  return null;
}

/** The hexes, by their slots, where something can come that a placement asks for and does not have. */
export function openHexes(occupancy: Occupancy, supply: Supply, { shape, pose, slot }: Spot): number[] {
  const board = supply.shapes[shape]!;
  const { neighborhood, centers } = supply.conditions;
  const asked = supply.nearby?.[shape]?.asked;
  const cells = asked?.openCells(asked.startOf(centerAt(occupancy, board, 0, slot))) ?? [];
  const center = centerAt(occupancy, board, pose, slot);
  const isUnmet = centers.some(
    (condition) => condition.reason === NEAR_ENOUGH.reason && !condition.allows(center),
  );
  const most = isUnmet ? Math.max(0, ...(supply.rule.near ?? []).map((near) => near.most ?? 0)) : -1;
  const near = most < 0 ? [] : [...hexesOf(hexagonLand(most))].map((step) => addHexes(center, step));
  return [...cells.map((cell) => neighborhood!.grid.segmentOf(cell)), ...near]
    .map((hex) => slotOf(occupancy, hex))
    .filter((there) => there >= 0);
}
