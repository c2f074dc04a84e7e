import type { Hex } from '../../../engine/hex/hex.ts';

/** The hex of a key that `hexKey` made. */
export function parseHexKey(key: string): Hex {
  const [q, r] = key.split(',').map(Number) as [number, number];
  return { q, r };
}
