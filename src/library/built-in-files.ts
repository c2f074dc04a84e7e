import type { Library } from '../engine/city/library.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Result } from '../engine/problem.ts';
import { readKinds } from '../formats/kinds/read.ts';
import { readRecipe } from '../formats/recipe/read.ts';
import { readSchematic } from '../formats/schematic/read.ts';
import kindsText from '../../schematics/kinds.json?raw';

const schematicTexts: Readonly<Record<string, string>> = import.meta.glob(
  '../../schematics/*.schematic.json',
  { query: '?raw', import: 'default', eager: true },
);

const recipeTexts: Readonly<Record<string, string>> = import.meta.glob(
  '../../schematics/recipes/*.recipe.json',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** The name of a recipe that comes with Sixfold. */
export type PresetName =
  | 'double-walled-city'
  | 'hamlet'
  | 'hill-fort'
  | 'market-town'
  | 'monastery-lands'
  | 'port'
  | 'quarters'
  | 'river-town'
  | 'street-village'
  | 'walled-town';

/** The library that comes with Sixfold, sorted by id. */
export function readBuiltInLibrary(): Library {
  return {
    kinds: mustRead('kinds.json', readKinds(kindsText)).kinds,
    schematics: Object.entries(schematicTexts)
      .map(([file, text]) => mustRead(file, readSchematic(text)))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** The recipes that come with Sixfold, by their names. A test holds the names against the files. */
export function readPresets(): Readonly<Record<PresetName, Recipe>> {
  return Object.fromEntries(
    Object.entries(recipeTexts).map(([file, text]) => {
      const name = /([^/]+)\.recipe\.json$/.exec(file)![1]!;
      return [name, mustRead(file, readRecipe(text))];
    }),
  ) as Record<PresetName, Recipe>;
}

/** Our own data is good, or the build is broken. */
function mustRead<T>(file: string, result: Result<T>): T {
  if (result.ok) return result.value;
  const [problem] = result.problems;
  throw new Error(`${file}: ${problem?.path}: ${problem?.message}`);
}
