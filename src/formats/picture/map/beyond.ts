import {
  DIRECTIONS,
  distance,
  modulo6,
  neighbor,
  STEPS,
  type Direction,
  type Hex,
} from '../../../engine/hex/hex.ts';
import { hexCenter, hexesWithin, STRIP_HEIGHT } from '../../../engine/hex/plane.ts';
import type { Country, LandBorder, OpenSide } from '../../../engine/land/open-side.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import { chanceAt } from '../chance.ts';
import type { Bounds } from '../picture.ts';
import { noiseAt } from './chance.ts';
import { clamp, distance as apart, dot, meanOf, type Vec } from './geometry.ts';
import { addressOf, rowOf, type AxisIndex, type MapBuildingSource, type MapCellSource } from './lattice.ts';
import { mapPattern } from './map-pattern.ts';

/*
 * Country that goes on beyond the open sides of a city: blocks of fields, meadows and woods, of the kinds that the city
 * has, and the roads and rivers that lead there. Blocks follow from addresses and the seed, ways from where they leave the
 * land.
 */

/** Hexes across a block, and blocks across a part of the country whose fields lie along one axis, about. */
const BLOCK = 4;
const ALONG = 2.2;

/** Shares of blocks that are a wood, and a meadow; the others have fields. */
const WOODS = 0.14;
const MEADOWS = 0.28;

/** Hexes from the middle of a block within which its wood stands. */
const WOOD_HEXES = 1;

/** Shares of the strips of a block of fields that are hedges, and crops; the others are meadow, on which hay grows. */
const HEDGES = 0.08;
const CROPS = 0.62;

/** Number of sorts of country, by the seed of the city. */
const OFFSETS = 1009;

/** Hexes that a road or river leads on. */
const WAY_HEXES = 24;

/** Side lengths about a part of country within which the border of the land decides how that looks. */
export const COUNTRY_REACH = Math.ceil(2 * STRIP_HEIGHT * (WAY_HEXES + 2));

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
 * @param land the land, as far as ways of it lead into that part: see {@link COUNTRY_REACH}
 * @param kinds those of the city
 * @param border that of all of the land
 * @param seed of the city: each has country of its own
 */
export function countryBeyond(
  land: readonly MapCellSource[],
  kinds: readonly Kind[],
  border: LandBorder,
  country: Country,
  seen: Bounds,
  seed: number,
): MapGround {
  const ways = waysBeyond(land, border.open, country);
  const grown = kindsByPattern(kinds);
  const offset = seed % OFFSETS;
  const beyond: MapCellSource[] = [];
  const strips = new Map<string, { readonly kind: Kind; readonly segments: Segment[] }>();
  for (const hex of hexesWithin(seen)) {
    if (!country.has(hex)) continue;
    for (const k of DIRECTIONS) {
      const segment = { ...hex, k };
      const way = ways.get(segmentKey(segment));
      const crop = way ? null : cropOf(segment, grown, offset);
      beyond.push({ segment, kind: way ?? crop?.kind, placement: 0 });
      if (!crop) continue;
      const strip = strips.get(crop.strip) ?? { kind: crop.kind, segments: [] };
      strip.segments.push(segment);
      strips.set(crop.strip, strip);
    }
  }
  return { land: beyond, buildings: Array.from(strips.values(), (strip) => ({ ...strip, placement: 0 })) };
}

/** The patterns of what grows, each with the kinds that have it. */
type GrownKinds = Readonly<Record<'field' | 'hedge' | 'wood', readonly Kind[]>>;

function kindsByPattern(kinds: readonly Kind[]): GrownKinds {
  const having = (pattern: Pattern) => kinds.filter((kind) => mapPattern(kind) === pattern);
  return { field: having('field'), hedge: having('hedge'), wood: having('wood') };
}

