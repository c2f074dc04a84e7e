import { createStore } from 'zustand/vanilla';
import type { Progress } from '../../engine/generate/progress.ts';
import type { Problem } from '../../engine/problem.ts';
import type { AppStore } from '../store/store.ts';

/** How a shared city compares with the one that was shared. */
export interface Verdict {
  /** Whether land, districts and placements are the same, by their digest. */
  readonly isSame: boolean;
  /** What made the shared one. */
  readonly engine: string;
  /** What made the one that is shown. */
  readonly ownEngine: string;
  /** Whether the built-in pieces that it is made of are others than those it was shared with. */
  readonly hasOtherPieces: boolean;
}

/** How it stands with a link that was opened. */
export type Viewing =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly progress: Progress | null }
  /** A large city is made only when that is wanted. */
  | { readonly kind: 'large'; readonly hexes: number; readonly answer: (open: boolean) => void }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** The shared city lies over the user's own work, in a store of its own that nothing saves. */
  | {
      readonly kind: 'shown';
      readonly id: number;
      readonly store: AppStore;
      readonly verdict: Verdict;
    };

/** One for the page: a link is opened by its address. */
export const viewings = createStore<{ readonly viewing: Viewing }>(() => ({ viewing: { kind: 'none' } }));

export function setViewing(viewing: Viewing): void {
  viewings.setState({ viewing });
}
