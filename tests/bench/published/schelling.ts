import type { LandRow } from '../../../src/engine/land/row.ts';
import type { RandomStream } from '../../../src/engine/random/stream.ts';
import { drawFirst, hexesOf, hexKey, neighborKeys, type PublishedHex } from './land.ts';

interface Resident extends PublishedHex {
  /** 0 is empty. */
  group: number;
}

/** Schelling's steps on an object per hex. */
export class PublishedSchelling {
  readonly hexes: Map<string, Resident>;
  readonly #same: readonly number[];
  readonly #random: RandomStream;
  readonly #empty: Resident[];

  /** @param counts hexes of each group 1, 2, 3 …; the others are empty */
  constructor(
    land: readonly LandRow[],
    counts: readonly number[],
    same: readonly number[],
    random: RandomStream,
  ) {
    const residents: Resident[] = hexesOf(land).map((hex) => ({ ...hex, group: 0 }));
    this.hexes = new Map(residents.map((resident) => [hexKey(resident), resident]));
    this.#same = same;
    this.#random = random;
    drawFirst(residents, residents.length, random);
    const groups = counts.flatMap((count, index) => Array.from({ length: count }, () => index + 1));
    for (const [index, group] of groups.entries()) residents[index]!.group = group;
    this.#empty = residents.slice(groups.length);
  }

  isHappy(hex: Resident): boolean {
    const neighbors = neighborKeys(hex).map((key) => this.hexes.get(key)?.group ?? 0);
    const occupied = neighbors.filter((group) => group !== 0).length;
    const same = neighbors.filter((group) => group === hex.group).length;
    return same >= this.#same[occupied]!;
  }

  unhappy(): Resident[] {
    return [...this.hexes.values()].filter((hex) => hex.group !== 0 && !this.isHappy(hex));
  }

  /** How many were unhappy, and how many of them moved. */
  step(): { unhappy: number; moved: number } {
    const movers = this.unhappy();
    const moved = Math.min(movers.length, this.#empty.length);
    drawFirst(movers, moved, this.#random);
    drawFirst(this.#empty, moved, this.#random);
    for (let i = 0; i < moved; i++) {
      const from = movers[i]!;
      this.#empty[i]!.group = from.group;
      from.group = 0;
      this.#empty[i] = from;
    }
    return { unhappy: movers.length, moved };
  }
}
