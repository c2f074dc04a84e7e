import type { Kind } from '../../engine/schematic/kind.ts';
import { patternOf } from '../kinds/pattern.ts';
import { WALL_PATTERNS } from './wall-line.ts';

/** Side lengths by which the art of most kinds may reach beyond its segments. */
export const OVERHANG = 0.5;

/** The same for piers, which lead into the sea. */
export const MOST_OVERHANG = 1.6;

/** Side lengths by which the art of some kinds may reach beyond its segments. */
export function overhangOf(kinds: readonly Kind[]): number {
  return kinds.some((kind) => patternOf(kind) === 'pier') ? MOST_OVERHANG : OVERHANG;
}

/** Side lengths by which a picture may change beyond the segments of some kinds when they come or go: walls bend others. */
export function changeOverhangOf(kinds: readonly Kind[]): number {
  return kinds.some((kind) => WALL_PATTERNS.has(patternOf(kind))) ? MOST_OVERHANG : overhangOf(kinds);
}
