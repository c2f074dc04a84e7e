/** The progress of a generation: `done` of `of` steps of the stage. */
export interface Progress {
  readonly stage: 'land' | 'check' | 'minimums' | 'fill';
  readonly done: number;
  readonly of: number;
}

/** A function that is called with the progress of a generation. */
export type OnProgress = (progress: Progress) => void;

/** A signal that can cancel a generation, such as an `AbortSignal`. */
export interface CancelSignal {
  /** Throws the reason once the signal is canceled. */
  throwIfAborted(): void;
}
