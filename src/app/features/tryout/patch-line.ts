import { Line } from '../../../worker/line.ts';
import type { PatchAnswer, PatchOrder, PatchSetting } from './patch-order.ts';
import type { TryoutService } from './tryout.worker.ts';
import * as words from './words.ts';

/** A wish for a patch. */
interface Wanted {
  readonly setting: PatchSetting;
  readonly order: PatchOrder;
}

/**
 * Draws patches in a worker, one at a time: of all orders that come while it draws, only the latest is drawn next, so
 * that strokes never wait for pictures.
 */
export class PatchLine {
  readonly #onAnswer: (answer: PatchAnswer) => void;
  readonly #onError: (message: string) => void;
  #line: Line<TryoutService> | undefined;
  #opened: PatchSetting | undefined;
  #next: Wanted | undefined;
  #isBusy = false;

  constructor(onAnswer: (answer: PatchAnswer) => void, onError: (message: string) => void) {
    this.#onAnswer = onAnswer;
    this.#onError = onError;
  }

  /** Whether a patch is being drawn. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  draw(setting: PatchSetting, order: PatchOrder): void {
    this.#next = { setting, order };
    if (!this.#isBusy) void this.#drawAll();
  }

  /** Ends the worker; the next order starts another. */
  end(): void {
    this.#line?.end();
    this.#line = undefined;
    this.#opened = undefined;
    this.#next = undefined;
    this.#isBusy = false;
  }

  async #drawAll(): Promise<void> {
    this.#isBusy = true;
    if (this.#line?.hasEnded) this.#line = undefined;
    const line = (this.#line ??= new Line<TryoutService>(startPainter, words.broken));
    try {
      while (this.#next && this.#line === line) {
        const { setting, order } = this.#next;
        this.#next = undefined;
        if (this.#opened !== setting) {
          await line.ask((service) => service.open(setting));
          this.#opened = setting;
        }
        const answer = await line.ask<PatchAnswer>((service) => service.draw(order));
        if (this.#line === line) this.#onAnswer(answer);
      }
      if (this.#line === line) this.#isBusy = false;
    } catch (error) {
      if (this.#line !== line) return;
      this.end();
      this.#onError(error instanceof Error ? error.message : String(error));
    }
  }
}

function startPainter(): Worker {
  return new Worker(new URL('./tryout.worker.ts', import.meta.url), { type: 'module' });
}
