import { createHash } from 'node:crypto';
import type { SeedRange } from '../values.ts';
import type { BakeResult } from './bake-file.ts';

const NEWLINE = 10;
const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** A line of an atlas, as far as it is one. */
interface Line {
  readonly seed?: unknown;
  readonly ok?: unknown;
  readonly digest?: unknown;
}

/** The line in a text of JSON; `null` for a damaged one. */
export function readLine(text: string): Line | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Works out the digest of digests while the batches of an atlas are joined, each line of which is checked whole. */
export class AtlasDigest {
  readonly #hash = createHash('sha256');
  #cities = 0;
  #failed = 0;

  /** Adds the lines of a batch. Returns what is wrong with them, in words; `null` when nothing is. */
  add(bytes: Buffer, { first, last }: SeedRange): string | null {
    let start = 0;
    let digests = '';
    for (let seed = first; seed <= last; seed++) {
      const end = bytes.indexOf(NEWLINE, start);
      if (end < 0) return `ends before seed ${seed}`;
      const line = readLine(bytes.toString('utf8', start, end));
      if (line?.seed !== seed || typeof line.ok !== 'boolean') return `has no line of seed ${seed}`;
      if (line.ok) {
        if (typeof line.digest !== 'string' || !DIGEST.test(line.digest))
          return `has no digest of seed ${seed}`;
        digests += `${line.digest}\n`;
        this.#cities++;
      } else {
        digests += 'none\n';
        this.#failed++;
      }
      start = end + 1;
    }
    if (start !== bytes.length) return `has more than seeds ${first}-${last}`;
    this.#hash.update(digests);
    return null;
  }

  result(): BakeResult {
    return {
      cities: this.#cities,
      failed: this.#failed,
      digest: `sha256:${this.#hash.digest('hex')}`,
    };
  }
}
