import type { Library } from '../../../engine/city/library.ts';
import { findUnused, type PackFinding } from '../../../engine/pack/lint.ts';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import { failure, success, type Result } from '../../../engine/problem.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { placedFailure } from '../../../formats/pack/run-tests.ts';
import { readRecipe } from '../../../formats/recipe/read.ts';
import { telling } from '../../../worker/channel.ts';
import { serve } from '../../../worker/serve.ts';
import type { TestedRecipe } from './tested-recipe.ts';
import * as words from './words.ts';

const presets = import.meta.glob<string>('../../../../schematics/recipes/*.recipe.json', {
  query: '?raw',
  import: 'default',
});

async function load({ name, recipe }: TestedRecipe): Promise<Result<Recipe>> {
  if (recipe) return success(recipe);
  const file = presets[`../../../../schematics/recipes/${name}.recipe.json`];
  return file ? readRecipe(await file()) : failure([{ path: 'recipe', message: words.noPreset(name) }]);
}

const service = {
  /** The reason why a test fails; `null` when it passes. The cities are counted until that is decided. */
  async place(
    test: PlacedTest,
    from: TestedRecipe,
    library: Library,
    progress: MessagePort,
  ): Promise<string | null> {
    const recipe = await load(from);
    if (!recipe.ok) return recipe.problems[0]!.message;
    const onCity = telling<(made: number, having: number) => void>(progress);
    return placedFailure(test, recipe.value, library, { onCity });
  },

  /** The schematics and poses that no city of a recipe has. */
  async unused(
    from: TestedRecipe,
    library: Library,
    ids: readonly string[],
    progress: MessagePort,
  ): Promise<Result<PackFinding[]>> {
    const recipe = await load(from);
    if (!recipe.ok) return recipe;
    const own = new Set(ids);
    const schematics = library.schematics.filter(({ id }) => own.has(id));
    return success(
      findUnused(recipe.value, library, schematics, {
        onCity: telling<(made: number) => void>(progress),
      }),
    );
  },
};

export type PackChecksService = typeof service;

serve(service);
