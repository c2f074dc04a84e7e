import type { AppStore } from '../../store/store.ts';
import type { Saving } from './saving.ts';

/** The user's own work on this page, and what keeps it. */
export interface KeptWork {
  readonly store: AppStore;
  readonly saving: Saving;
}

let kept: KeptWork | null = null;

/** Says which work is the user's own. */
export function keepWork(work: KeptWork): void {
  kept = work;
}

/** @throws Error before the page has any work */
export function keptWork(): KeptWork {
  if (!kept) throw new Error('there is no work yet');
  return kept;
}
