import { createHash } from 'node:crypto';
import type { SeedRange } from '../values.ts';
import type { BakeResult } from './bake-file.ts';

const NEWLINE = 10;
const DIGEST = Buffer.from('"digest":"');
const DIGEST_LENGTH = 'sha256:'.length + 64;

/** Works out the digest of digests while the batches of an atlas are joined, without reading their JSON. */
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
      const head = `{"seed":${seed},"ok":`;
      if (bytes.toString('latin1', start, start + head.length) !== head) return `has no line of seed ${seed}`;
      if (bytes[start + head.length] === 't'.charCodeAt(0)) {
        const at = bytes.indexOf(DIGEST, start);
        if (at < 0 || at > end) return `has no digest of seed ${seed}`;
        const from = at + DIGEST.length;
        digests += `${bytes.toString('latin1', from, from + DIGEST_LENGTH)}\n`;
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
