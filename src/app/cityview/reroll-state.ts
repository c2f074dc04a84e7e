import type { Progress } from '../../engine/generate/progress.ts';
import type { Reroll } from '../../engine/generate/reroll.ts';
import type { RerollRegion } from '../../engine/generate/reroll-region.ts';
import type { Problem } from '../../engine/problem.ts';
import type { Document } from '../document/document.ts';
import { createSlice } from '../store/slice.ts';

/** The region that is rerolled, and the number of the roll of the seed: 1 and up. */
export interface RerollOrigin {
  readonly region: RerollRegion;
  readonly number: number;
  readonly seed: number;
}

/** A roll as it is shown over the city until it is accepted or rejected. */
export interface Proposal extends RerollOrigin {
  /** The document that it was made for. */
  readonly document: Document;
  readonly roll: Reroll;
}

/** The state of a reroll. */
export type RerollState =
  /** `district` is the one that the menu of rolls points at. */
  | { readonly kind: 'none'; readonly district?: number }
  /** `shown` is the roll before, as long as the next is not there. */
  | (RerollOrigin & {
      readonly kind: 'running';
      readonly progress: Progress;
      readonly shown: Proposal | null;
    })
  /** `old` shows what is there without what comes. */
  | { readonly kind: 'proposed'; readonly proposal: Proposal; readonly old: boolean }
  | (RerollOrigin & { readonly kind: 'failed'; readonly problems: readonly Problem[] });

export const NO_REROLL: RerollState = { kind: 'none' };

/** The roll that is on the board. */
export function shownProposal(roll: RerollState): Proposal | null {
  if (roll.kind === 'proposed') return roll.proposal;
  return roll.kind === 'running' ? roll.shown : null;
}

/** The origin of the roll that is shown or under way. */
export function rerollOrigin(roll: RerollState): RerollOrigin | null {
  if (roll.kind === 'none') return null;
  return roll.kind === 'proposed' ? roll.proposal : roll;
}

const START: { readonly roll: RerollState } = { roll: NO_REROLL };

/** The roll that is under way or shown over the city. */
export const rerollSlice = createSlice('roll', START);
