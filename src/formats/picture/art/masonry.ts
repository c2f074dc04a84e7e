import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { thirdToPoint } from '../../../engine/segment/vertex.ts';
import { chosenPattern } from '../../kinds/pattern.ts';
import { insetCorner, nextEdge, previousEdge, type BorderEdge } from '../border.ts';
import type { Brush } from '../brush.ts';
import { INK, LIGHT, mix, STONE } from '../palette.ts';
import type { Site } from '../site.ts';

/** Color of the top of a wall, where people walk. */
export const WALKWAY = mix(STONE, INK, 0.08);

/** Distance from the border of a segment to the face of its wall, in side lengths. */
const MARGIN = 0.13;
/** Thickness of the parapet, in side lengths. */
const PARAPET = 0.1;
/** Approximate distance between merlons, in side lengths. */
const MERLONS = 0.21;

const MASONRY: ReadonlySet<string> = new Set(['wall', 'gate', 'tower', 'castle']);

/** Whether a kind is masonry, which walls join without an end face. */
export function isMasonry(kind: Kind): boolean {
  const chosen = chosenPattern(kind);
  return chosen ? MASONRY.has(chosen) : kind.id.split('-').some((word) => MASONRY.has(word));
}

/** A face of a wall as a line with the stone to its right: x0, y0, x1, y1 in side lengths. */
export type Face = readonly [number, number, number, number];

/**
 * A side of a masonry building: on the face of the wall when the side is free, on the border of the segment where it
 * joins other masonry.
 */
export interface MasonrySide {
  readonly face: Face;
  /** The kind that the side joins; `undefined` when the side is free. */
  readonly joins: Kind | undefined;
}

/**
 * The sides of one loop around a masonry building. Where it joins another building, the corner is computed for all the
 * masonry together, so that the faces of both meet in one point.
 */
export function masonrySides(loop: readonly BorderEdge[], { kindAt }: Site): MasonrySide[] {
  const other = (segment: Segment) => {
    const kind = kindAt(segment);
    return kind && isMasonry(kind) ? kind : undefined;
  };
  const isInside = (segment: Segment) => other(segment) !== undefined;
  const corners = loop.map((edge, i) => {
    const before = loop[(i + loop.length - 1) % loop.length]!;
    const [joinsBefore, joinsAfter] = [isInside(before.outside), isInside(edge.outside)];
    if (joinsBefore && joinsAfter) return thirdToPoint(edge.from);
    return insetCorner(
      joinsBefore ? previousEdge(edge, isInside) : before,
      joinsAfter ? nextEdge(before, isInside) : edge,
      MARGIN,
    );
  });
  return loop.map((edge, i) => {
    const [from, to] = [corners[i]!, corners[(i + 1) % corners.length]!];
    return { face: [from.x, from.y, to.x, to.y], joins: other(edge.outside) };
  });
}

/** Paints parapets with merlons along faces. */
export function paintParapets({ palette }: Site, brush: Brush, faces: readonly Face[]): void {
  const parapets = faces.map(parapet);
  brush.polygons(
    'roof',
    parapets.map(({ strip }) => strip),
    palette.second ?? mix(STONE, palette.base, 0.35),
  );
  brush.lines('detail', faces, mix(STONE, INK, 0.8), 0.05);
  brush.lines(
    'detail',
    parapets.map(({ inner }) => inner),
    mix(STONE, INK, 0.42),
    0.02,
  );
  brush.polygons(
    'top',
    parapets.flatMap(({ merlons }) => merlons),
    mix(palette.second ?? mix(STONE, palette.base, 0.35), LIGHT, 0.4),
    mix(STONE, INK, 0.8),
    0.022,
  );
}

/** The parapet along a face: its strip, its inner line and its merlons. */
function parapet([x0, y0, x1, y1]: Face) {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / length, (y1 - y0) / length];
  const at = (along: number, inward: number) => [
    x0 + ux * along - uy * inward,
    y0 + uy * along + ux * inward,
  ];
  const count = Math.max(1, Math.round(length / MERLONS));
  const step = length / count;
  const merlons: number[][] = [];
  for (let i = 0; i < count; i++) {
    const [from, to] = [(i + 0.26) * step, (i + 0.74) * step];
    merlons.push([...at(from, 0), ...at(to, 0), ...at(to, PARAPET), ...at(from, PARAPET)]);
  }
  return {
    strip: [...at(0, 0), ...at(length, 0), ...at(length, PARAPET), ...at(0, PARAPET)],
    inner: [...at(0, PARAPET), ...at(length, PARAPET)],
    merlons,
  };
}
