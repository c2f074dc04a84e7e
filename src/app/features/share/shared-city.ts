import type { Progress } from '../../../engine/generate/progress.ts';
import type { Problem } from '../../../engine/problem.ts';
import { createViewing } from '../../store/viewing.ts';

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

/** The city of a link, on its way or on screen. */
export type SharedCity =
  | { readonly kind: 'reading'; readonly progress: Progress | null }
  /** A large city is made only when that is wanted. */
  | { readonly kind: 'large'; readonly hexes: number; readonly answer: (open: boolean) => void }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** The link could not be opened for no fault of its own; `again` tries once more. */
  | { readonly kind: 'broken'; readonly message: string; readonly again: () => void }
  | { readonly kind: 'shown'; readonly verdict: Verdict };

export const sharedCity = createViewing<SharedCity>('shared-city', (why) =>
  sharedCity.show({ kind: 'refused', problems: [{ path: 'city', message: why }] }),
);
