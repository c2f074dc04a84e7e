import type { Library } from '../../../engine/city/library.ts';
import { countPlaced } from '../../../engine/pack/count-placed.ts';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import { failure, success, type Result } from '../../../engine/problem.ts';
import { readRecipe } from '../../../formats/recipe/read.ts';
import { telling } from '../../../worker/channel.ts';
import { serve } from '../../../worker/serve.ts';
import * as words from './words.ts';

const presets = import.meta.glob<string>('../../../../schematics/recipes/*.recipe.json', {
  query: '?raw',
  import: 'default',
});

const service = {
  /** Number of the cities of a test's preset that have its schematic, counted until the test is decided. */
  async count(
    { schematic, recipe: name, atLeast }: PlacedTest,
    library: Library,
    progress: MessagePort,
  ): Promise<Result<number>> {
    const load = presets[`../../../../schematics/recipes/${name}.recipe.json`];
    if (!load) return failure([{ path: 'recipe', message: words.noPreset(name) }]);
    const recipe = readRecipe(await load());
    if (!recipe.ok) return recipe;
    const onCity = telling<(made: number, having: number) => void>(progress);
    return success(countPlaced(recipe.value, library, schematic, { atLeast, onCity }));
  },
};

export type PlacedService = typeof service;

serve(service);
