import type { Library } from '../../../engine/city/library.ts';
import type { PackFinding } from '../../../engine/pack/lint.ts';
import type { PlacedTest } from '../../../engine/pack/pack.ts';
import type { Result } from '../../../engine/problem.ts';
import { inOwnWorker } from '../../../worker/job.ts';
import type { PackChecksService } from './pack-checks.worker.ts';
import type { TestedRecipe } from './tested-recipe.ts';
import * as words from './words.ts';

function start(): Worker {
  return new Worker(new URL('./pack-checks.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The reason why a test fails on the cities of its recipe; `null` when it passes. They are made in a worker of its own.
 * Rejects with the signal's reason when canceled.
 *
 * @param library the built-in one with the pack's schematics, under their ids in the pack
 */
export function placeInWorker(
  test: PlacedTest,
  recipe: TestedRecipe,
  library: Library,
  signal: AbortSignal,
  onCity: (made: number, having: number) => void,
): Promise<string | null> {
  return inOwnWorker<PackChecksService, string | null>(start, words.stopped, signal, ({ service, hear }) =>
    service.place(test, recipe, library, hear(onCity)),
  );
}

/**
 * The schematics of a pack, and poses of them, that no city of a recipe has. The cities are made in a worker of its
 * own. Rejects with the signal's reason when canceled.
 *
 * @param ids of the schematics within the pack
 */
export function findUnusedInWorker(
  recipe: TestedRecipe,
  library: Library,
  ids: readonly string[],
  signal: AbortSignal,
  onCity: (made: number) => void,
): Promise<Result<PackFinding[]>> {
  return inOwnWorker<PackChecksService, Result<PackFinding[]>>(
    start,
    words.stopped,
    signal,
    ({ service, hear }) => service.unused(recipe, library, ids, hear(onCity)),
  );
}
