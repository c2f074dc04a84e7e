import type { Library } from '../engine/city/library.ts';
import type { Given } from '../engine/generate/given.ts';
import type { Recipe } from '../engine/recipe/recipe.ts';
import { Line } from './line.ts';
import type { OnFound } from './recipe-finding.ts';
import type { RecipeCheckService } from './recipe-check.worker.ts';

/**
 * Checks recipes in a web worker. The latest counts: a check that is under way is given up for the next, and with it
 * its worker, for a busy worker cannot hear; one that is done stays, with its land, for the next to use.
 */
export class RecipeChecker {
  #line: Line<RecipeCheckService> | undefined;
  #isBusy = false;

  /** @param onError told when the worker breaks, instead of what it would have found */
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

  /** Gives up what is under way, and the worker. */
  end(): void {
    this.#line?.end();
    this.#line = undefined;
    this.#isBusy = false;
  }
}

function startChecker(): Worker {
  return new Worker(new URL('./recipe-check.worker.ts', import.meta.url), { type: 'module' });
}

/** Everything found is the answer to a call of its own: none of it may be lost, or come twice. */
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
    const found = await line.ask((service) => service.nextMend());
    if (found === null) return;
    onFound(found);
  }
}
