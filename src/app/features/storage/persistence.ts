let isAsked = false;

/** Asks the browser, once there is something to lose, not to clear it when space runs short. */
export function askForPersistence(): void {
  if (isAsked) return;
  isAsked = true;
  // Where that is refused, or unknown, the work is kept as long as the browser likes.
  (navigator.storage as StorageManager | undefined)?.persist?.().catch(() => false);
}
