import { placementAt } from '../../../engine/board/board.ts';
import type { City } from '../../../engine/city/city.ts';
import { hexCenter, STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import { normalizeRows } from '../../../engine/land/shapes.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import { cellAt, fromCell } from '../../../engine/segment/cell.ts';
import { getChunked } from '../../document/chunked.ts';
import type { Bounds } from '../../view/camera.ts';
import type { CityView } from '../city-view.ts';

/**
 * The part of a city about a part of the plane: its land, the placements that reach into it with all of their land, and
 * the ground there.
 */
export function cityAbout(view: CityView, bounds: Bounds): City {
  const { city } = view;
  const hexes = new Map<string, Hex>();
  const add = (hex: Hex) => {
    if (view.isLand(hex)) hexes.set(`${hex.q} ${hex.r}`, { q: hex.q, r: hex.r });
  };
  const ids = new Set<number>();
  const { strip: top } = cellAt(0, bounds.top);
  const { strip: bottom } = cellAt(0, bounds.bottom);
  for (let strip = top; strip <= bottom; strip++)
    for (let column = Math.floor(2 * bounds.left); column <= Math.ceil(2 * bounds.right); column++) {
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
  return {
    engine,
    kinds,
    recipe,
    schematics: [...used].map((id) => schematics[id]!),
    land: normalizeRows(Array.from(hexes.values(), (hex) => ({ ...hex, count: 1 }))),
    districts: [],
    placements,
    ground,
  };
}

function isIn(hex: Hex, { left, top, right, bottom }: Bounds): boolean {
  const { x, y } = hexCenter(hex);
  return x >= left - 1 && x <= right + 1 && y >= top - 2 * STRIP_HEIGHT && y <= bottom + 2 * STRIP_HEIGHT;
}
