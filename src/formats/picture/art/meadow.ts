import { modulo6, neighbor, type Hex } from '../../../engine/hex/hex.ts';
import { STRIP_HEIGHT, type Point } from '../../../engine/hex/plane.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import type { Pattern } from '../../kinds/pattern.ts';
import type { Brush } from '../brush.ts';
import { turfRings } from '../coast.ts';
import { INK, mix } from '../palette.ts';
import { paintChosenSurface } from './chosen.ts';
import { chance, middle, SEA, segmentCenter, segmentRing, type Site } from '../site.ts';
import { paintBush } from './house.ts';
import { borderLines, hasPattern, OVERLAP } from './ways.ts';

/** Paints a meadow: strips of grass as they were mown, turf up to the beach, and a bush here and there. */
export function paintMeadow(site: Site, brush: Brush): void {
  const { building, palette, kind, kindAt } = site;
  const tones = [palette.base, ...TONES.map(({ color, share }) => mix(palette.base, color, share))];
  const rings_tone = tones.map((): number[][] => []);
  const lines: number[][] = [];
  const blades: number[][] = [];
  for (const segment of building.segments) {
    const center = segmentCenter(segment);
    const strip = stripAt(center);
    rings_tone[Math.floor(tones.length * strip.chance)]!.push(segmentRing(segment, OVERLAP));
    lines.push(...stripLines(segment, strip.angle));
    const { x, y } = center;
    const [dx, dy] = [0.5 * (chance(segment, 70) - 0.5), 0.4 * (chance(segment, 75) - 0.5)];
    blades.push([x + dx - 0.05, y + dy, x + dx, y + dy - 0.08, x + dx + 0.05, y + dy]);
    if (chance(segment, 80) < 0.09) {
      const [aside, down] = [0.3 * (chance(segment, 81) - 0.5), 0.3 * (chance(segment, 82) - 0.5)];
      const radius = 0.12 + 0.06 * chance(segment, 83);
      paintBush(brush, [x + aside, y + down], radius, mix(palette.base, '#4f7a34', 0.55));
    }
  }
  const isSame = (next: Segment) => kindAt(next)?.id === kind.id;
  const isRiver = hasPattern(kindAt, RIVER);
  const isLand = (hex: Hex) => kindAt({ ...hex, k: 0 }) !== SEA;
  const turf = building.segments.flatMap(({ q, r, k }) =>
    isLand(neighbor({ q, r }, k))
      ? []
      : turfRings({ hex: { q, r }, k }, isLand, (edge) => isSame({ ...edge.hex, k: edge.k })),
  );
  if (turf.length > 0) brush.polygons('ground', turf, palette.base, palette.base, 0.02);
  tones.forEach((tone, index) => {
    if (rings_tone[index]!.length > 0) brush.rings('ground', rings_tone[index]!, tone);
  });
  const ends = borderLines(building.segments, (next) => isSame(next) || isRiver(next));
  // In the layer of rivers, which lie over the meadows that their banks reach into.
  if (!kind.look?.edge) brush.lines('ground', ends, mix(palette.base, INK, 0.12), 0.03);
  if (paintChosenSurface(site, brush)) return;
  brush.lines('ground', lines, mix(palette.base, INK, 0.1), 0.02);
  brush.lines('ground', blades, palette.second ?? mix(palette.base, INK, 0.16), 0.018);
}

const RIVER: ReadonlySet<Pattern> = new Set(['river']);

/** The colors that strips of a meadow are mixed with. */
const TONES = [
  { color: '#e6d27c', share: 0.3 },
  { color: '#8fae5f', share: 0.2 },
  { color: '#f2efc0', share: 0.22 },
] as const;

/** Side lengths of the triangles of land whose strips have one direction. */
const PLOT = 5;

/** The strip of a meadow at a point, which one of the three directions of strips goes along. */
function stripAt({ x, y }: Point): { readonly angle: number; readonly chance: number } {
  const rows = ANGLES.map((angle) =>
    Math.floor((y * Math.cos(angle) - x * Math.sin(angle)) / STRIP_HEIGHT),
  ) as [number, number, number];
  const [a, b, c] = rows.map((row) => Math.floor(row / PLOT)) as [number, number, number];
  // Triangles that stand on their side and on their corner go apart here.
  const plot = { q: a, r: b, k: modulo6(a + b + c) };
  const way = Math.floor(3 * chance(plot, 61));
  return {
    angle: ANGLES[way]!,
    chance: chance(plot, 100 + rows[way]! - PLOT * Math.floor(rows[way]! / PLOT)),
  };
}

const ANGLES = [0, Math.PI / 3, (2 * Math.PI) / 3] as const;

/** The line through the middle of a segment along its strip, and its side along the strip. */
function stripLines(segment: Segment, angle: number): number[][] {
  const corners = segmentVertices(segment).map(thirdToPoint);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const asideOf = ({ x, y }: Point) => y * cos - x * sin;
  const tip = corners.findIndex(
    (corner, index) =>
      Math.abs(asideOf(corners[(index + 1) % 3]!) - asideOf(corners[(index + 2) % 3]!)) < 0.1 &&
      Math.abs(asideOf(corner) - asideOf(corners[(index + 1) % 3]!)) > 0.1,
  );
  const [top, one, two] = [corners[tip]!, corners[(tip + 1) % 3]!, corners[(tip + 2) % 3]!];
  const [from, to] = [middle(top, one), middle(top, two)];
  return [
    [from.x, from.y, to.x, to.y],
    [one.x, one.y, two.x, two.y],
  ];
}
