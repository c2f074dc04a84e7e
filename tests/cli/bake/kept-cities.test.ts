import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepCity } from '../../../src/cli/bake/bake-folder.ts';
import { scratchFolder } from '../run.ts';

const scratch = scratchFolder();
let count = 0;

const DIGEST = `sha256:${'ab'.repeat(32)}`;

const fileOf = (seed: number) => JSON.stringify({ recipe: { seed } });

describe('of cities with the same layout', () => {
  test('that of the smallest seed stays, in whatever order and however many are kept at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (rounds) => {
          const folder = join(scratch.path, `bake${count++}`);
          for (const seeds of rounds)
            await Promise.all(seeds.map((seed) => keepCity(folder, seed, DIGEST, fileOf(seed))));
          const place = join(folder, 'cities', 'ab');
          expect(readdirSync(place)).toEqual([`${'ab'.repeat(32)}.city.json`]);
          const smallest = Math.min(...rounds.flat());
          expect(readFileSync(join(place, readdirSync(place)[0]!), 'utf8')).toBe(fileOf(smallest));
        },
      ),
      { numRuns: 40 },
    );
  });
});
