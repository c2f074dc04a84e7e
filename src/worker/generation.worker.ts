import { expose } from 'comlink';
import type { Library } from '../engine/city/library.ts';
import { generate } from '../engine/generate/generate.ts';
import type { Given } from '../engine/generate/given.ts';
import type { OnProgress } from '../engine/generate/progress.ts';
import type { Recipe } from '../engine/generate/recipe.ts';

/** What the worker does for the page. Each generation has a worker of its own: a busy worker cannot hear. */
const service = {
  generate: (recipe: Recipe, library: Library, given: Given, onProgress: OnProgress) =>
    generate(recipe, library, { given, onProgress }),
};

export type GenerationService = typeof service;

expose(service);
