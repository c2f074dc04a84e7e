import { whenIdle } from '../../../kit/idle.ts';
import { makeVersionInWorker } from './in-worker.ts';
import { FINEST_MS } from './thinning.ts';
import * as words from '../words.ts';

/** How many times as long as it took to make a version no other is made: a large work gets fewer. */
const REST_FACTOR = 30;

/** Milliseconds that a page is left alone after it was opened. */
const FIRST_MS = 5000;

/** Milliseconds after which to look again when something was under way. */
const BUSY_MS = 1000;

/**
 * Makes versions of the stored work while it changes: at most every 12 seconds, and where making one takes long, at most
 * a thirtieth of the time. They are made of what is stored, in a worker, and never while a save or a gesture is under
 * way.
 */
export class VersionKeeper {
  readonly #name: string;
  readonly #isBusy: () => boolean;
  readonly #onProblem: (why: string | null) => void;
  #isWanted = false;
  #isMaking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next version may be made, by the clock of the page. */
  #next = FIRST_MS;

  /**
   * @param isBusy tells whether something is under way that a version would have to share the storage with
   * @param onProblem is told why no version could be made, in words, and `null` when one was
   */
  constructor(name: string, isBusy: () => boolean, onProblem: (why: string | null) => void) {
    this.#name = name;
    this.#isBusy = isBusy;
    this.#onProblem = onProblem;
  }

  /** Something was stored that no version is of. */
  stored(): void {
    this.#isWanted = true;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isMaking || this.#timer !== undefined) return;
    this.#timer = setTimeout(
      () =>
        whenIdle(() => {
          this.#timer = undefined;
          if (!this.#isBusy()) return void this.#make();
          this.#next = performance.now() + BUSY_MS;
          this.#schedule();
        }),
      Math.max(0, this.#next - performance.now()),
    );
  }

  async #make(): Promise<void> {
    this.#isMaking = true;
    this.#isWanted = false;
    const start = performance.now();
    try {
      const made = await makeVersionInWorker(this.#name);
      this.#onProblem(made === 'no-space' ? words.noSpaceForThem : null);
    } catch (error) {
      this.#onProblem(error instanceof Error ? error.message : String(error));
    }
    const end = performance.now();
    this.#next = Math.max(start + FINEST_MS, end + REST_FACTOR * (end - start));
    this.#isMaking = false;
    if (this.#isWanted) this.#schedule();
  }
}
