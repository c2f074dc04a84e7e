import type { Library } from '../../../engine/city/library.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { toCityDocument, type CityDocument } from '../../document/document.ts';
import * as words from './words.ts';

/** An example: a recipe that comes with Sixfold. */
export interface Example {
  /** The name of its recipe's file. */
  readonly id: string;
  readonly name: string;
  /** The point of it, in a sentence. */
  readonly about: string;
}

/** The ten examples, from small to large. */
export const EXAMPLES: readonly Example[] = Object.entries(words.examples).map(([id, texts]) => ({
  id,
  ...texts,
}));

/** The city of an example, with all that it is made of. */
export interface ExampleCity {
  readonly recipe: Recipe;
  readonly city: CityDocument;
  /** The library that comes with Sixfold. */
  readonly library: Library;
}

const recipes = import.meta.glob<string>('../../../../schematics/recipes/*.recipe.json', {
  query: '?raw',
  import: 'default',
});

const made = new Map<string, Promise<ExampleCity>>();

/** One example is made at a time: each takes a worker of its own. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * The city of an example, generated once per visit in a worker. One that fails is tried again at the next call.
 *
 * Rejects with an `Error` that says why.
 */
export function exampleCity(id: string): Promise<ExampleCity> {
  let city = made.get(id);
  if (!city) {
    const next = queue.then(() => generateExample(id));
    queue = next.catch(() => {});
    city = next;
    made.set(id, city);
    city.catch(() => made.delete(id));
  }
  return city;
}

async function generateExample(id: string): Promise<ExampleCity> {
  const load = recipes[`../../../../schematics/recipes/${id}.recipe.json`];
  if (!load) throw new RangeError(`there is no recipe ${id}`);
  const [text, { readRecipe }, { LIBRARY: library }, { generateInWorker }] = await Promise.all([
    load(),
    import('../../../formats/recipe/read.ts'),
    import('../../document/builtin/start.computed.ts'),
    import('../../../worker/generation.ts'),
  ]);
  const recipe = readRecipe(text);
  if (!recipe.ok) throw new Error(recipe.problems[0]!.message);
  const nothing = { placements: [], schematics: [] };
  const generated = await generateInWorker(
    recipe.value,
    library,
    nothing,
    new AbortController().signal,
    () => {},
  );
  if (!generated.ok) throw new Error(generated.problems[0]!.code);
  return { recipe: recipe.value, city: toCityDocument(generated.value), library };
}
