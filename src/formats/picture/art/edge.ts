import type { Point } from '../../../engine/hex/plane.ts';
import type { Edge } from '../../../engine/schematic/kind-look.ts';
import { segmentKey, type Segment } from '../../../engine/segment/segment.ts';
import { patternOf } from '../../kinds/pattern.ts';
import { insetCorner, nextEdge, previousEdge, traceBorders, type BorderEdge } from '../border.ts';
import type { Brush } from '../brush.ts';
import { INK, LEAF, LIGHT, mix, STONE } from '../palette.ts';
import type { Site } from '../site.ts';
import { hasPattern, riverRings, WAYS } from './ways.ts';

/** Paints the chosen edge of a kind, where its ground meets other ground; a river has it along its banks. */
export function paintEdge(site: Site, brush: Brush): void {
  const edge = site.kind.look?.edge;
  if (edge === undefined || edge === 'none') return;
  if (patternOf(site.kind) === 'river') {
    const banks = riverRings(site).map((ring) => [...ring, ring[0]!, ring[1]!]);
    paintBand(edge, () => banks, brush);
    return;
  }
  const { building, kind, kindAt } = site;
  const isWay = hasPattern(kindAt, WAYS);
  // Streets go on in each other, whatever their kinds.
  const goesOn = WAYS.has(patternOf(kind)) ? isWay : (next: Segment) => kindAt(next)?.id === kind.id;
  const sides = traceBorders(building.segments).flatMap((loop) => sidesOf(loop, goesOn));
  if (sides.length === 0) return;
  paintBand(edge, (inset) => sides.map((side) => side.line(inset)), brush);
  if (edge === 'grass') brush.lines('texture', sides.flatMap(tufts), mix(LEAF, INK, 0.4), 0.022);
  if (edge === 'quay') brush.lines('texture', sides.flatMap(joints), mix(STONE, INK, 0.5), 0.02);
}

/** Paints the lines of an edge; `at` gives them at a distance from the border, in side lengths. */
function paintBand(
  edge: Exclude<Edge, 'none'>,
  at: (inset: number) => readonly (readonly number[])[],
  brush: Brush,
): void {
  switch (edge) {
    case 'grass':
      brush.lines('texture', at(0.045), mix(LEAF, LIGHT, 0.15), 0.09);
      break;
    case 'quay':
      brush.lines('texture', at(0.075), mix(STONE, INK, 0.5), 0.15);
      brush.lines('texture', at(0.075), mix(STONE, LIGHT, 0.35), 0.11);
      break;
    case 'stone':
      brush.lines('texture', at(0.035), mix(STONE, INK, 0.55), 0.075);
      brush.lines('texture', at(0.035), mix(STONE, LIGHT, 0.2), 0.04);
      break;
  }
}

/** A side of an area where its ground ends. */
interface Side {
  /** The side as a line at a distance from the border, in side lengths. */
  readonly line: (inset: number) => readonly number[];
  /** A point of the side, by its share 0..1 of the way along it and its distance from the border. */
  readonly at: (share: number, inset: number) => Point;
}

function sidesOf(loop: readonly BorderEdge[], goesOn: (next: Segment) => boolean): Side[] {
  const own = new Set(loop.map(({ inside }) => segmentKey(inside)));
  const isInside = (segment: Segment) => own.has(segmentKey(segment)) || goesOn(segment);
  return loop.flatMap((edge, i) => {
    if (goesOn(edge.outside)) return [];
    // Beside other ground of the kind, the corner is that of all of it together.
    let before = loop[(i + loop.length - 1) % loop.length]!;
    let after = loop[(i + 1) % loop.length]!;
    if (goesOn(before.outside)) before = previousEdge(edge, isInside);
    if (goesOn(after.outside)) after = nextEdge(edge, isInside);
    const start = (inset: number) => insetCorner(before, edge, inset);
    const end = (inset: number) => insetCorner(edge, after, inset);
    return [
      {
        line: (inset) => {
          const [a, b] = [start(inset), end(inset)];
          return [a.x, a.y, b.x, b.y];
        },
        at: (share, inset) => {
          const [a, b] = [start(inset), end(inset)];
          return { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
        },
      },
    ];
  });
}

/** Blades of grass along a side. */
function tufts({ at }: Side): number[][] {
  return [0.18, 0.5, 0.82].map((share) => {
    const root = at(share, 0.03);
    const tips = [at(share - 0.07, 0.1), at(share + 0.02, 0.13), at(share + 0.1, 0.09)];
    return tips.flatMap((tip) => [root.x, root.y, tip.x, tip.y]);
  });
}

/** The joints between the blocks of a quay along a side. */
function joints({ at }: Side): number[][] {
  return [0.125, 0.375, 0.625, 0.875].map((share) => {
    const [outer, inner] = [at(share, 0.02), at(share, 0.13)];
    return [outer.x, outer.y, inner.x, inner.y];
  });
}
