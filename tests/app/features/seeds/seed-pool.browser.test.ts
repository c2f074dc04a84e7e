import { expect, it } from 'vitest';
import { SeedMaker } from '../../../../src/app/features/seeds/seed-maker.ts';
import { SeedPool } from '../../../../src/app/features/seeds/seed-pool.ts';
import type { SeedJob, SeedResult } from '../../../../src/app/cityview/seed-result.ts';
import { NOTHING_GIVEN } from '../../../../src/engine/generate/given.ts';
import { makeRecipe, rule, SHAPES } from '../../../support/cities.ts';

const look = { width: 60, height: 50, colors: ['#c8dadd', '#ece5d3', '#b5533c', '#e3c14b'] };

function jobOf(land: Parameters<typeof makeRecipe>[1], rules: Parameters<typeof makeRecipe>[2]): SeedJob {
  return { recipe: makeRecipe(0, land, rules, { coverage: 0.7 }), library: SHAPES, given: NOTHING_GIVEN };
}

/** All that a pool makes of some seeds, in the order in which it comes. */
function allOf(job: SeedJob, seeds: readonly number[]): Promise<SeedResult[]> {
  return new Promise((resolve, reject) => {
    const results: SeedResult[] = [];
    const pool = new SeedPool(job, look, {
      onResult(result) {
        results.push(result);
        if (results.length < seeds.length) return;
        pool.end();
        resolve(results);
      },
      onBroken: (message) => reject(new Error(message)),
    });
    pool.want(seeds);
    // Each is made once.
    pool.want(seeds);
  });
}

it('makes of every seed what it is, with a picture, or says why there is none', async () => {
  const seeds = Array.from({ length: 30 }, (_, index) => index);
  // So tight that some of the islands have no room.
  const job = jobOf({ shape: 'island', algorithm: 1, hexes: 10 }, [
    rule('two-hexes', { min: 4, shifts: [0], rotations: [0] }),
  ]);
  const results = await allOf(job, seeds);
  const maker = new SeedMaker(job, look);
  const extent = maker.extentOf(seeds.slice(0, 24));
  expect(results.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual(seeds);
  for (const result of results) {
    const expected = maker.make(result.seed, extent);
    expect(result.kind).toBe(expected.kind);
    if (result.kind === 'city' && expected.kind === 'city') {
      expect(result.statistics).toEqual(expected.statistics);
      const image = new Image();
      image.src = result.picture;
      await image.decode();
      expect([image.width, image.height]).toEqual([look.width, look.height]);
    } else if (result.kind === 'failed' && expected.kind === 'failed')
      expect(result.problems).toEqual(expected.problems);
  }
  expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['city', 'failed']));
});
