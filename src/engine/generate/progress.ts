/** The progress of a generation: `done` of `of` steps of the stage. */
export interface Progress {
  /**
   * The stage: land and districts are made, the recipe is checked, required placements are searched, the rest is
   * filled.
   */
  readonly stage: 'land' | 'check' | 'minimums' | 'fill';
  /** Number of steps of the stage that are done. */
  readonly done: number;
  /** Number of all steps of the stage. */
  readonly of: number;
}

/** A function that is called with the progress of a generation. */
export type OnProgress = (progress: Progress) => void;

/** A signal that can cancel a generation, such as an `AbortSignal`. */
export interface CancelSignal {
  /** Throws the reason once the signal is canceled. */
  throwIfAborted(): void;
}
