import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindsOf, schematicsOf } from '../../../src/engine/recipe/parts.ts';
import { renamedRecipe } from '../../../src/engine/recipe/renamed.ts';
import type { Recipe } from '../../../src/engine/recipe/recipe.ts';
import { readRecipe } from '../../../src/formats/recipe/read.ts';

const folder = new URL('../../../schematics/recipes/', import.meta.url);
const recipes = readdirSync(folder).map((name): Recipe => {
  const read = readRecipe(readFileSync(new URL(name, folder), 'utf8'));
  if (!read.ok) throw new Error(read.problems[0]!.message);
  // No preset keeps a piece near a kind.
  const near = [{ to: 'well', least: 0, most: 5 }];
  const [first, ...others] = read.value.schematics;
  return { ...read.value, schematics: first ? [{ ...first, near }, ...others] : [] };
});

function swap(ids: Iterable<string>): Map<string, string> {
  return new Map(Array.from(ids, (id) => [id, `${id}-new`]));
}

test('every schematic and kind of a recipe has its new id, and gets the old one back', () => {
  for (const recipe of recipes) {
    const kinds = new Set([
      ...kindsOf(recipe),
      ...recipe.schematics.flatMap((rule) => (rule.near ?? []).map(({ to }) => to)),
    ]);
    const there = {
      schematics: swap(schematicsOf(recipe)),
      kinds: swap([...kinds].filter((id) => !id.startsWith('@'))),
    };
    const renamed = renamedRecipe(recipe, there);
    expect([...schematicsOf(renamed)]).toEqual([...there.schematics.values()]);
    expect(renamed.schematics[0]!.near).toEqual([{ to: 'well-new', least: 0, most: 5 }]);
    expect([...kindsOf(renamed)]).toEqual([...kindsOf(recipe)].map((id) => `${id}-new`));
    const back = (map: Map<string, string>) => new Map(Array.from(map, ([old, next]) => [next, old]));
    expect(renamedRecipe(renamed, { schematics: back(there.schematics), kinds: back(there.kinds) })).toEqual(
      recipe,
    );
  }
  expect(recipes.some(({ walls }) => walls?.some(({ gates }) => gates))).toBe(true);
});

test('without new ids a recipe stays as it is', () => {
  for (const recipe of recipes) expect(renamedRecipe(recipe, {})).toEqual(recipe);
});
