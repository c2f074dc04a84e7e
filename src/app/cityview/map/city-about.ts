import { placementAt } from '../../../engine/board/board.ts';
import type { City } from '../../../engine/city/city.ts';
import { hexCenter, STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import { cellAt, fromCell } from '../../../engine/segment/cell.ts';
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
  const hexes = new Map<string, Hex>();
  const add = (hex: Hex) => {
    if (view.isLand(hex)) hexes.set(`${hex.q} ${hex.r}`, { q: hex.q, r: hex.r });
  };
  const ids = new Set<number>();
  const { strip0, strips, column0, columns } = view.colors;
  const top = Math.max(strip0, cellAt(0, bounds.top).strip);
  const bottom = Math.min(strip0 + strips - 1, cellAt(0, bounds.bottom).strip);
  const left = Math.max(column0, Math.floor(2 * bounds.left));
  const right = Math.min(column0 + columns - 1, Math.ceil(2 * bounds.right));
  for (let strip = top; strip <= bottom; strip++)
    for (let column = left; column <= right; column++) {
      const segment = fromCell({ strip, column });
      add(segment);
      if (!view.isLand(segment)) continue;
      const id = placementAt(view.board, segment, segment.k);
      if (id > 0) ids.add(id);
    }
  const placements = [...ids].sort((a, b) => a - b).flatMap((id) => getChunked(city.placements, id) ?? []);
  for (const placement of placements)
    for (const { q, r } of view.hexesOf(placement)) add({ q: q + placement.q, r: r + placement.r });
  const used = new Set(placements.map(({ schematic }) => schematic));
  const ground = (city.ground ?? []).filter((hex) => isIn(hex, bounds) && hexes.has(`${hex.q} ${hex.r}`));
  const { engine, kinds, recipe, schematics } = city;
  const land = normalizeRows(Array.from(hexes.values(), (hex) => ({ ...hex, count: 1 })));
  return {
    city: {
      engine,
      kinds,
      recipe,
      schematics: [...used].map((id) => schematics[id]!),
      land,
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

function isIn(hex: Hex, { left, top, right, bottom }: Bounds): boolean {
  const { x, y } = hexCenter(hex);
  return x >= left - 1 && x <= right + 1 && y >= top - 2 * STRIP_HEIGHT && y <= bottom + 2 * STRIP_HEIGHT;
}
