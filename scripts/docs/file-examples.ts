import { readFileSync } from 'node:fs';
import { readLibrary } from '../../src/cli/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { canonicalCity } from '../../src/formats/city/canonical.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { LIBRARY_FOLDER } from './app-links.ts';

/** A recipe of seven hexes, to show a whole city on a page. */
const TINY_RECIPE = {
  format: 'sixfold/recipe',
  version: 1,
  seed: 4,
  land: { shape: 'hexagon', radius: 1 },
  districts: { method: 'none' },
  schematics: [{ id: 'house', weight: 1, min: 2, max: 2 }],
  fill: { method: 'weighted', coverage: 0.2 },
};

/** A valid file of each format by its name, for the reference of files. */
export function fileExamples(): ReadonlyMap<string, string> {
  const library = readLibrary(LIBRARY_FOLDER);
  const file = (path: string) => readFileSync(`${LIBRARY_FOLDER}/${path}`, 'utf8');
  const recipe = readRecipe(JSON.stringify(TINY_RECIPE));
  if (!recipe.ok) throw new Error(`${recipe.problems[0]!.path}: ${recipe.problems[0]!.message}`);
  const made = generate(recipe.value, library);
  if (!made.ok) throw new Error(made.problems[0]!.code);
  return new Map([
    ['kinds', writeKinds({ kinds: library.kinds.slice(0, 3) })],
    ['schematic', file('house-pair.schematic.json')],
    ['recipe', file('recipes/hamlet.recipe.json')],
    ['pack', file('packs/village/pack.json')],
    ['city', writeCity(canonicalCity(made.value))],
  ]);
}
