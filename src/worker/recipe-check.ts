import { wrap, type Remote } from 'comlink';
import type { Library } from '../engine/city/library.ts';
import type { CheckedProblem } from '../engine/generate/check.ts';
import type { Given } from '../engine/generate/given.ts';
import type { Mend } from '../engine/generate/mends.ts';
import type { Recipe } from '../engine/generate/recipe.ts';
import { endWorker, hear, type Hearing } from './channel.ts';
import type { RecipeCheckService } from './recipe-check.worker.ts';

/** What a check finds: first all problems, none when the recipe can be met, then ways out of them. */
export type Found =
  | { readonly kind: 'problems'; readonly problems: readonly CheckedProblem[] }
  | {
      readonly kind: 'mend';
      /** Index of the problem that it takes away. */
      readonly problem: number;
      readonly mend: Mend;
    };

export type OnFound = (found: Found) => unknown;

/**
 * Checks recipes in a web worker. The latest counts: a check that is under way is given up for the next, and with it
 * its worker, for a busy worker cannot hear; one that is done stays, with its land, for the next to use.
 */
export class RecipeChecker {
  #worker: Worker | undefined;
  #service: Remote<RecipeCheckService> | undefined;
  #found: Hearing | undefined;
  #isBusy = false;
  #onError: (message: string) => void = () => {};

  /** @param onError told when the worker breaks, instead of what it would have found */
  check(
    recipe: Recipe,
    library: Library,
    given: Given,
    onFound: OnFound,
    onError: (message: string) => void,
  ): void {
    if (this.#isBusy) this.end();
    const { worker, service } = this.#start();
    this.#isBusy = true;
    this.#onError = onError;
    const found = hear(onFound);
    this.#found = found;
    void this.#await(worker, service.check(recipe, library, given, found.port));
  }

  async #await(worker: Worker, done: Promise<void>): Promise<void> {
    try {
      await done;
      if (this.#worker !== worker) return;
      this.#isBusy = false;
      this.#found?.close();
    } catch (error) {
      this.#fail(worker, error instanceof Error ? error.message : String(error));
    }
  }

  #fail(worker: Worker, message: string): void {
    if (this.#worker !== worker) return;
    this.end();
    this.#onError(message);
  }

  /** Gives up what is under way, and the worker. */
  end(): void {
    if (this.#worker && this.#service) endWorker(this.#worker, this.#service);
    this.#found?.close();
    this.#found = undefined;
    this.#worker = undefined;
    this.#service = undefined;
    this.#isBusy = false;
  }

  #start(): { readonly worker: Worker; readonly service: Remote<RecipeCheckService> } {
    if (this.#worker && this.#service) return { worker: this.#worker, service: this.#service };
    const worker = new Worker(new URL('./recipe-check.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', ({ message }) =>
      this.#fail(worker, message || 'its worker could not start'),
    );
    const service = wrap<RecipeCheckService>(worker);
    this.#worker = worker;
    this.#service = service;
    return { worker, service };
  }
}