/** The kind that grows on a segment of country, and a name for all that it grows together with; `null` on a meadow. */
function cropOf(
  segment: Segment,
  grown: GrownKinds,
  offset: number,
): { readonly kind: Kind; readonly strip: string } | null {
  const [column, row] = [Math.floor(segment.q / BLOCK), Math.floor(segment.r / BLOCK)];
  const block = `${column} ${row}`;
  const chance = (salt: number, at = 0) => chanceAt(column + offset, row, at, salt);
  // The first of several kinds most of all: wheat before fallow.
  const oneOf = (kinds: readonly Kind[], at: number) => kinds[Math.floor(at * at * at * at * kinds.length)];
  const named = (kind: Kind | undefined, strip: string) =>
    kind ? { kind, strip: `${block} ${strip}` } : null;
  const use = chance(601);
  if (use < WOODS) {
    const middle = { q: BLOCK * column + BLOCK / 2, r: BLOCK * row + BLOCK / 2 };
    return distance(segment, middle) <= WOOD_HEXES ? named(oneOf(grown.wood, chance(602)), 'wood') : null;
  }
  if (use < MEADOWS) return null;
  const noise = noiseAt((column + offset + row / 2) / ALONG, row / ALONG, 603);
  const strip = rowOf(addressOf(segment), clamp(Math.floor(1.5 + 2 * noise), 0, 2) as AxisIndex);
  const what = chance(604, strip);
  if (what < HEDGES) return named(oneOf(grown.hedge, chance(605, strip)), `${strip}`);
  return what < HEDGES + CROPS ? named(oneOf(grown.field, chance(605, strip)), `${strip}`) : null;
}

/** The kinds of roads and rivers beyond the border, by segments. */
function waysBeyond(
  land: readonly MapCellSource[],
  open: readonly OpenSide[],
  country: Country,
): ReadonlyMap<string, Kind> {
  const cells = new Map(land.map((cell) => [segmentKey(cell.segment), cell]));
  const ways = new Map<string, Kind>();
  for (const pattern of ['river', 'street'] as const) {
    const ends = open.flatMap((side) => {
      const kind = cells.get(segmentKey({ q: side.q, r: side.r, k: side.side }))?.kind;
      return kind && mapPattern(kind) === pattern ? [{ side, kind }] : [];
    });
    for (const end of middles(ends)) goOn(end, pattern === 'river', country, ways);
  }
  return ways;
}

interface WayEnd {
  readonly side: OpenSide;
  readonly kind: Kind;
}

/** The end of a way at the border, with the direction in which it goes on. */
interface WayAhead extends WayEnd {
  readonly ahead: Direction;
}

/** One end in place of several that lie side by side: that nearest to their middle. It goes on as most of them would. */
function middles(ends: readonly WayEnd[]): WayAhead[] {
  const groups: WayEnd[][] = [];
  for (const end of ends) {
    const near = groups.filter((group) => group.some(({ side }) => distance(side, end.side) < ONE_WAY));
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push([...near.flat(), end]);
  }
  return groups.map((group) => {
    const centers = group.map(({ side }) => centerOfHex(side));
    const middle = meanOf(centers);
    const out = meanOf(group.map(({ side: { side } }) => centerOfHex(STEPS[side])));
    const away = centers.map((center) => apart(center, middle));
    const along = DIRECTIONS.map((direction) => dot(centerOfHex(STEPS[direction]), out));
    const end = group[away.indexOf(Math.min(...away))]!;
    return { ...end, ahead: along.indexOf(Math.max(...along)) as Direction };
  });
}

function centerOfHex(hex: Hex): Vec {
  const { x, y } = hexCenter(hex);
  return [x, y];
}

/** Turns from the direction of a way, the most likely first: it comes back to that, and goes around land. */
const TURNS = [0, 1, -1, 2, -2] as const;

/** Leads a way on from hex to hex, in bends about one direction. */
function goOn(
  { side: { side, ...start }, kind, ahead }: WayAhead,
  isWide: boolean,
  country: Country,
  ways: Map<string, Kind>,
): void {
  let hex = neighbor(start, side);
  let from = modulo6(side + 3);
  for (let count = 0; count < WAY_HEXES && country.has(hex); count++) {
    const [at, back] = [hex, from];
    const chance = chanceAt(hex.q, hex.r, ahead, 611);
    const bend = chance < 0.22 ? -1 : chance < 0.44 ? 1 : 0;
    const out = [bend, ...TURNS]
      .map((turn) => modulo6(ahead + turn))
      .find((direction) => direction !== back && country.has(neighbor(at, direction)));
    if (out === undefined) return;
    for (const k of isWide ? DIRECTIONS : crossed(from, out, chance)) {
      const key = segmentKey({ ...hex, k });
      if (!ways.has(key)) ways.set(key, kind);
    }
    hex = neighbor(hex, out);
    from = modulo6(out + 3);
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
