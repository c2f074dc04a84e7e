import { describe, expect, test } from 'vitest';
import { generate } from '../../src/engine/generate/generate.ts';
import { readBuiltInLibrary } from '../../src/library/built-in-files.ts';
import { JudgedPreset, readPresets } from '../support/presets.ts';

const LIBRARY = readBuiltInLibrary();
const PRESETS = readPresets();

/** Seeds whose cities have a schematic that the first two lack, by preset. */
const RARE: Readonly<Record<string, readonly number[]>> = {
  'monastery-lands': [8],
  'river-town': [4],
};

// `npm run towns` judges a thousand cities of each preset in the same way.
describe('the recipes that come with Sixfold', () => {
  test('ask for reach in at least eight cases', () => {
    expect(PRESETS.filter(({ recipe }) => recipe.reach).length).toBeGreaterThanOrEqual(8);
  });

  test.each(PRESETS)(
    '$name makes well covered cities with all of its schematics; every door of a town is reached, walls are closed, and conditions hold',
    ({ name, recipe }) => {
      const judged = new JudgedPreset(recipe, LIBRARY);
      for (const seed of [1, 2, ...(RARE[name] ?? [])])
        expect(judged.faults(seed), `seed ${seed}`).toEqual([]);
      expect(judged.schematicFaults()).toEqual([]);
    },
  );

  test.each(PRESETS.filter(({ recipe }) => recipe.reach))(
    '$name makes the same city each time',
    ({ recipe }) => {
      expect(generate(recipe, LIBRARY)).toEqual(generate(structuredClone(recipe), LIBRARY));
    },
  );
});
