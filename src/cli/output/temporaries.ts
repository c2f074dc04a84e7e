import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { BroadcastChannel, isMainThread, receiveMessageOnPort } from 'node:worker_threads';

/** The name by which the threads of this process, and no other process, hear of each other. */
const CHANNEL = 'sixfold temporary files';

/** Most milliseconds that a thread gets to end; one that waits for the system does not end. */
const PATIENCE = 300;

/** Most milliseconds that a thread gets to end which is writing a file: a slow disk, a busy machine. */
const LONG_PATIENCE = 10_000;

/** A temporary file that is about to be created, or is renamed or deleted. */
interface Notice {
  readonly file: string;
  readonly isThere: boolean;
}

let channel: BroadcastChannel | undefined;

/**
 * Tells the main thread, before it is so, that a temporary file is there, and afterwards that it is gone: from whichever
 * thread, also one that a library has started. What was told has arrived even if the thread is ended right after.
 */
export function noteTemporary(notice: Notice): void {
  if (isMainThread) return;
  channel ??= open();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  channel.postMessage(notice);
}

/** The temporary files of all threads but this one, as they tell of them. */
export class ThreadTemporaries {
  readonly #files = new Set<string>();
  readonly #channel = open();

  constructor() {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- this way it has a type
    this.#channel.onmessage = (event) => this.#note((event as { readonly data: Notice }).data);
    // Listening takes that back.
    this.#channel.unref();
  }

  /**
   * Waits until threads have ended, as long as one may still create a file, and deletes what they have left.
   *
   * @param ended resolves when they have
   */
  async removeAfter(ended: Promise<unknown>): Promise<void> {
    await Promise.race([ended, setTimeout(PATIENCE)]);
    if (!this.#remove()) return;
    // A thread that has not ended may be about to create what it told of.
    await Promise.race([ended, setTimeout(LONG_PATIENCE)]);
    this.#remove();
  }

  /** @returns whether there were files */
  #remove(): boolean {
    // Those that no event has told of yet, too.
    for (let next = this.#next(); next; next = this.#next()) this.#note(next);
    for (const file of this.#files) rmSync(file, { force: true });
    return this.#files.size > 0;
  }

  close(): void {
    this.#channel.close();
  }

  #note({ file, isThere }: Notice): void {
    if (isThere) this.#files.add(file);
    else this.#files.delete(file);
  }

  #next(): Notice | undefined {
    return receiveMessageOnPort(this.#channel as never)?.message as Notice | undefined;
  }
}

/** The channel, which keeps no thread from ending. */
function open(): BroadcastChannel {
  const opened = new BroadcastChannel(CHANNEL);
  opened.unref();
  return opened;
}
