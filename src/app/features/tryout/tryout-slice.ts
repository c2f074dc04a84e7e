import { createPreference, readOneOf } from '../../kit/preference.ts';
import { createSlice } from '../../store/slice.ts';

const START = {
  /** The seed of the patch, from 1. */
  seed: 1,
  /** Whether the patch is shown in large. */
  enlarged: false,
};

export const tryoutSlice = createSlice('tryout', START);

/** The neighbors of the piece in its patch: copies of it alone, pieces of the built-in library, those of the recipe. */
export const NEIGHBORS = ['mix', 'recipe', 'same'] as const;
export type Neighbors = (typeof NEIGHBORS)[number];

export const neighborsPreference = createPreference<Neighbors>(
  'tryoutNeighbors',
  'mix',
  readOneOf(NEIGHBORS),
);
