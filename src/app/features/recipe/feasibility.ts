import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Placement } from '../../../engine/schematic/placement.ts';
import type { CheckedProblem } from '../../../engine/generate/recipe-problem.ts';
import type { Fix } from '../../../engine/generate/fixes.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import type { RecipeChecker } from '../../../worker/recipe-check.ts';
import { useAppStore } from '../../store/context.tsx';
import { createService } from '../../store/service.ts';
import { toLibrary, type Document } from '../../document/document.ts';
import type { AppStore } from '../../store/store.ts';
import { lockedPlacements } from '../../document/locked.ts';

/** A problem of the recipe, with the ways out that were found so far. */
export type OpenProblem = CheckedProblem & { readonly fixes: readonly Fix[] };

/** The result of checking that the recipe can be met. */
export interface Feasibility {
  /** Whether the recipe is being checked; then the problems are those of the one before. */
  readonly checking: boolean;
  /** The recipe that the problems are of; `null` before the first check has ended. */
  readonly recipe: Recipe | null;
  readonly problems: readonly OpenProblem[];
  /** Why there is no answer; `null` when there is. */
  readonly broken: string | null;
}

/** Milliseconds without a change before the recipe is checked. */
const PAUSE = 250;

/** Checks the recipe of a store whenever it, or what it is met with, has changed, as long as somebody looks. */
class Watch {
  readonly known: StoreApi<Feasibility> = createStore<Feasibility>(() => ({
    checking: false,
    recipe: null,
    problems: [],
    broken: null,
  }));
  readonly #store: AppStore;
  #checker: RecipeChecker | undefined;
  #lookers = 0;
  #checked: Document | undefined;
  /** The placements that were to stay when that was checked. */
  #given: readonly Placement[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stop = () => {};

  constructor(store: AppStore) {
    this.#store = store;
  }

  /** @returns what ends it */
  look(): () => void {
    if (this.#lookers++ === 0) {
      this.#schedule(0);
      this.#stop = this.#store.subscribe((state, before) => {
        if (state.document !== before.document) this.#schedule(PAUSE);
      });
    }
    return () => {
      if (--this.#lookers > 0) return;
      this.#stop();
      clearTimeout(this.#timer);
      this.#checker?.end();
      this.#checker = undefined;
      this.#checked = undefined;
    };
  }

  /** Checks the recipe once more, whether or not it has changed. */
  again(): void {
    this.#checked = undefined;
    this.known.setState({ broken: null });
    this.#schedule(0);
  }

  #schedule(pause: number): void {
    clearTimeout(this.#timer);
    const { document } = this.#store.getState();
    if (!this.#checked || !asksTheSame(this.#checked, document)) this.known.setState({ checking: true });
    this.#timer = setTimeout(() => void this.#check(), pause);
  }

  async #check(): Promise<void> {
    const { RecipeChecker: Checker } = await import('../../../worker/recipe-check.ts');
    if (this.#lookers === 0) return;
    const { document } = this.#store.getState();
    const { recipe } = document;
    const given = lockedPlacements(document.city);
    if (this.#checked && asksTheSame(this.#checked, document) && isSameList(this.#given, given.placements)) {
      // Stamped beside what is locked, or undone before it was checked: what is known still holds.
      this.known.setState({ checking: false });
      return;
    }
    this.#checked = document;
    this.#given = given.placements;
    this.#checker ??= new Checker();
    this.#checker.check(
      recipe,
      toLibrary(document),
      given,
      (found) => {
        if (found.kind === 'problems') {
          const problems = found.problems.map((problem) => ({ ...problem, fixes: [] }));
          this.known.setState({ checking: false, recipe, problems, broken: null });
        } else
          this.known.setState(({ problems }) => ({
            problems: problems.map((problem, index) =>
              index === found.problem ? { ...problem, fixes: [...problem.fixes, found.fix] } : problem,
            ),
          }));
      },
      (message) => this.known.setState({ checking: false, recipe, problems: [], broken: message }),
    );
  }
}

/** Whether two documents ask the same of a generation, but for placements that stay. */
function asksTheSame(a: Document, b: Document): boolean {
  return a.recipe === b.recipe && a.schematics === b.schematics && a.order === b.order;
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index]);
}

const watchOf = createService((store) => new Watch(store));

/** Checks the recipe of a store once more: its worker broke. */
export function checkAgain(store: AppStore): void {
  watchOf(store).again();
}

/** A part of what is known of whether the recipe can be met; it is kept up to date as long as this is used. */
export function useFeasibility<T>(select: (known: Feasibility) => T): T {
  const watch = watchOf(useAppStore());
  useEffect(() => watch.look(), [watch]);
  return useStore(watch.known, select);
}
