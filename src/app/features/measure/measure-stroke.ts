import { equalHexes, type Hex } from '../../../engine/hex/hex.ts';
import { type AppStore } from '../../store/store.ts';
import { measuring, type Measuring } from './measuring.ts';

/** A press of the tool that measures. */
interface Running {
  readonly start: Hex;
  /** What was measured before it. */
  readonly before: Measuring;
}

/**
 * Sets the ends of what is measured: a drag both of them, a click the near one, then the far one. A press shows at once
 * where it would begin.
 */
export class MeasureStroke {
  readonly #store: AppStore;
  #running: Running | null = null;

  constructor(store: AppStore) {
    this.#store = store;
  }

  press(hex: Hex): void {
    const before = this.#measured();
    if (!before) return;
    this.#running = { start: hexOnly(hex), before };
    this.move(hex);
  }

  move(hex: Hex): void {
    if (!this.#running) return;
    const { start, before } = this.#running;
    const isClick = equalHexes(hex, start);
    this.#set(isClick && awaitsEnd(before) ? before : { from: start, to: null });
  }

  release(hex: Hex): void {
    if (!this.#running) return;
    const { start, before } = this.#running;
    this.move(hex);
    this.#running = null;
    if (!equalHexes(hex, start)) this.#set({ from: start, to: hexOnly(hex) });
    else if (awaitsEnd(before)) this.#set({ ...before, to: start });
  }

  /** Takes back what the press began. */
  cancel(): void {
    if (this.#running) this.#set(this.#running.before);
    this.#running = null;
  }

  #measured(): Measuring | null {
    return measuring.of(this.#store.getState());
  }

  /** Unless another tool was taken meanwhile. */
  #set(next: Measuring): void {
    if (this.#measured()) measuring.take(this.#store, next);
  }
}

/** Whether the near end is set and the far one not. */
function awaitsEnd({ from, to }: Measuring): boolean {
  return from !== null && to === null;
}

/** A segment is a hex, too. */
function hexOnly({ q, r }: Hex): Hex {
  return { q, r };
}
