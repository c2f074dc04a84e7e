import type { JobArguments } from '../jobs.ts';

/** The command that a thread runs, as its `workerData`. */
export interface ThreadJob {
  readonly job: {
    readonly [Name in keyof JobArguments]: readonly [Name, JobArguments[Name]];
  }[keyof JobArguments];
}

/** A message of a thread to the main thread. */
export type ThreadMessage =
  | { readonly kind: 'progress'; readonly text: string }
  /** The words for when a signal ends the program. */
  | { readonly kind: 'farewell'; readonly text: string }
  /** Asks for no more progress; answered by any message. */
  | { readonly kind: 'close' }
  /** The lines of a failure, and whether it is one of usage. */
  | { readonly kind: 'failed'; readonly lines: readonly string[]; readonly isUsage: boolean };
