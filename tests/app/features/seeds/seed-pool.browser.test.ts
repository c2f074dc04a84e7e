import { expect, it } from 'vitest';
import { measuresOf } from '../../../../src/app/features/seeds/measures.ts';
import { PictureStore } from '../../../../src/app/features/seeds/picture-store.ts';
import type { SeedFigures } from '../../../../src/app/features/seeds/rows/seed-rows.ts';
import { SeedMaker } from '../../../../src/app/features/seeds/seed-maker.ts';
import { SeedPool } from '../../../../src/app/features/seeds/seed-pool.ts';
import type { SeedJob } from '../../../../src/app/cityview/seed-result.ts';
import { NOTHING_GIVEN } from '../../../../src/engine/generate/given.ts';
import { makeRecipe, rule, SHAPES } from '../../../support/cities.ts';

const look = { width: 60, height: 50, colors: ['#c8dadd', '#ece5d3', '#b5533c', '#e3c14b'] };
const seeds = Array.from({ length: 60 }, (_, index) => index);
const sample = seeds.slice(0, 24);

function jobOf(land: Parameters<typeof makeRecipe>[1], rules: Parameters<typeof makeRecipe>[2]): SeedJob {
  return { recipe: makeRecipe(0, land, rules, { coverage: 0.7 }), library: SHAPES, given: NOTHING_GIVEN };
}

/** So tight that some of the islands have no room. */
const job = jobOf({ shape: 'island', algorithm: 1, hexes: 10 }, [
  rule('two-hexes', { min: 4, shifts: [0], rotations: [0] }),
]);

/** A pool, the figures of its seeds in the order in which they came, and a wait for a number of them. */
function startPool() {
  const made: { seed: number; figures: readonly number[]; problem: string | undefined }[] = [];
  const pictures = new PictureStore();
  const waiting: { count: number; resolve: () => void; reject: (error: Error) => void }[] = [];
  const pool = new SeedPool(job, look, sample, pictures, {
    isMade: (seed) => made.some((one) => one.seed === seed),
    onFigures({ seeds: own, figures, failed }: SeedFigures) {
      const width = figures.length / own.length;
      own.forEach((seed, index) =>
        made.push({
          seed,
          figures: [...figures.subarray(index * width, (index + 1) * width)],
          problem: failed.find((one) => one.seed === seed)?.problem,
        }),
      );
      for (const { count, resolve } of waiting) if (made.length >= count) resolve();
    },
    onBroken: (message) => {
      for (const { reject } of waiting) reject(new Error(message));
    },
  });
  const wait = (count: number) =>
    new Promise<void>((resolve, reject) => waiting.push({ count, resolve, reject }));
  return { pool, made, pictures, wait };
}

it('makes each seed once: its figures, or why there is none, and pictures of those that are looked at', async () => {
  const { pool, made, pictures, wait } = startPool();
  pool.look([5, 7, 59]);
  pool.want(seeds);
  // Asked for again, they are not made again.
  pool.want(seeds);
  await wait(seeds.length);
  pool.end();

  const maker = new SeedMaker(job, look);
  const measures = measuresOf(job);
  const extent = maker.extentOf(sample);
  expect(made.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual(seeds);
  for (const { seed, figures, problem } of made) {
    const expected = maker.make(seed, extent);
    const picture = pictures.get(seed);
    if (expected.kind === 'city') {
      expect(figures).toEqual([1, ...measures.map(({ of }) => of(expected.statistics))]);
      expect(picture).toEqual([5, 7, 59].includes(seed) ? expected.picture : undefined);
    } else {
      expect(figures).toEqual([0, ...measures.map(() => Number.NaN)]);
      expect(problem).toContain('two-hexes');
      expect(picture).toEqual([5, 7, 59].includes(seed) ? expected : undefined);
    }
  }
  expect(new Set(made.map(({ figures }) => figures[0]))).toEqual(new Set([0, 1]));
});

it('makes pictures, but no further figures, while it is paused, and goes on after that', async () => {
  const { pool, made, pictures, wait } = startPool();
  pool.pause();
  pool.want(seeds);
  pool.look([40, 41]);
  await wait(2);
  expect(made.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual([40, 41]);
  expect([40, 41].every((seed) => pictures.get(seed))).toBe(true);
  pool.resume();
  await wait(seeds.length);
  pool.end();
  expect(made.map(({ seed }) => seed).sort((a, b) => a - b)).toEqual(seeds);
});
