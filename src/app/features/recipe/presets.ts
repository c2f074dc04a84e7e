import type { Draft } from 'immer';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { ownPresets, type OwnPreset } from './recipe-preferences.ts';
import { tellProblem } from '../../kit/tell.ts';
import { edit, type AppStore } from '../../store/store.ts';
import { requestGeneration } from '../../cityview/request-generation.ts';
import * as words from './words.ts';

/** A recipe to begin with. */
export interface Preset {
  readonly name: string;
  /** The preset's city, in a few words. */
  readonly about: string;
  /** Brings its file. */
  readonly load: () => Promise<string>;
}

const files = import.meta.glob<string>('../../../../schematics/recipes/*.recipe.json', {
  query: '?raw',
  import: 'default',
});

/** The recipes that come with Sixfold, from small to large. */
export const BUILT_IN_PRESETS: readonly Preset[] = [
  builtIn('hamlet'),
  builtIn('street-village'),
  builtIn('hill-fort'),
  builtIn('monastery-lands'),
  builtIn('market-town'),
  builtIn('river-town'),
  builtIn('port'),
  builtIn('walled-town'),
  builtIn('double-walled-city'),
  builtIn('quarters'),
];

function builtIn(file: keyof typeof words.builtInPresets): Preset {
  const load = files[`../../../../schematics/recipes/${file}.recipe.json`];
  if (!load) throw new Error(`there is no recipe ${file}`);
  return { ...words.builtInPresets[file], load };
}

/** Names of presets are as long as they can be read. */
export const LONGEST_NAME = 60;

/** Takes a recipe in place of that of the document, and generates its city. */
function applyPreset(store: AppStore, name: string, recipe: Recipe): void {
  void requestGeneration(store, {
    land: recipe.land,
    change: () =>
      edit(store, words.applyPreset(name), (draft) => void (draft.recipe = recipe as Draft<Recipe>)),
  });
}

/** Applies a preset; one that cannot be read is reported, and changes nothing. */
export async function startFrom(store: AppStore, preset: Pick<Preset, 'name' | 'load'>): Promise<void> {
  const recipe = await readPreset(preset);
  if (recipe) applyPreset(store, preset.name, recipe);
}

/** The recipe of a preset; `null` for one that cannot be read, which is reported. */
export async function readPreset({ name, load }: Pick<Preset, 'name' | 'load'>): Promise<Recipe | null> {
  const { readRecipe } = await import('../../../formats/recipe/read.ts');
  const recipe = readRecipe(await load());
  if (recipe.ok) return recipe.value;
  tellProblem(words.presetUnreadable(name, recipe.problems[0]!.path, recipe.problems[0]!.message));
  return null;
}

/**
 * Puts a recipe by under a name, in place of the one that had it.
 *
 * @returns why the browser does not keep it; `null` when it does
 */
export async function savePreset(name: string, recipe: Recipe): Promise<string | null> {
  const { writeRecipe } = await import('../../../formats/recipe/write.ts');
  const text = writeRecipe(recipe);
  const before = ownPresets.get();
  const others = before.filter((one) => one.name !== name);
  return keep([...others, { name, text }].toSorted((a, b) => a.name.localeCompare(b.name, 'en')));
}

export function renamePreset(from: string, to: string): string | null {
  const recipes = ownPresets.get();
  return keep(
    recipes.filter(({ name }) => name !== to).map((one) => (one.name === from ? { ...one, name: to } : one)),
  );
}

export function deletePreset(name: string): string | null {
  return keep(ownPresets.get().filter((one) => one.name !== name));
}

/** The browser may have no room for them: then all stays as it was. */
function keep(recipes: readonly OwnPreset[]): string | null {
  const before = ownPresets.get();
  try {
    ownPresets.set(recipes);
    return null;
  } catch {
    ownPresets.set(before);
    return words.storageFull;
  }
}
