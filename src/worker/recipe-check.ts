import type { Library } from '../engine/city/library.ts';
import type { Given } from '../engine/generate/given.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { Line } from './line.ts';
import type { OnFound } from './recipe-finding.ts';
import type { RecipeCheckService } from './recipe-check.worker.ts';

/**
 * Checks recipes in a web worker. Only the latest check counts: a new check ends a running one together with its
 * worker, because a busy worker receives no messages. An idle worker stays, with the land that it has made, for the
 * next check.
 */
export class RecipeChecker {
  #line: Line<RecipeCheckService> | undefined;
  #isBusy = false;

  /** @param onError called when the worker breaks, instead of with a result */
  check(
    recipe: Recipe,
    library: Library,
    given: Given,
    onFound: OnFound,
    onError: (message: string) => void,
  ): void {
    if (this.#isBusy || this.#line?.hasEnded) this.end();
    const line = (this.#line ??= new Line<RecipeCheckService>(startChecker, 'checking stopped'));
    const isLatest = () => this.#line === line && this.#isBusy;
    this.#isBusy = true;
    const find = async () => {
      try {
        await findAll(line, recipe, library, given, (found) => isLatest() && onFound(found));
        if (isLatest()) this.#isBusy = false;
      } catch (error) {
        if (!isLatest()) return;
        this.end();
        onError(error instanceof Error ? error.message : String(error));
      }
    };
    void find();
  }

  /** Ends the running check and the worker. */
  end(): void {
    this.#line?.end();
    this.#line = undefined;
    this.#isBusy = false;
  }
}

function startChecker(): Worker {
  return new Worker(new URL('./recipe-check.worker.ts', import.meta.url), { type: 'module' });
}

/** Finds problems and fixes. Each is the result of a call of its own, so that none can be lost or arrive twice. */
async function findAll(
  line: Line<RecipeCheckService>,
  recipe: Recipe,
  library: Library,
  given: Given,
  onFound: OnFound,
): Promise<void> {
  const problems = await line.ask((service) => service.check(recipe, library, given));
  onFound({ kind: 'problems', problems });
  for (;;) {
    const found = await line.ask((service) => service.nextFix());
    if (found === null) return;
    onFound(found);
  }
}
