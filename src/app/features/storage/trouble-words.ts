import type { Trouble } from './status.ts';
import * as words from './words.ts';

/** The words for a trouble: in the header, as a title, and as advice. */
export interface TroubleWords {
  readonly short: string;
  readonly title: string;
  readonly advice: string;
}

export const TROUBLE_WORDS: Readonly<Record<Trouble, TroubleWords>> = {
  full: {
    short: words.notSavedNoSpace,
    title: words.noSpaceLeft,
    advice: words.noSpaceHint,
  },
  unavailable: {
    short: words.notSavedHere,
    title: words.storesNothing,
    advice: words.storesNothingHint,
  },
  newer: {
    short: words.notSavedNewerVersion,
    title: words.workIsNewer,
    advice: words.workIsNewerHint,
  },
  blocked: {
    short: words.notSavedAnotherTab,
    title: words.anotherTabInWay,
    advice: words.otherTabHint,
  },
  failed: {
    short: words.notSaved,
    title: words.savingFailed,
    advice: words.savingFailedHint,
  },
};
