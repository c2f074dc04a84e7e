import { DIRECTIONS, modulo6, neighbor, type Direction, type Hex } from '../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import { segmentAt } from '../../engine/segment/cell.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { Brush } from './brush.ts';
import { mix } from './palette.ts';
import type { Picture } from './picture.ts';
import { middle } from './site.ts';

/*
 * The coast of a city: a beach and shallow water about its land, in smooth lines. Land itself ends at its hexes; what is
 * painted here lies outside of it, but for a hairline. Each corner of the border is painted by what lies a few corners
 * before and after it, so that a coast can be painted in blocks.
 */

/** The colors of the sea and of bare land. */
export interface Shores {
  /** `null` for a picture without a sea, which has a beach alone. */
  readonly outside: string | null;
  readonly free: string;
}

/** How far a band along the coast reaches from land, in side lengths: on average, and at least. */
interface Reach {
  readonly width: number;
  readonly least: number;
}

interface Band extends Reach {
  readonly color: (shores: Shores) => string | null;
}

/** From the sea to the land: each covers part of the one before. */
const BANDS: readonly Band[] = [
  { width: 1.12, least: 0.75, color: ({ outside }) => outside && mix(outside, '#4f8296', 0.2) },
  { width: 0.78, least: 0.45, color: ({ outside }) => outside && mix(outside, '#ffffff', 0.42) },
  { width: 0.42, least: 0.14, color: ({ free }) => mix(free, '#e3c67f', 0.4) },
];

/** The farthest that a coast reaches from the land, in side lengths. */
export const COAST_REACH = 2;

/** How far a band reaches over the land. */
const OVERLAP = 0.04;

/** Weights of a corner and of those after it and before it in the smooth line: binomial, so that no zigzag is left. */
const WEIGHTS = [252, 210, 120, 45, 10, 1].map((weight) => weight / 1024);

/** Corners on each side that the shape of a band at a corner depends on. */
const AROUND = WEIGHTS.length + 1;

/** Places of points on the curve about a corner. */
const CURVE = [0, 0.25, 0.5, 0.75, 1];

/** An edge between a hex of land and the sea, in a direction from the hex. The land lies to its right. */
export interface Shore {
  readonly hex: Hex;
  readonly k: Direction;
}

/** The picture of the coast at some hexes of land, in the plane of the city; `null` when none of them has any. */
export function coastPicture(
  hexes: Iterable<Hex>,
  isLand: (hex: Hex) => boolean,
  shores: Shores,
): Picture | null {
  const rings_band = BANDS.map((): number[][] => []);
  for (const hex of hexes)
    for (const k of DIRECTIONS) if (!isLand(neighbor(hex, k))) paintCorner({ hex, k }, isLand, rings_band);
  if (rings_band[0]!.length === 0) return null;
  const brush = new Brush();
  BANDS.forEach(({ color }, band) => {
    const fill = color(shores);
    if (fill !== null) brush.polygons('ground', rings_band[band]!, fill, fill, 0.02);
  });
  return { buildings: [], marks: brush.marks() };
}

/** Adds the part of each band about the corner at which an edge ends. */
function paintCorner(shore: Shore, isLand: (hex: Hex) => boolean, rings_band: number[][][]): void {
  const turn = turnAt(shore, isLand);
  BANDS.forEach((band, index) => {
    rings_band[index]!.push(...ringsBetween(turn.inner, outerLine(turn, band, isLand)));
  });
}

/** The band in which what grows on land goes on beyond its hexes, so that their corners do not show on the beach. */
const TURF = { width: 0.12, least: 0.03 };

/**
 * The part of a smooth strip of turf along one edge between a hex of land and the sea, as rings. Where it does not go on,
 * it runs out along half of the next edge.
 *
 * @param goesOn whether there is turf along an edge beside this one
 */
export function turfRings(
  shore: Shore,
  isLand: (hex: Hex) => boolean,
  goesOn: (edge: Shore) => boolean,
): number[][] {
  const [previous, next] = [previousShore(shore, isLand), nextShore(shore, isLand)];
  const half = Math.floor(CURVE.length / 2);
  return [turnAt(previous, isLand), turnAt(shore, isLand)].flatMap((turn, index) => {
    const outer = outerLine(turn, TURF, isLand);
    const [other, from, to] = index === 0 ? [previous, half, CURVE.length] : [next, 0, half + 1];
    if (goesOn(other)) return ringsBetween(turn.inner.slice(from, to), outer.slice(from, to));
    const runningOut = outer.map((point, place) => {
      const beyond = index === 0 ? half - place : place - half;
      return beyond <= 0 ? point : between(point, turn.inner[place]!, beyond / half);
    });
    return ringsBetween(turn.inner, runningOut);
  });
}

/** The border about the corner at which an edge ends. */
interface Turn {
  readonly before: Corner;
  readonly here: Corner;
  readonly after: Corner;
  /** The line along the land, with a point for each of {@link CURVE}. */
  readonly inner: readonly Point[];
}

function turnAt(shore: Shore, isLand: (hex: Hex) => boolean): Turn {
  const edges = edgesAround(shore, isLand);
  const corners = edges.map(endOf);
  const [before, here, after] = [AROUND - 1, AROUND, AROUND + 1].map((index) => {
    const away = awayFrom(edges[index]!, edges[index + 1]!);
    return {
      at: corners[index]!,
      away,
      out: outward(corners, index) ?? away,
      smooth: smoothed(corners, index),
    };
  }) as [Corner, Corner, Corner];
  const [start, turn, end] = [
    inland(middle(before.at, here.at), awayFrom(edges[AROUND]!)),
    inland(here.at, here.away),
    inland(middle(here.at, after.at), awayFrom(edges[AROUND + 1]!)),
  ] as const;
  return { before, here, after, inner: [start, middle(start, turn), turn, middle(turn, end), end] };
}

