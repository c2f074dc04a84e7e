import type { Trouble } from './status.ts';

/** The words for a trouble: in the header, as a title, and as advice. */
export interface TroubleWords {
  readonly short: string;
  readonly title: string;
  readonly advice: string;
}

const TRYING = 'Sixfold keeps trying by itself.';

export const TROUBLE_WORDS: Readonly<Record<Trouble, TroubleWords>> = {
  full: {
    short: 'Not saved: no space',
    title: 'The browser has no space left',
    advice: `Your last changes are on this page only. Save them as a file, then make space: forget older undo steps, or delete what is set aside. ${TRYING}`,
  },
  unavailable: {
    short: 'Not saved here',
    title: 'This browser stores nothing for Sixfold',
    advice: `A private window or a setting can be the cause. You can work on, but all is on this page only: save it as a file before you close it. ${TRYING}`,
  },
  newer: {
    short: 'Not saved: newer version',
    title: 'The saved work is from a newer Sixfold',
    advice:
      'It is left as it is. Reload the page to get the newer version. What you change here is not saved: save it as a file if it matters.',
  },
  blocked: {
    short: 'Not saved: another tab',
    title: 'Another tab is in the way',
    advice: `It has an older Sixfold open: close it or reload it. ${TRYING}`,
  },
  failed: {
    short: 'Not saved',
    title: 'Saving failed',
    advice: `Your last changes are on this page only. Save them as a file. ${TRYING}`,
  },
};
