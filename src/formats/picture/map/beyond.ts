import {
  addHexes,
  DIRECTIONS,
  distance,
  modulo6,
  neighbor,
  type Direction,
  type Hex,
} from '../../../engine/hex/hex.ts';
import { hexCenter, hexesWithin, STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Country, LandBorder, OpenSide } from '../../../engine/land/open-side.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { segmentKey } from '../../../engine/segment/segment.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import { chanceAt } from '../chance.ts';
import type { Bounds } from '../picture.ts';
import type { MapBuildingSource, MapCellSource } from './lattice.ts';
import { mapPattern } from './map-pattern.ts';

/*
 * Country that goes on beyond the open sides of a city: fields, meadows and woods like those inside the border, and the
 * roads and rivers that lead there. All of it follows from the border, from what stands near it, and from addresses.
 */

/** Hexes from the border up to which country is like the land within. */
const ALIKE = 9;

/** Hexes across a block that is like one part of the land. */
const BLOCK = 4;

/** Hexes that a road or river leads on. */
const WAY_HEXES = 24;

/** Side lengths about a part of a picture of country within which the land decides how that looks. */
export const COUNTRY_REACH = Math.ceil(2 * STRIP_HEIGHT * Math.max(2 * (ALIKE + BLOCK), WAY_HEXES + 2));

/** What country may have of the land. */
const COUNTRY_PATTERNS: ReadonlySet<Pattern> = new Set(['field', 'meadow', 'wood', 'orchard', 'hedge']);

/** Hexes within which two ends of roads, or of a river, are one. */
const ONE_WAY = 3;

/** A map's land and buildings. */
export interface MapGround {
  readonly land: readonly MapCellSource[];
  readonly buildings: readonly MapBuildingSource[];
}

/**
 * The country that is seen in a part of the plane.
 *
 * @param ground the land, as far as it decides: see {@link COUNTRY_REACH}
 * @param border that of all of the land
 */
export function countryBeyond(
  ground: MapGround,
  border: LandBorder,
  country: Country,
  seen: Bounds,
): MapGround {
  const cells = new Map(ground.land.map((cell) => [segmentKey(cell.segment), cell]));
  const buildings = new Map(
    ground.buildings.flatMap((building) =>
      building.segments.map((one) => [segmentKey(one), building] as const),
    ),
  );
  const ways = waysBeyond(cells, border.open, country);
  const land: MapCellSource[] = [];
  const parts = new Map<
    string,
    { readonly of: MapBuildingSource; readonly segments: MapCellSource['segment'][] }
  >();
  const nearest = nearestOfBlock(border.open);
  for (const hex of hexesWithin(seen)) {
    if (!country.has(hex)) continue;
    const { block, at } = nearest(hex);
    const isAlike = distance(hex, at) <= ALIKE + BLOCK;
    for (const k of DIRECTIONS) {
      const segment = { ...hex, k };
      const key = segmentKey(segment);
      const way = ways.get(key);
      // Half a turn about a hex of the border: rows stay rows.
      const like = segmentKey({ q: 2 * at.q - hex.q, r: 2 * at.r - hex.r, k: modulo6(k + 3) });
      const from = isAlike && !way ? cells.get(like) : undefined;
      const isCountry = from?.kind !== undefined && COUNTRY_PATTERNS.has(mapPattern(from.kind));
      land.push({ segment, kind: way ?? (isCountry ? from.kind : undefined), placement: 0 });
      const building = isCountry ? buildings.get(like) : undefined;
      if (!building) continue;
      const name = `${block} ${segmentKey(building.segments[0]!)}`;
      const part = parts.get(name) ?? { of: building, segments: [] };
      part.segments.push(segment);
      parts.set(name, part);
    }
  }
  return {
    land,
    buildings: Array.from(parts.values(), ({ of, segments }) => ({ ...of, segments })),
  };
}

/** The block of a hex, and the hex of the border that is nearest to its middle. */
function nearestOfBlock(
  open: readonly OpenSide[],
): (hex: Hex) => { readonly block: string; readonly at: Hex } {
  const known = new Map<string, Hex>();
  return ({ q, r }) => {
    const [column, row] = [Math.floor(q / BLOCK), Math.floor(r / BLOCK)];
    const block = `${column} ${row}`;
    let at = known.get(block);
    if (!at) {
      const middle = { q: BLOCK * column + BLOCK / 2, r: BLOCK * row + BLOCK / 2 };
      at = open.reduce((best, side) => (distance(side, middle) < distance(best, middle) ? side : best));
      known.set(block, at);
    }
    return { block, at };
  };
}

/** The kinds of roads and rivers beyond the border, by segments. */
function waysBeyond(
  cells: ReadonlyMap<string, MapCellSource>,
  open: readonly OpenSide[],
  country: Country,
): ReadonlyMap<string, Kind> {
  const ways = new Map<string, Kind>();
  for (const pattern of ['river', 'street'] as const) {
    const ends = open.flatMap((side) => {
      const kind = cells.get(segmentKey({ q: side.q, r: side.r, k: side.side }))?.kind;
      return kind && mapPattern(kind) === pattern ? [{ side, kind }] : [];
    });
    for (const end of middles(ends)) goOn(end.side, end.kind, pattern === 'river', country, ways);
  }
  return ways;
}

interface WayEnd {
  readonly side: OpenSide;
  readonly kind: Kind;
}

/** One end in place of several that lie side by side: that nearest to their middle. */
function middles(ends: readonly WayEnd[]): WayEnd[] {
  const groups: WayEnd[][] = [];
  for (const end of ends) {
    const near = groups.filter((group) => group.some(({ side }) => distance(side, end.side) < ONE_WAY));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), end]);
  }
  return groups.map((group) => {
    const points = group.map(({ side }) => hexCenter(addHexes(side, neighbor(side, side.side))));
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    const far = points.map((point) => Math.hypot(point.x - x, point.y - y));
    return group[far.indexOf(Math.min(...far))]!;
  });
}

/** Leads a way on from hex to hex, turning by 60 degrees at most from where it left the land. */
function goOn(
  { side, ...start }: OpenSide,
  kind: Kind,
  isWide: boolean,
  country: Country,
  ways: Map<string, Kind>,
): void {
  let hex = neighbor(start, side);
  let ahead = side;
  for (let count = 0; count < WAY_HEXES && country.has(hex); count++) {
    const chance = chanceAt(hex.q, hex.r, side, 611);
    const turn = chance < 0.3 ? -1 : chance < 0.6 ? 1 : 0;
    const turned = modulo6(ahead + turn);
    const isStraying = distance(neighbor({ q: 0, r: 0 }, turned), neighbor({ q: 0, r: 0 }, side)) > 1;
    const out = isStraying ? ahead : turned;
    for (const k of isWide ? DIRECTIONS : crossed(modulo6(ahead + 3), out, chance)) {
      const key = segmentKey({ ...hex, k });
      if (!ways.has(key)) ways.set(key, kind);
    }
    hex = neighbor(hex, out);
    ahead = out;
  }
}

/** The segments from one of a hex to another, around its center the shorter way; by chance when both are as long. */
function crossed(from: Direction, to: Direction, chance: number): Direction[] {
  const steps = modulo6(to - from);
  const way = steps < 3 || (steps === 3 && (100 * chance) % 1 < 0.5) ? 1 : -1;
  const segments = [from];
  while (segments.at(-1) !== to) segments.push(modulo6(segments.at(-1)! + way));
  return segments;
}
