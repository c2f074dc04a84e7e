/** Saves, asks or tries again as the page is hidden, left or shown. */
export interface PageEvents {
  /** Nobody looks at the page any more; it may be the last that it hears. */
  readonly onHidden: () => void;
  /** The page is about to be left. @returns whether something would be lost, so that the browser has to ask first */
  readonly onLeaving: () => boolean;
  /** The page is left. */
  readonly onLeft: () => void;
  /** Somebody looks at the page again, or another tab has deleted something: what failed may succeed now. */
  readonly onBack: () => void;
}

/** Listens to the page from now on. */
export function heedPage({ onHidden, onLeaving, onLeft, onBack }: PageEvents): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') onHidden();
    else onBack();
  });
  window.addEventListener('beforeunload', (event) => {
    if (onLeaving()) event.preventDefault();
  });
  window.addEventListener('pagehide', onLeft);
  window.addEventListener('focus', onBack);
  window.addEventListener('storage', ({ newValue }) => {
    if (newValue === null) onBack();
  });
}
