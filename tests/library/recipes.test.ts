import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBuiltInLibrary } from '../../src/library/built-in-files.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { countHexes } from '../../src/engine/land/row.ts';
import { schematicsOf } from '../../src/engine/recipe/parts.ts';
import { countSegments } from '../../src/engine/schematic/schematic.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { cityStatistics } from '../../src/formats/city/statistics.ts';

const FOLDER = 'schematics/recipes';
const LIBRARY = readBuiltInLibrary();

describe('the recipes that come with Sixfold', () => {
  const files = readdirSync(FOLDER);

  it.each(files)(
    '%s makes cities of every seed from 1 to 20, well covered, with all of its schematics',
    (file) => {
      const read = readRecipe(readFileSync(`${FOLDER}/${file}`, 'utf8'));
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const recipe = read.value;
      const seen = new Set<string>();
      for (let seed = 1; seed <= 20; seed++) {
        const city = generate({ ...recipe, seed }, LIBRARY);
        if (!city.ok) throw new Error(`seed ${seed}: ${JSON.stringify(city.problems)}`);
        expect(countHexes(city.value.land)).toBeGreaterThan(100);
        // Streets, water and yards of a town are covered, too.
        const { segments, covered } = cityStatistics(city.value);
        const share = (covered + countSegments(city.value.ground ?? [])) / segments;
        expect(share).toBeGreaterThan(Math.min(0.7, recipe.fill.coverage - 0.01));
        for (const { schematic } of city.value.placements) seen.add(schematic);
      }
      expect([...seen].toSorted()).toEqual([...schematicsOf(recipe)].toSorted());
    },
  );
});
