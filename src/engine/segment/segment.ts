import { modulo6, STEPS, type Direction, type Hex } from '../hex/hex.ts';

/** Index of a segment in its hex: segment k lies at the edge to neighbor k, so 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
export type SegmentIndex = Direction;

/** The address of a segment: its hex and its index there. */
export interface Segment extends Hex {
  /** The segment of the hex: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. */
  readonly k: SegmentIndex;
}

/** Short names of the segments in index order: the `segmentOrder` of every file. */
export const SEGMENT_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** Names of the segments for people and screen readers, in index order. */
export const SEGMENT_WORDS = [
  'north',
  'north-east',
  'south-east',
  'south',
  'south-west',
  'north-west',
] as const;

/**
 * The three segments that share an edge with `segment`: the previous and the next in its hex, and the one across the
 * hex edge.
 */
export function adjacentSegments({ q, r, k }: Segment): readonly [Segment, Segment, Segment] {
  const step = STEPS[k];
  return [
    { q, r, k: modulo6(k + 5) },
    { q, r, k: modulo6(k + 1) },
    { q: q + step.q, r: r + step.r, k: modulo6(k + 3) },
  ];
}

export function equalSegments(a: Segment, b: Segment): boolean {
  return a.q === b.q && a.r === b.r && a.k === b.k;
}

/** `"q,r,k"`: the key of a segment in records and maps outside hot paths. */
export function segmentKey({ q, r, k }: Segment): string {
  return `${q},${r},${k}`;
}
