/** Device pixels per CSS pixel, now. */
export function pixelRatio(): number {
  return window.devicePixelRatio;
}

/**
 * Calls back whenever the device pixels per CSS pixel change: zoom of the page, another screen.
 *
 * @returns what ends it
 */
export function watchPixelRatio(listener: () => void): () => void {
  let query: MediaQueryList;
  // Matches until the ratio is another one; then the next is waited for.
  const wait = () => {
    query = window.matchMedia(`(resolution: ${pixelRatio()}dppx)`);
    query.addEventListener('change', change, { once: true });
  };
  const change = () => {
    wait();
    listener();
  };
  wait();
  return () => query.removeEventListener('change', change);
}
