import type { Segment } from '../../engine/segment/segment.ts';

/** A direction in which keys go on a board. */
export type Way = 'left' | 'right' | 'up' | 'down';

/** The ways with their arrow keys. */
export const ARROW_KEYS: readonly (readonly [Way, string])[] = [
  ['left', 'arrowleft'],
  ['right', 'arrowright'],
  ['up', 'arrowup'],
  ['down', 'arrowdown'],
];

/** Where the keys of a board are: a segment, and which of its corners is meant by tools that aim at one. */
export interface CursorPlace {
  readonly segment: Segment;
  /** Of `segmentVertices`: 0 is the hex center. */
  readonly corner: 0 | 1 | 2;
}

/** Handlers of the keys on a board. */
export interface BoardCursor {
  /** Goes to the next segment, or moves what is selected. */
  walk(way: Way): void;
  /** Does with the tool what a click there would do; the second time what a release would do, after a drag. */
  act(): void;
  /** Empties what is there, or what is selected. */
  erase(): void;
  /** Goes several steps at once, on boards that are large. */
  stride?(way: Way): void;
  /** Means the next corner of the segment, on boards with tools that aim at one. */
  turnCorner?(): void;
}
