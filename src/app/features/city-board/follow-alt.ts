import { stampOver } from '../../cityview/stamp-over.ts';
import type { AppStore } from '../../store/store.ts';

/**
 * Follows the Alt key while a piece is in hand: a stamp replaces what is in its way as long as it is held.
 *
 * @returns what ends it
 */
export function followAlt(store: AppStore): () => void {
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    // The browser would go to its menu.
    event.preventDefault();
    stampOver.set(store, { alt: event.type === 'keydown' });
  };
  const release = () => stampOver.set(store, { alt: false });
  window.addEventListener('keydown', hold);
  window.addEventListener('keyup', hold);
  window.addEventListener('blur', release);
  return () => {
    window.removeEventListener('keydown', hold);
    window.removeEventListener('keyup', hold);
    window.removeEventListener('blur', release);
    release();
  };
}
