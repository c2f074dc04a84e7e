import { createStore } from 'zustand/vanilla';
import type { Progress } from '../../engine/generate/progress.ts';
import type { Problem } from '../../engine/problem.ts';
import type { Leaving } from '../kit/LeaveDialog.tsx';
import type { AppStore } from './store.ts';

/** How a shared city compares with the one that was shared. */
export interface Verdict {
  /** Whether land, districts and placements are the same, by their digest. */
  readonly isSame: boolean;
  /** The engine that made the shared city. */
  readonly engine: string;
  /** The engine that made the city on the screen. */
  readonly ownEngine: string;
  /** Whether the built-in pieces that it is made of are others than those it was shared with. */
  readonly hasOtherPieces: boolean;
}

/** An earlier version of the work: its key in the list of versions, and when it was saved, in milliseconds since 1970. */
export interface EarlierVersion {
  readonly id: number;
  readonly at: number;
}

/** The view over the user's own work: the city of a link, or an earlier version. */
export type Viewing =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly progress: Progress | null }
  /** A large city is made only when that is wanted. */
  | { readonly kind: 'large'; readonly hexes: number; readonly answer: (open: boolean) => void }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** The link could not be opened for no fault of its own; `again` tries once more. */
  | { readonly kind: 'broken'; readonly message: string; readonly again: () => void }
  /** The shared city lies over the user's own work, in a store of its own that nothing saves. */
  | {
      readonly kind: 'shown';
      readonly id: number;
      readonly store: AppStore;
      readonly verdict: Verdict;
    }
  /** An earlier version of the work lies over the present one in the same way. */
  | {
      readonly kind: 'earlier';
      readonly id: number;
      readonly store: AppStore;
      readonly version: EarlierVersion;
    }
  /** An earlier version broke the app as it was drawn, for a reason in words. */
  | { readonly kind: 'earlier-broken'; readonly why: string };

interface Viewings {
  readonly viewing: Viewing;
  readonly leaving: Leaving | null;
}

/** One for the page: a link is opened by its address. */
export const viewings = createStore<Viewings>(() => ({ viewing: { kind: 'none' }, leaving: null }));

export function setViewing(viewing: Viewing): void {
  viewings.setState({ viewing, leaving: null });
}

/** Whether what is looked at is another than what was opened: that is lost when it is left. */
export function isSharedChanged(): boolean {
  const { viewing } = viewings.getState();
  if (viewing.kind !== 'shown' && viewing.kind !== 'earlier') return false;
  const { timeline, gesture } = viewing.store.getState();
  return timeline.last !== undefined || (gesture?.parts ?? null) !== null;
}

/** Leaves what is looked at, if need be once the user has said so. */
export function askToLeave(leave: () => void, stay: () => void): void {
  if (!isSharedChanged()) leave();
  else
    viewings.setState({
      leaving: {
        leave,
        stay: () => {
          viewings.setState({ leaving: null });
          stay();
        },
      },
    });
}
