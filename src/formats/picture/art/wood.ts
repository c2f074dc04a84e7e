import type { Point } from '../../../engine/hex/plane.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../engine/segment/vertex.ts';
import { insetRings, traceBorders } from '../border.ts';
import type { Brush } from '../brush.ts';
import { shadowOf } from '../frame.ts';
import { INK, LIGHT, mix, SHADOW, type Palette } from '../palette.ts';
import { chance, segmentCenter, type Site } from '../site.ts';
import { paintBush } from './house.ts';
import { fillSegments, rounded, wayThrough } from './ways.ts';

const GRASS = '#c5d781';

/** Paints a wood: single trees, each with its crown and shadow, on dark ground with round edges. */
export function paintWood({ building, palette }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, mix(palette.base, GRASS, 0.45));
  const edge = insetRings(traceBorders(building.segments), 0.06).map((ring) => rounded(rounded(ring)));
  brush.rings('ground', edge, mix(palette.base, GRASS, 0.12));
  const colors = treeColors(palette);
  for (const segment of building.segments)
    for (const tree of treesIn(segment)) paintTree(tree, colors, brush);
}

/** Paints a hedge: bushes in a row that goes on from segment to segment. */
export function paintHedge({ building, palette, kind, kindAt }: Site, brush: Brush): void {
  fillSegments(brush, building.segments, mix(palette.base, GRASS, 0.6));
  for (const segment of building.segments) {
    const lines = wayThrough(segment, (next) => kindAt(next)?.id === kind.id);
    for (const [row, [x, y, nx, ny]] of lines.entries())
      for (const [index, share] of ROW.entries()) {
        const place = 10 * row + index;
        const aside = (index % 2 === 0 ? -0.07 : 0.07) + 0.08 * (chance(segment, 40 + place) - 0.5);
        const [dx, dy] = [nx! - x!, ny! - y!];
        const at = [x! + share * dx - 2 * aside * dy, y! + share * dy + 2 * aside * dx];
        const color = index % 2 === 1 ? (palette.second ?? mix(palette.base, LIGHT, 0.12)) : palette.base;
        paintBush(brush, at, 0.125 + 0.055 * chance(segment, 90 + place), color);
      }
  }
}

/** The shares of the way through a segment at which bushes of a hedge stand. */
const ROW = [0.1, 0.6] as const;

/** A tree from above. */
interface Tree extends Point {
  /** Of its crown, in side lengths. */
  readonly radius: number;
  /** Index of its colors. */
  readonly tone: number;
  /** Radians by which its crown is turned. */
  readonly turn: number;
}

/** The distance of trees from the center of their segment, in side lengths, and how much it differs. */
const FROM_CENTER = 0.25;
const SPREAD = 0.06;

/** The trees of a segment: one toward each corner, so that they stand apart from each other and from those of neighbors. */
function treesIn(segment: Segment): Tree[] {
  const { x, y } = segmentCenter(segment);
  return segmentVertices(segment).map((vertex, index) => {
    const corner = thirdToPoint(vertex);
    const angle = Math.atan2(corner.y - y, corner.x - x) + 0.6 * (chance(segment, 40 + index) - 0.5);
    const far = FROM_CENTER + SPREAD * (chance(segment, 50 + index) - 0.5);
    return {
      x: x + far * Math.cos(angle),
      y: y + far * Math.sin(angle),
      radius: 0.115 + 0.05 * chance(segment, 60 + index),
      tone: Math.floor(TONES * chance(segment, 70 + index)),
      turn: chance(segment, 80 + index),
    };
  });
}

/** Number of colors of the trees of a wood. */
const TONES = 3;

/** The colors of a crown. */
interface TreeColors {
  readonly crown: string;
  readonly line: string;
  readonly sunny: string;
}

function treeColors({ base, second }: Palette): TreeColors[] {
  return [base, second ?? mix(base, INK, 0.16), mix(base, '#d0c25a', 0.26)].map((crown) => ({
    crown,
    line: mix(crown, INK, 0.48),
    sunny: mix(crown, LIGHT, 0.24),
  }));
}

/** Paints a tree: a crown of lobes, lighter toward the light. */
function paintTree({ x, y, radius, tone, turn }: Tree, colors: readonly TreeColors[], brush: Brush): void {
  const { crown, line, sunny } = colors[tone]!;
  const outline = lobes({ x, y }, radius, turn);
  brush.polygons('shadow', [shadowOf(outline, 0.45 * radius)], SHADOW);
  brush.polygons('body', [outline], crown, line, 0.022);
  brush.polygons('body', [lobes({ x: x - 0.22 * radius, y: y - 0.26 * radius }, 0.55 * radius, turn)], sunny);
}

/** Lobes of a crown, and corners of each. */
const LOBES = 6;
const CORNERS = 4;

/** The outline of a crown: round lobes side by side. */
function lobes({ x, y }: Point, radius: number, turn: number): number[] {
  const ring: number[] = [];
  for (let i = 0; i < LOBES * CORNERS; i++) {
    const angle = turn + (2 * Math.PI * i) / (LOBES * CORNERS);
    const far = radius * (0.86 + 0.16 * Math.abs(Math.sin((LOBES / 2) * (angle - turn))));
    ring.push(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  return ring;
}
