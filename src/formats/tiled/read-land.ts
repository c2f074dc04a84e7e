import type { Hex } from '../../engine/hex/hex.ts';
import { fromOffset } from '../../engine/hex/offset.ts';
import { MAX_LAND_COORDINATE, type LandRow } from '../../engine/land/row.ts';
import { normalizeRows } from '../../engine/land/shapes.ts';
import { turnedHex } from '../../engine/map/turned.ts';
import { seaChoices, type SeaChoice } from '../sea/rule.ts';
import { checkLand } from '../text-map/land.ts';
import { TiledFault } from './fault.ts';
import { MAX_TILED_CELLS } from './grid.ts';
import type { ReadLayer, ReadMap, TilesetTile } from './read-map.ts';

/** The land of a map, and the place of its cells on the board. */
export interface ReadLand {
  /** Normalized. */
  readonly land: readonly LandRow[];
  /** The layer that names the land; `undefined` when all visible layers do. */
  readonly layer: ReadLayer | undefined;
  readonly hexAt: (column: number, row: number) => Hex;
  /** Rules that make some of the tiles sea, with the number of these tiles. */
  readonly seas: readonly SeaChoice[];
}

/** The bits of a global id that are no flags of turning or mirroring. */
const ID_BITS = 0x0fffffff;

/** The global id of a tile without flags. */
export function plainGid(gid: number): number {
  return gid & ID_BITS;
}

/** Largest |q|, |r| and |q + r| of the hex at the corner of a map, so that those of all its cells are valid. */
const MAX_ORIGIN = MAX_LAND_COORDINATE - 2 * MAX_TILED_CELLS;

/**
 * The land of a map: the cells of its layer `land` that have a tile, or those of all visible layers when there is no
 * such layer. Tiles of water are sea, and so are layers that are called like one. A map that Sixfold wrote keeps its coordinates; any other is centered, and one of
 * pointy-top hexes turned.
 *
 * @throws TiledFault without land, or for land that is too large
 */
export function readLand(map: ReadMap): ReadLand {
  const layer = map.layers.find(({ name }) => name.toLowerCase() === 'land');
  let first: readonly LandRow[] = [];
  const origin = originOf(map);
  const raw = rawHexes(map);
  const tiles = new Set<TilesetTile>();
  for (const { blocks } of layer ? [layer] : map.layers.filter(({ visible, isSea }) => visible && !isSea)) {
    const rows: LandRow[] = [];
    for (const { x, y, width, height, gids } of blocks)
      for (let index = 0; index < width * height; index++) {
        const gid = plainGid(gids[index]!);
        if (gid === 0) continue;
        const tile = map.tileOf(gid);
        if (tile) tiles.add(tile);
        if (tile?.isSea) continue;
        const { q, r } = raw(x + (index % width), y + Math.floor(index / width));
        rows.push({ r, q, count: 1 });
      }
    // Layers lie over each other, and all their hexes together may not fit into memory.
    first = normalizeRows(first.length === 0 ? rows : first.concat(rows));
  }
  const centered = checkLand(first);
  if (!centered.ok) throw new TiledFault(centered.problems[0]!.path, centered.problems[0]!.message);
  const by = origin ?? {
    q: centered.value[0]!.q - first[0]!.q,
    r: centered.value[0]!.r - first[0]!.r,
  };
  return {
    land: first.map(({ r, q, count }) => ({ r: r + by.r + 0, q: q + by.q + 0, count })),
    layer,
    hexAt: (column, row) => {
      const { q, r } = raw(column, row);
      return { q: q + by.q, r: r + by.r };
    },
    seas: seaChoices(Array.from(tiles).flatMap(({ says }) => says ?? [])),
  };
}

/** The hex of the first cell of a map that Sixfold wrote. */
function originOf({ axis, lower, properties }: ReadMap): Hex | undefined {
  const [q, r] = [properties.get('originQ'), properties.get('originR')].map(Number) as [number, number];
  const isWhole = [q, r, q + r].every((value) => Number.isInteger(value) && Math.abs(value) <= MAX_ORIGIN);
  return axis === 'x' && lower === 'odd' && isWhole && q % 2 === 0 ? { q, r } : undefined;
}

/** The hexes of cells, before the land is centered. */
function rawHexes({ axis, lower }: ReadMap): (column: number, row: number) => Hex {
  // Odd columns of the board lie lower, and odd rows of its turned text lie further right.
  const step = lower === 'even' ? 1 : 0;
  if (axis === 'x') return (column, row) => fromOffset({ column: column + step, row });
  return (column, row) => turnedHex({ q0: 1, c: 0, width: 0, height: 0 }, { y: row + step, x: column });
}
