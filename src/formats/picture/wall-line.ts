import type { Pattern } from '../kinds/pattern.ts';

/** The patterns that a wall goes on in. */
export const WALL_PATTERNS: ReadonlySet<Pattern> = new Set(['rampart', 'turret', 'archway', 'palisade']);

/** Weights of a place of the line and of those after it and before it: binomial, so that no zigzag is left. */
export const WALL_WEIGHTS = [6, 4, 1].map((weight) => weight / 16);

/** Steps along a wall from a segment to the farthest that its line depends on. */
export const WALL_SIGHT = WALL_WEIGHTS.length;
