import { layGround, type Board } from '../../engine/board/board.ts';
import { addLand, liftGround, removeLand, withRoomFor } from '../../engine/board/reshape.ts';
import { DIRECTIONS, hexKey } from '../../engine/hex/hex.ts';
import { countHexes, forEachHex, type LandRow } from '../../engine/land/row.ts';
import { withoutRows } from '../../engine/land/row-sets.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import { paintedSegments, type PaintedHex } from '../../engine/schematic/schematic.ts';
import type { CityDocument } from '../document/document.ts';
import { planReshapes, type Reshape } from './city-view.ts';

/** The share of the land that may come or go until all is derived anew. */
const MOST_LAND = 0.25;

/** A hex of ground before and after; `undefined` where it had none. */
interface GroundChange {
  readonly before: PaintedHex | undefined;
  readonly after: PaintedHex | undefined;
}

/** Lets views of cities follow land and ground by what has changed, from now on. */
export function followReshapes(): void {
  planReshapes(planReshape);
}

/** How a board follows land and ground of a city; `null` when so much is another that all is better derived anew. */
function planReshape(before: CityDocument, city: CityDocument, board: Board): Reshape | null {
  const [old, land] = [normalizeRows(before.land), normalizeRows(city.land)];
  const [gone, come] = [withoutRows(old, land), withoutRows(land, old)];
  if (countHexes(gone) + countHexes(come) > MOST_LAND * countHexes(land)) return null;
  const ground = groundChanges(before.ground, city.ground);
  // Another object after another land or ground: conditions are kept for a board.
  const reshaped = { ...withRoomFor(board, come) };
  return {
    board: reshaped,
    land: [...gone, ...come],
    carryOut(color) {
      for (const { before: hex } of ground)
        for (const segment of paintedSegments(hex ? [hex] : [])) {
          liftGround(reshaped, segment);
          color(segment, 'free');
        }
      removeLand(reshaped, gone);
      addLand(reshaped, come);
      const colorAll = (rows: readonly LandRow[], what: 'sea' | 'free') =>
        forEachHex(rows, (hex) => {
          for (const k of DIRECTIONS) color({ ...hex, k }, what);
        });
      colorAll(gone, 'sea');
      colorAll(come, 'free');
      for (const { after: hex } of ground)
        for (const segment of paintedSegments(hex ? [hex] : [])) {
          layGround(reshaped, segment);
          color(segment, { kind: segment.kind });
        }
    },
  };
}

/** The hexes of ground that are not the same objects in both. */
function groundChanges(before: CityDocument['ground'], after: CityDocument['ground']): GroundChange[] {
  if (before === after) return [];
  const changes = new Map<string, GroundChange>();
  const same = new Set(before);
  const left = new Set(after);
  for (const hex of before ?? [])
    if (!left.has(hex)) changes.set(hexKey(hex), { before: hex, after: undefined });
  for (const hex of after ?? [])
    if (!same.has(hex)) changes.set(hexKey(hex), { before: changes.get(hexKey(hex))?.before, after: hex });
  return [...changes.values()];
}
