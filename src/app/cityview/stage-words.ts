import type { Progress } from '../../engine/generate/progress.ts';

/** The stages of a generation, as the page shows them while one runs. */
export const STAGE_WORDS: Readonly<Record<Progress['stage'], string>> = {
  land: 'Laying out the land',
  check: 'Checking the recipe',
  minimums: 'Placing what is required',
  fill: 'Filling the city',
};
