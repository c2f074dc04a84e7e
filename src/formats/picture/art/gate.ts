import { segmentAt } from '../../../engine/segment/cell.ts';
import { segmentKey } from '../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import { insetRings, traceBorders, type BorderEdge } from '../border.ts';
import { CLOTH, INK, mix, SHADOW, WOOD } from '../palette.ts';
import type { Brush } from '../brush.ts';
import { place, type Frame } from '../frame.ts';
import type { Site } from '../site.ts';
import { isMasonry } from './masonry.ts';
import { paintStone } from './wall.ts';

/**
 * Paints a gate: a wall with a dark passage through it, at right angles to its broadest free face, and a turret on
 * either side.
 */
export function paintGate(site: Site, brush: Brush): void {
  const { palette } = site;
  const loops = traceBorders(site.building.segments);
  brush.rings('ground', insetRings(loops, 0), palette.lot, palette.rim, 0.022);
  paintStone(site, brush, loops);

  const { frame, from, to } = passage(site, loops.flat());
  const half = 0.17;
  const road = place(frame, [from, -half, to, -half, to, half, from, half]);
  brush.polygons('top', [road], mix(palette.base, INK, 0.45), palette.ink, 0.04);
  const planks: number[][] = [];
  for (let u = from + 0.1; u < to - 0.05; u += 0.12)
    planks.push(place(frame, [u, -half + 0.03, u, half - 0.03]));
  brush.lines('top', planks, mix(WOOD, CLOTH, 0.3), 0.028);
  const own = new Set(site.building.segments.map(segmentKey));
  for (const u of [from + 0.15, to - 0.15])
    for (const v of [-half - 0.11, half + 0.11]) {
      const [x, y] = place(frame, [u, v]) as [number, number];
      // Where the gate narrows there is no room for turrets.
      if (!own.has(segmentKey(segmentAt(x, y)))) continue;
      brush.circles('shadow', [x + 0.06, y + 0.08, 0.14], SHADOW);
      brush.circles('top', [x, y, 0.13], palette.second ?? mix(palette.base, CLOTH, 0.35), palette.ink, 0.04);
      brush.circles('top', [x, y, 0.06], palette.base);
    }
}

/** The axis of the passage, and the positions of its two ends along the axis. */
function passage(site: Site, edges: readonly BorderEdge[]): { frame: Frame; from: number; to: number } {
  const free = edges.filter(({ outside }) => {
    const other = site.kindAt(outside);
    return !other || !isMasonry(other);
  });
  const looks = (free.length > 0 ? free : edges).map((edge) => {
    const [a, b] = [thirdToPoint(edge.from), thirdToPoint(edge.to)];
    return { x: b.y - a.y, y: a.x - b.x, middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  });
  // The direction that most free edges face, or face away from.
  let axis = { x: 0, y: -1 };
  let most = 0;
  for (const look of looks) {
    const along = looks.filter((other) => Math.abs(other.x * look.x + other.y * look.y) > 0.9).length;
    if (along <= most) continue;
    most = along;
    axis = { x: look.x, y: look.y };
  }
  const ends = looks.filter((look) => Math.abs(look.x * axis.x + look.y * axis.y) > 0.9);
  const origin = mean(ends.map(({ middle }) => middle));
  return { frame: { origin, axis }, ...longestRun(site, { origin, axis }) };
}

/** Distance between samples along a passage, in side lengths. */
const STEP = 0.02;

/** The longest part of a frame's axis that lies on the gate. */
function longestRun({ building }: Site, frame: Frame): { from: number; to: number } {
  const own = new Set(building.segments.map(segmentKey));
  const isOwn = (u: number) => {
    const [x, y] = place(frame, [u, 0]) as [number, number];
    return own.has(segmentKey(segmentAt(x, y)));
  };
  const reach = building.segments
    .flatMap(segmentVertices)
    .map(thirdToPoint)
    .map(({ x, y }) => (x - frame.origin.x) * frame.axis.x + (y - frame.origin.y) * frame.axis.y);
  const end = Math.max(...reach);
  let longest = { from: 0, to: 0 };
  let from = Math.min(...reach) + STEP / 2;
  for (let u = from; u < end; u += STEP) {
    if (!isOwn(u)) from = u + STEP;
    else if (u - from > longest.to - longest.from) longest = { from, to: u };
  }
  return longest;
}

function mean(points: readonly { readonly x: number; readonly y: number }[]) {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}
