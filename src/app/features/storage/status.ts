/** The trouble that keeps the work from being saved. */
export type Trouble =
  /** The browser has no space left for us. */
  | 'full'
  /** There is no storage at all: a private window, a setting, a broken profile. */
  | 'unavailable'
  /** The stored work was written by a newer Sixfold. */
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
  /** The work is open in another tab, which does the saving; `hasUnsaved`: something was done here that is not stored. */
  | { readonly kind: 'elsewhere'; readonly hasUnsaved: boolean };

/** The trouble that an error of the browser's storage stands for. */
export function troubleOf(error: unknown): Trouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'VersionError') return 'newer';
  if (name === 'BlockedError') return 'blocked';
  return 'failed';
}
