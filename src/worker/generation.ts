import { proxy, wrap } from 'comlink';
import type { Library } from '../engine/city/library.ts';
import type { Generated } from '../engine/generate/generate.ts';
import type { Given } from '../engine/generate/given.ts';
import type { OnProgress, Progress } from '../engine/generate/progress.ts';
import type { Recipe } from '../engine/generate/recipe.ts';
import type { GenerationService } from './generation.worker.ts';

/**
 * Generates a city in a web worker, so that the page stays free.
 *
 * Rejects with the signal's reason when cancelled, which ends the worker, and with an `Error` when the worker
 * itself breaks. A recipe that cannot be met is a value: the problems.
 */
export function generateInWorker(
  recipe: Recipe,
  library: Library,
  given: Given,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<Generated> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const worker = new Worker(new URL('./generation.worker.ts', import.meta.url), { type: 'module' });
    let ended = false;
    const end = (settle: () => void) => {
      ended = true;
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      settle();
    };
    const cancel = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', cancel);
    worker.addEventListener('error', (event) =>
      end(() => reject(new Error(`the generator stopped: ${event.message || 'its worker could not start'}`))),
    );
    wrap<GenerationService>(worker)
      // Progress comes by a channel of its own, and may come after the result.
      .generate(
        recipe,
        library,
        given,
        proxy((progress: Progress) => {
          if (!ended) onProgress(progress);
        }),
      )
      .then(
        (result) => end(() => resolve(result)),
        (error: unknown) => end(() => reject(error)),
      );
  });
}
