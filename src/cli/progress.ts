import { countWords } from '../formats/count-words.ts';

/** Receives the reports of a command that runs in a thread of its own, for the main thread, which owns the terminal. */
export interface Watcher {
  /** Shows the text when the work takes long. */
  readonly progress: (text: string) => void;
  /** Shows no more progress; resolves when the terminal is free for the result. */
  readonly close: () => Promise<void>;
  /** Takes the words that are shown when a signal ends the program from now on. */
  readonly farewell: (text: string) => void;
}

const NOBODY: Watcher = {
  progress: () => {},
  close: () => Promise.resolve(),
  farewell: () => {},
};

/** Milliseconds between two reports of the same step; steps may count thousands of times a second. */
const PAUSE = 50;

let current = NOBODY;
let lastStep = '';
let lastTime = -Infinity;

/** The watcher of this thread; one that does nothing in the main thread. */
export function watcher(): Watcher {
  return current;
}

/** Sends all reports of this thread to a watcher. */
export function reportTo(other: Watcher): void {
  current = other;
}

/** Reports a step of unknown length. */
export function reportStep(step: string): void {
  report(step, () => step);
}

/** Reports a step with the number of things that are done, of all. */
export function reportCount(step: string, done: number, of: number): void {
  report(step, () => `${step}: ${countWords(done)} of ${countWords(of)}`);
}

/** Reports a step with the share that is done. */
export function reportShare(step: string, done: number, of: number): void {
  report(step, () => `${step}: ${of === 0 ? 100 : Math.floor((100 * done) / of)} %`);
}

/** Reports a step in words of its own, which are made only when they are shown. */
export function reportText(step: string, text: () => string): void {
  report(step, text);
}

function report(step: string, text: () => string): void {
  if (current === NOBODY) return;
  const now = performance.now();
  if (step === lastStep && now - lastTime < PAUSE) return;
  lastStep = step;
  lastTime = now;
  current.progress(text());
}
