/** How far a generation is: `done` of `of` steps of the stage. */
export interface Progress {
  readonly stage: 'land' | 'minimums' | 'fill';
  readonly done: number;
  readonly of: number;
}

export type OnProgress = (progress: Progress) => void;
