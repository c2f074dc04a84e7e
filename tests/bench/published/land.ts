import type { LandRow } from '../../../src/engine/land/row.ts';
import type { RandomStream } from '../../../src/engine/random/stream.ts';

/**
 * The other side of the benchmarks of districts, and the reference that the engine must agree with: an object per hex,
 * found by a text key, as published code has it. Shares nothing with the engine but its random numbers.
 */
export interface PublishedHex {
  readonly q: number;
  readonly r: number;
}

export function hexKey({ q, r }: PublishedHex): string {
  return `${q},${r}`;
}

/** All hexes of the land, by q then r. */
export function hexesOf(land: readonly LandRow[]): PublishedHex[] {
  const hexes: PublishedHex[] = [];
  for (const { r, q, count } of land) for (let step = 0; step < count; step++) hexes.push({ q: q + step, r });
  return hexes.sort((a, b) => a.q - b.q || a.r - b.r);
}

const STEPS: readonly PublishedHex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

/** Keys of the six neighbors, on land or not. */
export function neighborKeys({ q, r }: PublishedHex): string[] {
  return STEPS.map((step) => hexKey({ q: q + step.q, r: r + step.r }));
}

/** Brings `count` elements, chosen by chance, to the front of a list. */
export function drawFirst(list: unknown[], count: number, random: RandomStream): void {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(list.length - i);
    [list[i], list[j]] = [list[j], list[i]];
  }
}
