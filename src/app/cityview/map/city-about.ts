import { isLand, slotOf } from '../../../engine/board/board.ts';
import type { City } from '../../../engine/city/city.ts';
import { hexCenter, hexesWithin, STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { LandRow } from '../../../engine/land/row.ts';
import type { LandBorder } from '../../../engine/land/open-side.ts';
import { MOST_WARP } from '../../../formats/picture/map/chance.ts';
import { COUNTRY_REACH } from '../../../formats/picture/map/beyond.ts';
import { grownBounds } from '../../../formats/picture/picture.ts';
import { getChunked } from '../../document/chunked.ts';
import type { Bounds } from '../../view/camera.ts';
import type { CityView } from '../city-view.ts';
import { surroundingOf } from '../country.ts';

/** Side lengths about a part of a map within which what stands there decides how it looks, bent as it may be. */
const SURROUNDINGS = 13 + MOST_WARP;

/**
 * Side lengths about a change within which its map is another one, all but ever: of 200 pieces taken away, none moved a
 * mark farther away than 5.3. What changes beyond that comes a little later.
 */
export const MOSTLY_WITHIN = 6 + MOST_WARP;

/** A part of a city, with the border of all of it. */
export interface CityAbout {
  readonly city: City;
  readonly border: LandBorder;
}

/**
 * The part of a city that decides how the map of a part of the plane looks: the land about it, farther where the country
 * goes on, the placements that reach into that with all of their land, and the ground there.
 */
export function cityAbout(view: CityView, part: Bounds): CityAbout {
  const { city } = view;
  const border = surroundingOf(city).border;
  const bounds = grownBounds(part, SURROUNDINGS + (border.open.length > 0 ? COUNTRY_REACH : 0));
  const { board } = view;
  const rows: LandRow[] = [];
  const ids = new Set<number>();
  for (const hex of hexesWithin(bounds)) {
    if (!isLand(board, hex)) continue;
    rows.push({ ...hex, count: 1 });
    const first = 6 * slotOf(board, hex);
    for (let segment = first; segment < first + 6; segment++) ids.add(board.placement_segment[segment]!);
  }
  ids.delete(0);
  const placements = [...ids].sort((a, b) => a - b).flatMap((id) => getChunked(city.placements, id) ?? []);
  for (const placement of placements)
    for (const { q, r } of view.hexesOf(placement)) {
      const hex = { q: q + placement.q, r: r + placement.r };
      if (!isIn(hex, bounds) && isLand(board, hex)) rows.push({ ...hex, count: 1 });
    }
  const used = new Set(placements.map(({ schematic }) => schematic));
  const ground = (city.ground ?? []).filter((hex) => isIn(hex, bounds) && isLand(board, hex));
  const { engine, kinds, recipe, schematics } = city;
  return {
    city: {
      engine,
      kinds,
      recipe,
      schematics: [...used].map((id) => schematics[id]!),
      land: normalizeRows(rows),
      districts: [],
      placements,
      ground,
    },
    border,
  };
}

/** Side lengths within which a change of a part of a city changes its map: farther where a road may lead out of it. */
export function reachOf({ city }: CityView, { left, top, right, bottom }: Bounds): number {
  const isAtBorder = surroundingOf(city).border.open.some((side) => {
    const { x, y } = hexCenter(side);
    return x > left - 1 && x < right + 1 && y > top - 1 && y < bottom + 1;
  });
  return isAtBorder ? SURROUNDINGS + COUNTRY_REACH : SURROUNDINGS;
}

/** Whether a hex reaches into a part of the plane, as `hexesWithin` has it. */
function isIn(hex: Hex, { left, top, right, bottom }: Bounds): boolean {
  const { x, y } = hexCenter(hex);
  return x >= left - 1 && x <= right + 1 && y >= top - STRIP_HEIGHT && y <= bottom + STRIP_HEIGHT;
}
