import { transfer } from 'comlink';
import type { Library } from '../engine/city/library.ts';
import type { Generated } from '../engine/generate/generate.ts';
import type { Given } from '../engine/generate/given.ts';
import type { OnProgress } from '../engine/generate/progress.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import type { Rerolled } from '../engine/generate/reroll.ts';
import type { GenerationService } from './generation.worker.ts';
import { inOwnWorker, type AtWork } from './job.ts';
import { buffersOf, pack, unpack, unpackPlacements } from './packed-placements.ts';
import type { RerollOrder } from './reroll-order.ts';

/**
 * Generates a city in a web worker, so that the page stays responsive.
 *
 * Rejects with the signal's reason when canceled, which ends the worker, and with an `Error` when the worker breaks. A
 * recipe that cannot be met gives problems as the value.
 */
export function generateInWorker(
  recipe: Recipe,
  library: Library,
  given: Given,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Generated> {
  return inGenerator<Generated>(signal, async ({ service, hear }) => {
    const made = await service.generate(recipe, library, given, hear(onProgress));
    return made.ok ? { ...made, value: unpack(made.value) } : made;
  });
}

/** Rerolls a part of a city in a web worker; rejects as {@link generateInWorker} does. */
export function rerollInWorker(
  order: RerollOrder,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Rerolled> {
  return inGenerator<Rerolled>(signal, async ({ service, hear }) => {
    const city = pack(order.city);
    const sent = transfer({ ...order, city }, buffersOf(city.placements));
    const rolled = await service.reroll(sent, hear(onProgress));
    if (!rolled.ok) return rolled;
    return { ok: true, value: { ...rolled.value, added: unpackPlacements(rolled.value.added) } };
  });
}

function inGenerator<T>(
  signal: AbortSignal,
  work: (at: AtWork<GenerationService>) => Promise<T>,
): Promise<T> {
  const start = () => new Worker(new URL('./generation.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<GenerationService, T>(start, 'the generator stopped', signal, work);
}
