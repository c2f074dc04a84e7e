import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtInLibrary } from '../../src/app/document/builtin/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { townFaults } from '../support/town-oracle.ts';

const FOLDER = 'schematics/recipes';
const LIBRARY = builtInLibrary();
const TOWNS = readdirSync(FOLDER).flatMap((file) => {
  const read = readRecipe(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value.reach ? [{ file, recipe: read.value }] : [];
});

describe('the towns that come with Sixfold', () => {
  it('are at least eight', () => expect(TOWNS.length).toBeGreaterThanOrEqual(8));

  it.each(TOWNS)(
    '$file: every door is reached, walls are closed, and conditions hold in the finished city',
    ({ recipe }) => {
      for (let seed = 1; seed <= 100; seed++) {
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
