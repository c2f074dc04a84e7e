import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBuiltInLibrary } from '../../src/library/built-in-files.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { townFaults } from '../support/town-oracle.ts';

const FOLDER = 'schematics/recipes';
const LIBRARY = readBuiltInLibrary();
const TOWNS = readdirSync(FOLDER).flatMap((file) => {
  const read = readRecipe(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.reach ? [{ file, recipe: read.value }] : [];
});

/**
 * The seeds 1 to 50 in parts, so that a slow machine need not make fifty cities in one test; `npm run towns` judges as
 * many as it is asked for.
 */
const PARTS = [1, 26].flatMap((first) => TOWNS.map((town) => ({ ...town, first, last: first + 24 })));

describe('the towns that come with Sixfold', () => {
  it('are at least eight', () => expect(TOWNS.length).toBeGreaterThanOrEqual(8));

  it.each(PARTS)(
    '$file: every door is reached, walls are closed, and conditions hold in the finished city (seeds $first to $last)',
    ({ recipe, first, last }) => {
      for (let seed = first; seed <= last; seed++) {
        const made = generate({ ...recipe, seed }, LIBRARY);
        if (!made.ok) throw new Error(`seed ${seed}: ${JSON.stringify(made.problems)}`);
        expect(townFaults(writeCity(made.value)), `seed ${seed}`).toEqual([]);
      }
    },
  );

  it('are the same each time', () => {
    for (const { recipe } of TOWNS)
      expect(generate(recipe, LIBRARY)).toEqual(generate(structuredClone(recipe), LIBRARY));
  });
});
