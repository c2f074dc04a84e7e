import type { Point } from '../../../engine/hex/plane.ts';
import { adjacentSegments } from '../../../engine/segment/segment.ts';
import { bentRoof, type BentRoof } from '../bent-roof.ts';
import { insetRings, traceBorders } from '../border.ts';
import type { Brush } from '../brush.ts';
import { paintFace, paintSpire, shadowOf } from '../frame.ts';
import { INK, lit, mix, SHADOW } from '../palette.ts';
import { paintChosenRoof } from './chosen.ts';
import { chance, frontOf, segmentCenter, type Site } from '../site.ts';

/** Gap between a house and the border of its segments, in side lengths. */
const MARGIN = 0.05;

/** Paints a building of one to four segments under one roof, with the ridge along its length and no hips at its ends. */
export function paintTownhouse(site: Site, brush: Brush): void {
  const { building, palette } = site;
  const loops = traceBorders(building.segments);
  brush.rings('ground', insetRings(loops, 0), palette.lot);
  const first = building.segments[0]!;
  const roof = roofOf(site);
  const bent = bentRoof(building.segments, MARGIN);
  if (bent) {
    paintBentRoof(bent, roof, site, brush);
    return;
  }
  for (const ring of insetRings(loops, MARGIN)) {
    const corners = straightened(ring);
    brush.polygons('shadow', [shadowOf(corners, 0.09)], SHADOW);
    brush.polygons('body', [corners], roof, palette.ink, 0.045);
    const axis = ridgeAxis(site);
    if (!paintChosenRoof({ corners, axis, color: roof }, site, brush)) {
      const gables = ridgeOf(corners, axis);
      const ridge = gables && building.segments.length > 1 ? hipped(gables) : gables;
      if (ridge && ridge !== gables) paintHips(brush, roof, corners, ridge, axis);
      else paintGable(brush, [roof, roof], corners, axis);
      if (palette.second !== undefined && ridge) brush.lines('detail', [ridge], palette.second, 0.05);
    }
    const center = middleOf(corners);
    const across = 0.1 + 0.1 * chance(first, 3);
    brush.circles('detail', [center.x + across, center.y - 0.05, 0.03], mix(roof, INK, 0.6));
  }
}

/** Paints a roof that bends with its segments, or goes around a courtyard. */
function paintBentRoof({ rings, faces, ridges }: BentRoof, roof: string, site: Site, brush: Brush): void {
  const { palette, kind } = site;
  const shadows = rings.map((ring) => shadowOf(ring, 0.09));
  brush.rings('shadow', shadows, SHADOW);
  brush.rings('body', rings, roof, palette.ink, 0.045);
  if (kind.look?.roof === 'flat') {
    brush.lines('detail', rings.map(closed), palette.second ?? mix(roof, INK, 0.2), 0.06);
    return;
  }
  const chosen = kind.look?.roof;
  const other = chosen === 'split' ? (palette.second ?? mix(roof, INK, 0.3)) : roof;
  for (const { corners, down } of faces)
    brush.polygons('roof', [corners], lit(down.x + down.y > 0 ? other : roof, down.x, down.y));
  if (chosen === 'tent') return;
  const width = chosen === 'hip' ? 0.06 : chosen === 'gable' ? 0.04 : 0.02;
  brush.lines('detail', ridges, palette.second ?? palette.pale, palette.second ? width + 0.03 : width);
}

/** A ring as a line that ends where it begins. */
function closed(ring: readonly number[]): number[] {
  return [...ring, ring[0]!, ring[1]!];
}

/** How far the ridge of a hip roof ends before the outline, in side lengths. */
const HIP = 0.3;

/** A ridge with its ends moved inward. */
function hipped([fromX, fromY, toX, toY]: readonly number[]): readonly number[] {
  const share = Math.min(0.4, HIP / Math.hypot(toX! - fromX!, toY! - fromY!));
  const [x, y] = [share * (toX! - fromX!), share * (toY! - fromY!)];
  return [fromX! + x, fromY! + y, toX! - x, toY! - y];
}

/** Share of the houses that have an old roof. */
const OLD = 0.38;

/** The color of the roof of a house: of those of its kind, or an older one. */
function roofOf({ building, palette }: Site): string {
  const { segments } = building;
  const roof = palette.roofs[Math.floor(3 * chance(segments[0]!, 2))]!;
  const isOld = chance(segments.at(-1)!, 33 + segments.length) < OLD;
  return isOld ? palette.oldRoof : roof;
}

