import { compareHexes, hexKey, type Hex } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import type { PaintedHex } from './schematic.ts';

/** A kind that is put on a segment, or taken away with `null`. */
export interface Repainted {
  readonly segment: Segment;
  readonly kind: string | null;
}

const EMPTY: PaintedHex['segments'] = [null, null, null, null, null, null];

/**
 * Painted hexes after some changes, by r, then by q. Hexes that no change concerns are the same objects as before; one
 * left empty goes.
 */
export function repaint(hexes: readonly PaintedHex[], changes: Iterable<Repainted>): readonly PaintedHex[] {
  const left = new Map<string, { readonly at: Hex; readonly own: (string | null | undefined)[] }>();
  for (const { segment, kind } of changes) {
    const key = hexKey(segment);
    let changed = left.get(key);
    if (!changed) left.set(key, (changed = { at: segment, own: [] }));
    changed.own[segment.k] = kind;
  }
  const after: PaintedHex[] = [];
  const add = (
    { q, r }: Hex,
    before: PaintedHex['segments'],
    own: readonly (string | null | undefined)[],
  ) => {
    const segments = before.map((kind, k) => (own[k] === undefined ? kind : own[k]));
    if (segments.some((kind) => kind !== null))
      after.push({ q, r, segments: segments as unknown as PaintedHex['segments'] });
  };
  for (const hex of hexes) {
    const key = hexKey(hex);
    const changed = left.get(key);
    left.delete(key);
    if (changed) add(hex, hex.segments, changed.own);
    else after.push(hex);
  }
  for (const { at, own } of left.values()) add(at, EMPTY, own);
  return left.size === 0 ? after : after.sort(compareHexes);
}
