/** What keeps the work from being saved. */
export type Trouble =
  /** The browser has no space left for us. */
  | 'full'
  /** There is no storage at all: a private window, a setting, a broken profile. */
  | 'unavailable'
  /** What is stored was written by a newer Sixfold. */
  | 'newer'
  /** A tab with an older Sixfold is in the way. */
  | 'blocked'
  /** Anything else. */
  | 'failed';

/** How it stands with saving. */
export type SavingStatus =
  /** All is stored; `at` in milliseconds since 1970, `null` as long as there was nothing to store. */
  | { readonly kind: 'saved'; readonly at: number | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'trouble'; readonly trouble: Trouble; readonly message: string }
  /** The work is open in another tab, which does the saving. */
  | { readonly kind: 'elsewhere' };

/** What to tell of a trouble: in the header, as a title, and what to do. */
export interface TroubleWords {
  readonly short: string;
  readonly title: string;
  readonly advice: string;
}

const TRYING = 'Sixfold keeps trying.';

export const TROUBLE_WORDS: Readonly<Record<Trouble, TroubleWords>> = {
  full: {
    short: 'Not saved: no space',
    title: 'The browser has no space left',
    advice: `Your last changes are on this page only. Export what matters, then make space: forget older undo steps, or delete what is set aside. ${TRYING}`,
  },
  unavailable: {
    short: 'Not saved here',
    title: 'This browser stores nothing for Sixfold',
    advice: `A private window or a setting can be the cause. You can work on, but all is on this page only: export what matters before you close it. ${TRYING}`,
  },
  newer: {
    short: 'Not saved: newer version',
    title: 'The saved work is from a newer Sixfold',
    advice:
      'It is left as it is. Reload the page to get the newer version. What you change here is not saved: export it if it matters.',
  },
  blocked: {
    short: 'Not saved: another tab',
    title: 'Another tab is in the way',
    advice: `It has an older Sixfold open: close it or reload it. ${TRYING}`,
  },
  failed: {
    short: 'Not saved',
    title: 'Saving failed',
    advice: `Your last changes are on this page only. Export what matters. ${TRYING}`,
  },
};

/** The trouble that an error of the browser's storage stands for. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'newer';
  if (name === 'BlockedError') return 'blocked';
  return 'failed';
}