/** Direction of the ridge: along the building, or across its front for a single segment. */
function ridgeAxis(site: Site): Point {
  const { segments } = site.building;
  const [first, last] = [segmentCenter(segments[0]!), segmentCenter(segments.at(-1)!)];
  if (segments.length === 1) {
    const front = frontOf(segments[0]!, site);
    return { x: -front.y, y: front.x };
  }
  if (segments.length === 2) {
    // Along the longer diagonal of the two, which is across their common side: with its long sides instead.
    const along = adjacentSegments(segments[0]!).find((next) => next.k === segments[1]!.k);
    const other = along ? segmentCenter(along) : last;
    return unit(other.x - first.x, other.y - first.y);
  }
  let [best, most]: [Point, number] = [unit(last.x - first.x, last.y - first.y), 0];
  for (const one of segments)
    for (const two of segments) {
      const [a, b] = [segmentCenter(one), segmentCenter(two)];
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      // Segments two apart lie exactly along the strip.
      if (far > most && one.k % 2 === two.k % 2) [best, most] = [unit(b.x - a.x, b.y - a.y), far];
    }
  return best;
}

function unit(x: number, y: number): Point {
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** A ring without the points on its straight sides. */
function straightened(ring: readonly number[]): number[] {
  const corners: number[] = [];
  const count = ring.length;
  for (let i = 0; i < count; i += 2) {
    const [px, py] = [ring[(i + count - 2) % count]!, ring[(i + count - 1) % count]!];
    const [x, y] = [ring[i]!, ring[i + 1]!];
    const [nx, ny] = [ring[(i + 2) % count]!, ring[(i + 3) % count]!];
    if (Math.abs((x - px) * (ny - y) - (y - py) * (nx - x)) > 1e-6) corners.push(x, y);
  }
  return corners;
}

export function middleOf(corners: readonly number[]): Point {
  let [x, y] = [0, 0];
  for (let i = 0; i < corners.length; i += 2) {
    x += corners[i]!;
    y += corners[i + 1]!;
  }
  return { x: (2 * x) / corners.length, y: (2 * y) / corners.length };
}

/** The ridge of a gable roof over a convex outline: the line through its middle; `undefined` over others. */
export function ridgeOf(corners: readonly number[], axis: Point): readonly number[] | undefined {
  const ends: number[] = [];
  const middle = middleOf(corners);
  const sideOf = (i: number) => (corners[i]! - middle.x) * -axis.y + (corners[i + 1]! - middle.y) * axis.x;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [here, there] = [sideOf(i), sideOf(j)];
    if (here >= 0 === there >= 0) continue;
    const share = here / (here - there);
    ends.push(
      corners[i]! + share * (corners[j]! - corners[i]!),
      corners[i + 1]! + share * (corners[j + 1]! - corners[i + 1]!),
    );
  }
  return ends.length === 4 ? ends : undefined;
}

/**
 * Paints a roof of two faces over a convex outline, which meet in a ridge through its middle; a spire over others.
 *
 * @param colors of the two faces
 */
export function paintGable(
  brush: Brush,
  colors: readonly [string, string],
  corners: readonly number[],
  axis: Point,
): void {
  const middle = middleOf(corners);
  const sideOf = (i: number) => (corners[i]! - middle.x) * -axis.y + (corners[i + 1]! - middle.y) * axis.x;
  const faces: [number[], number[]] = [[], []];
  let crossings = 0;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [here, there] = [sideOf(i), sideOf(j)];
    faces[here >= 0 ? 0 : 1].push(corners[i]!, corners[i + 1]!);
    if (here >= 0 === there >= 0) continue;
    crossings++;
    const share = here / (here - there);
    const x = corners[i]! + share * (corners[j]! - corners[i]!);
    const y = corners[i + 1]! + share * (corners[j + 1]! - corners[i + 1]!);
    faces[0].push(x, y);
    faces[1].push(x, y);
  }
  if (crossings !== 2) {
    paintSpire(brush, 'roof', colors[0], corners, middle);
    return;
  }
  for (const [index, face] of faces.entries()) {
    const outward = index === 0 ? 1 : -1;
    brush.polygons('roof', [face], lit(colors[index]!, -axis.y * outward, axis.x * outward));
  }
}

/**
 * Paints slopes from every side of a convex outline to a ridge that ends before the outline.
 *
 * @returns the ridge
 */
export function paintHips(
  brush: Brush,
  color: string,
  corners: readonly number[],
  ridge: readonly number[],
  axis: Point,
): readonly number[] {
  const middle = middleOf(corners);
  const along = (x: number, y: number) => (x - middle.x) * axis.x + (y - middle.y) * axis.y;
  const [fromX, fromY, toX, toY] = ridge as readonly [number, number, number, number];
  const ends = [
    { x: fromX, y: fromY },
    { x: toX, y: toY },
  ].toSorted((a, b) => along(a.x, a.y) - along(b.x, b.y));
  const endOf = (x: number, y: number) => ends[along(x, y) < 0 ? 0 : 1]!;
  for (let i = 0; i < corners.length; i += 2) {
    const j = (i + 2) % corners.length;
    const [ax, ay, bx, by] = [corners[i]!, corners[i + 1]!, corners[j]!, corners[j + 1]!];
    const [a, b] = [endOf(ax, ay), endOf(bx, by)];
    const face = a === b ? [ax, ay, bx, by, a.x, a.y] : [ax, ay, bx, by, b.x, b.y, a.x, a.y];
    paintFace(brush, 'roof', color, face);
  }
  return ridge;
}
