import type { LandRow } from '../../../src/engine/land/row.ts';
import type { RandomStream } from '../../../src/engine/random/stream.ts';
import { drawFirst, hexesOf, hexKey, neighborKeys, type PublishedHex } from './land.ts';

export interface Territory extends PublishedHex {
  serial: number;
  /** 0 is nobody's. */
  owner: number;
}

/** Hexes to go on from; the one with the lowest serial number comes first. */
export interface Candidates {
  add(hex: Territory): void;
  takeLowest(): Territory | undefined;
}

/** As published: looks at all of them for the lowest. */
export class ScannedCandidates implements Candidates {
  readonly #all = new Set<Territory>();

  add(hex: Territory): void {
    this.#all.add(hex);
  }

  takeLowest(): Territory | undefined {
    let lowest: Territory | undefined;
    for (const hex of this.#all) if (!lowest || hex.serial < lowest.serial) lowest = hex;
    if (lowest) this.#all.delete(lowest);
    return lowest;
  }
}

/** As a careful user has them: a binary heap. */
export class HeapCandidates implements Candidates {
  readonly #heap: Territory[] = [];

  add(hex: Territory): void {
    const heap = this.#heap;
    let at = heap.push(hex) - 1;
    for (let up = (at - 1) >> 1; at > 0 && heap[up]!.serial > hex.serial; at = up, up = (at - 1) >> 1)
      heap[at] = heap[up]!;
    heap[at] = hex;
  }

  takeLowest(): Territory | undefined {
    const heap = this.#heap;
    const lowest = heap[0];
    const last = heap.pop();
    if (!last || heap.length === 0) return lowest;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down + 1 < heap.length && heap[down + 1]!.serial < heap[down]!.serial) down++;
      if (down >= heap.length || heap[down]!.serial > last.serial) break;
      heap[at] = heap[down]!;
      at = down;
    }
    heap[at] = last;
    return lowest;
  }
}

/** Grows territories over all land on an object per hex; owners 1, 2, 3 … in the order of growth. */
export function publishedGrowth(
  land: readonly LandRow[],
  core: number,
  random: RandomStream,
  candidates: Candidates,
): Map<string, Territory> {
  const hexes: Territory[] = hexesOf(land).map((hex) => ({ ...hex, serial: 0, owner: 0 }));
  const byKey = new Map(hexes.map((hex) => [hexKey(hex), hex]));
  drawFirst(hexes, hexes.length, random);
  for (const [serial, hex] of hexes.entries()) hex.serial = serial;
  const unowned = (around: PublishedHex) =>
    neighborKeys(around).flatMap((key) => {
      const hex = byKey.get(key);
      return hex && hex.owner === 0 ? [hex] : [];
    });
  const nextCandidate = () => {
    let next = candidates.takeLowest();
    while (next && next.owner !== 0) next = candidates.takeLowest();
    return next;
  };

  let owner = 0;
  for (const first of hexes)
    for (let start = first.owner === 0 ? first : undefined; start; start = nextCandidate()) {
      owner++;
      const frontier = new ScannedCandidates();
      let grown: Territory | undefined = start;
      for (let size = 1; grown; size++) {
        grown.owner = owner;
        for (const hex of unowned(grown)) frontier.add(hex);
        grown = size < core ? frontier.takeLowest() : undefined;
      }
      const swallowed: Territory[] = [];
      for (let hex = frontier.takeLowest(); hex; hex = frontier.takeLowest()) {
        hex.owner = owner;
        swallowed.push(hex);
      }
      for (const hex of swallowed.flatMap(unowned)) candidates.add(hex);
    }
  return byKey;
}