/** The edge of a band about a corner, with a point for each of {@link CURVE}. */
function outerLine({ before, here, after }: Turn, band: Reach, isLand: (hex: Hex) => boolean): Point[] {
  const [a, b, c] = [before, here, after].map((corner) => bandPoint(corner, band, isLand)) as [
    Point,
    Point,
    Point,
  ];
  const [from, to] = [middle(a, b), middle(b, c)];
  return CURVE.map((share): Point => {
    const rest = 1 - share;
    return {
      x: rest * rest * from.x + 2 * rest * share * b.x + share * share * to.x,
      y: rest * rest * from.y + 2 * rest * share * b.y + share * share * to.y,
    };
  });
}

/**
 * Rings that cover what lies between two lines of as many points: one, or triangles where the lines cross, because a ring
 * that crosses itself would cut out of others what it covers the wrong way round.
 */
function ringsBetween(inner: readonly Point[], outer: readonly Point[]): number[][] {
  const triangles: number[][] = [];
  let [left, right] = [0, 0];
  for (let i = 0; i + 1 < inner.length; i++)
    for (const [a, b, c] of [
      [inner[i]!, inner[i + 1]!, outer[i + 1]!],
      [inner[i]!, outer[i + 1]!, outer[i]!],
    ] as const) {
      const area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
      if (area < 0) left++;
      else right++;
      triangles.push([a.x, a.y, b.x, b.y, c.x, c.y]);
    }
  return left > 0 && right > 0
    ? triangles
    : [[...inner, ...outer.toReversed()].flatMap(({ x, y }) => [x, y])];
}

/**
 * A corner of the border, the directions outward from its own hexes and from the smooth line, both of unit length, and
 * where the smooth line passes it.
 */
interface Corner {
  readonly at: Point;
  readonly away: Point;
  readonly out: Point;
  readonly smooth: Point;
}

/** The edges of the border before and after one, which is in the middle. */
function edgesAround(shore: Shore, isLand: (hex: Hex) => boolean): Shore[] {
  const edges = [shore];
  let [first, last] = [shore, shore];
  for (let i = 0; i < AROUND; i++) {
    edges.unshift((first = previousShore(first, isLand)));
    edges.push((last = nextShore(last, isLand)));
  }
  return edges;
}

function endOf({ hex, k }: Shore): Point {
  return thirdToPoint(segmentVertices({ ...hex, k })[2]);
}

function nextShore({ hex, k }: Shore, isLand: (hex: Hex) => boolean): Shore {
  const clockwise = modulo6(k + 1);
  const other = neighbor(hex, clockwise);
  return isLand(other) ? { hex: other, k: modulo6(k - 1) } : { hex, k: clockwise };
}

function previousShore({ hex, k }: Shore, isLand: (hex: Hex) => boolean): Shore {
  const counterclockwise = modulo6(k - 1);
  const other = neighbor(hex, counterclockwise);
  return isLand(other) ? { hex: other, k: modulo6(k + 1) } : { hex, k: counterclockwise };
}

function smoothed(corners: readonly Point[], index: number): Point {
  let [x, y] = [0, 0];
  for (let i = 1 - WEIGHTS.length; i < WEIGHTS.length; i++) {
    // The outermost neighbors of the first and last corner are left out, which the eye cannot see.
    const corner = corners[Math.max(0, Math.min(corners.length - 1, index + i))]!;
    const weight = WEIGHTS[Math.abs(i)]!;
    x += weight * corner.x;
    y += weight * corner.y;
  }
  return { x, y };
}

/** The unit vector away from the land, square to the smooth line; `undefined` where a tiny lake is smoothed away. */
function outward(corners: readonly Point[], index: number): Point | undefined {
  const [before, after] = [smoothed(corners, index - 1), smoothed(corners, index + 1)];
  const [x, y] = [after.y - before.y, before.x - after.x];
  const length = Math.hypot(x, y);
  return length > 0.05 ? { x: x / length, y: y / length } : undefined;
}

/** The unit vector from an edge into the sea; from the corner between two edges, halfway between their directions. */
function awayFrom(...edges: readonly Shore[]): Point {
  let [x, y] = [0, 0];
  for (const { hex, k } of edges) {
    const [land, sea] = [hexCenter(hex), hexCenter(neighbor(hex, k))];
    x += sea.x - land.x;
    y += sea.y - land.y;
  }
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
}

/** A point of the border moved over the land, so that no gap shows between land and coast. */
function inland({ x, y }: Point, away: Point): Point {
  return { x: x - OVERLAP * away.x, y: y - OVERLAP * away.y };
}

/** The point of the edge of a band at a corner; nearer where there is land on the other side. */
function bandPoint(
  { at, away, out, smooth }: Corner,
  { width, least }: Reach,
  isLand: (hex: Hex) => boolean,
): Point {
  const along = (smooth.x - at.x) * out.x + (smooth.y - at.y) * out.y;
  const aside = { x: smooth.x - at.x - along * out.x, y: smooth.y - at.y - along * out.y };
  for (let far = Math.max(along + width, least); far > 0.1; far *= 0.6) {
    const share = far / Math.max(along + width, least);
    const [x, y] = [at.x + far * out.x + share * aside.x, at.y + far * out.y + share * aside.y];
    if (!isLand(segmentAt(x, y)) && !isLand(segmentAt(x + 0.5 * far * out.x, y + 0.5 * far * out.y)))
      return { x, y };
  }
  return { x: at.x + 0.1 * away.x, y: at.y + 0.1 * away.y };
}

/** The point some share of the way from one to another. */
function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
}
