import type { Progress } from '../../engine/generate/progress.ts';

/** The stages of a generation, as the page shows them while one runs. */
export const stages: Readonly<Record<Progress['stage'], string>> = {
  land: 'Laying out the land',
  check: 'Checking the recipe',
  minimums: 'Placing what is required',
  fill: 'Filling the city',
};

// A generation.
export const cityChanged = 'was changed while the new one was being generated, which was let go';
export const generateStep = (seed: number) => `Generate from seed ${seed}`;
export const sameCity = 'Nothing changed: this seed gives the same city.';

// The numbers of a rule.
export const apart = (spacing: number) => `${spacing} apart`;
export const poses = 'poses';
export const none = 'none';
export const exactly = (count: number) => `exactly ${count}`;
export const anyNumber = 'any number';
export const atLeast = (min: number) => `at least ${min}`;
export const upTo = (max: number) => `up to ${max}`;
export const range = (min: number, max: number) => `${min} to ${max}`;
