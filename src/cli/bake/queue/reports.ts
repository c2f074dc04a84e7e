import { showMessages } from '../../messages.ts';
import type { QueueAddress } from './address.ts';
import { describeServerError } from './server-error.ts';

/** Errors of BullMQ about a batch that another worker has taken over: its result is made once more, and is the same. */
const HARMLESS = /\block\b/i;

/** Reports to people who watch a queue, on standard error. */
export class QueueReports {
  private readonly address: QueueAddress;
  private readonly isQuiet: boolean;
  private trouble: string | undefined;

  constructor(address: QueueAddress, isQuiet: boolean) {
    this.address = address;
    this.isQuiet = isQuiet;
  }

  /** Shows a note, unless notes are not wanted. */
  say(text: string): void {
    if (!this.isQuiet) showMessages([`sixfold: ${text}`]);
  }

  /** Reports an error of the server: once, until the server answers again. */
  away(error: unknown): void {
    if (HARMLESS.test((error as Error).message)) return;
    const reason = describeServerError(error);
    if (this.trouble !== undefined) return;
    this.trouble = reason;
    showMessages([`sixfold: the queue at ${this.address.shown} does not answer (${reason}); trying again`]);
  }

  /** Reports that the server answers. */
  answers(): void {
    if (this.trouble === undefined) return;
    this.trouble = undefined;
    this.say(`the queue at ${this.address.shown} answers again`);
  }
}
