import { compareHexes, hexKey } from '../hex/hex.ts';
import type { Segment } from '../segment/segment.ts';
import type { PaintedHex } from './schematic.ts';

/** A kind that is put on a segment, or taken away with `null`. */
export interface Repainted {
  readonly segment: Segment;
  readonly kind: string | null;
}

/**
 * Painted hexes after some changes, by r, then by q. Hexes that no change concerns are the same objects as before; one
 * left empty goes.
 */
export function repaint(hexes: readonly PaintedHex[], changes: Iterable<Repainted>): readonly PaintedHex[] {
  const segments_hex = new Map<string, (string | null | undefined)[]>();
  const at_hex = new Map<string, Segment>();
  for (const { segment, kind } of changes) {
    const key = hexKey(segment);
    let segments = segments_hex.get(key);
    if (!segments) segments_hex.set(key, (segments = Array.from<string | null | undefined>({ length: 6 })));
    segments[segment.k] = kind;
    at_hex.set(key, segment);
  }
  const after: PaintedHex[] = [];
  const add = ({ q, r }: { readonly q: number; readonly r: number }, segments: (string | null)[]) => {
    if (segments.some((kind) => kind !== null))
      after.push({ q, r, segments: segments as unknown as PaintedHex['segments'] });
  };
  for (const hex of hexes) {
    const key = hexKey(hex);
    const own = segments_hex.get(key);
    if (!own) {
      after.push(hex);
      continue;
    }
    segments_hex.delete(key);
    add(
      hex,
      hex.segments.map((kind, k) => (own[k] === undefined ? kind : own[k])),
    );
  }
  for (const [key, own] of segments_hex)
    add(
      at_hex.get(key)!,
      own.map((kind) => kind ?? null),
    );
  return segments_hex.size === 0 ? after : after.sort(compareHexes);
}
