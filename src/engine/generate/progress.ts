/** How far a generation is: `done` of `of` steps of the stage. */
export interface Progress {
  readonly stage: 'land' | 'check' | 'minimums' | 'fill';
  readonly done: number;
  readonly of: number;
}

export type OnProgress = (progress: Progress) => void;

/** What can cancel a generation: an `AbortSignal` is one. */
export interface CancelSignal {
  /** Throws the reason once it is cancelled. */
  throwIfAborted(): void;
}
