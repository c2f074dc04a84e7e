import type { Progress } from '../../engine/generate/progress.ts';
import type { Reroll } from '../../engine/generate/reroll.ts';
import type { RerollRegion } from '../../engine/generate/reroll-region.ts';
import type { Document } from '../document/document.ts';
import { createSlice } from '../store/slice.ts';
import type { GenerationProblem } from './problem-words.ts';

/** The region of a reroll, and its number for the seed, from 1. */
export interface RerollOrigin {
  readonly region: RerollRegion;
  readonly number: number;
  readonly seed: number;
  /** Ids of the placements by hand that it keeps, which are locked with it. */
  readonly kept: readonly number[];
}

/** A reroll with its preview over the city, until it is accepted or rejected. */
export interface Proposal extends RerollOrigin {
  /** The document that the reroll was made for. */
  readonly document: Document;
  readonly roll: Reroll;
}

/** The state of a reroll. */
export type RerollState =
  /** `aimed` has the ids of the districts that the reroll menu points at. */
  | { readonly kind: 'none'; readonly aimed?: readonly number[] }
  /** `shown` is the previous reroll, until the next one is ready. */
  | (RerollOrigin & {
      readonly kind: 'running';
      readonly progress: Progress;
      readonly shown: Proposal | null;
    })
  /** `old`: the preview shows the city before the reroll. */
  | { readonly kind: 'proposed'; readonly proposal: Proposal; readonly old: boolean }
  | (RerollOrigin & { readonly kind: 'failed'; readonly problems: readonly GenerationProblem[] });

export const NO_REROLL: RerollState = { kind: 'none' };

/** The reroll that the board previews. */
export function shownProposal(roll: RerollState): Proposal | null {
  if (roll.kind === 'proposed') return roll.proposal;
  return roll.kind === 'running' ? roll.shown : null;
}

/** The origin of the running or previewed reroll. */
export function rerollOrigin(roll: RerollState): RerollOrigin | null {
  if (roll.kind === 'none') return null;
  return roll.kind === 'proposed' ? roll.proposal : roll;
}

const START: { readonly roll: RerollState } = { roll: NO_REROLL };

/** The slice of the running or previewed reroll. */
export const rerollSlice = createSlice('roll', START);
