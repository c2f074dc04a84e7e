import { compareHexes, DIRECTIONS, type Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';

/** Six entries, one per segment of a hex, in the order N, NE, SE, S, SW, NW. */
export type Six<T> = readonly [T, T, T, T, T, T];

/** Most hexes that a schematic may have. */
export const MAX_SCHEMATIC_HEXES = 4096;

/** Greatest distance of a schematic's hexes from its center. */
export const MAX_SCHEMATIC_RADIUS = 512;

/** A hex with the kind of each of its segments; `null`: the segment is not part of the shape. */
export interface PaintedHex extends Hex {
  /** Ids of kinds in the order N, NE, SE, S, SW, NW. */
  readonly segments: Six<string | null>;
}

/**
 * A shape of segments with kinds, drawn once and placed many times. It turns around its center, hex (0, 0), which may
 * be without segments.
 */
export interface Schematic {
  /** `[a-z][a-z0-9-]{0,63}`, unique in its library. */
  readonly id: string;
  /** Name for people, at most 120 characters. */
  readonly name: string;
  /** Text for people, at most 2000 characters; may be empty. */
  readonly description: string;
  /** Its author, for people; may be empty. */
  readonly author: string;
  /** Words to search and group by. */
  readonly tags: readonly string[];
  /** Hexes with at least one painted segment, each once, sorted by r then q. */
  readonly hexes: readonly PaintedHex[];
  /**
   * Conditions on segments near the shape, in place of kinds: `@public`, `@street`, `@open`, `@free`, `@sea`, `@land`
   * or the id of a kind, each also with `!` in front, several joined by `|`. Hexes with at least one, each once, sorted
   * by r then q; absent without any.
   */
  readonly around?: readonly PaintedHex[];
  /** Any data of the user; Sixfold keeps it unchanged. */
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** A segment with its kind. */
export interface PaintedSegment extends Segment {
  readonly kind: string;
}

/** All painted segments, hex by hex, each hex in the order of its segments. */
export function paintedSegments(hexes: readonly PaintedHex[]): PaintedSegment[] {
  const painted: PaintedSegment[] = [];
  for (const { q, r, segments } of hexes)
    for (const k of DIRECTIONS) {
      const kind = segments[k];
      if (kind !== null) painted.push({ q, r, k, kind });
    }
  return painted;
}

/** Segments merged into one entry per hex, sorted by r then q: the inverse of {@link paintedSegments}. */
export function mergeSegments(painted: Iterable<PaintedSegment>): PaintedHex[] {
  const rows = new Map<number, Map<number, (string | null)[]>>();
  for (const { q, r, k, kind } of painted) {
    let row = rows.get(r);
    if (!row) rows.set(r, (row = new Map<number, (string | null)[]>()));
    let segments = row.get(q);
    if (!segments) row.set(q, (segments = [null, null, null, null, null, null]));
    segments[k] = kind;
  }
  const hexes: PaintedHex[] = [];
  for (const [r, row] of rows)
    for (const [q, segments] of row)
      hexes.push({ q, r, segments: segments as unknown as PaintedHex['segments'] });
  return hexes.sort(compareHexes);
}

/** Number of painted segments. */
export function countSegments(hexes: readonly PaintedHex[]): number {
  let count = 0;
  for (const { segments } of hexes) for (const kind of segments) if (kind !== null) count++;
  return count;
}
