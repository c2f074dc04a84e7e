/** Work that can wait, in the order in which it came. */
const waiting = new Set<() => void>();

/** Milliseconds that are given to it at a time, and after which it gets them however busy the page is. */
const SLICE = 8;
const LATEST = 50;

let isScheduled = false;

/**
 * Does a piece of work when the page has nothing better to do. One piece follows the other with breaks between them,
 * so that many of them hold up nothing.
 *
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  waiting.add(work);
  schedule();
  return () => {
    waiting.delete(work);
  };
}

function schedule(): void {
  if (isScheduled || waiting.size === 0) return;
  isScheduled = true;
  // Not every browser tells when it is idle; there, a frame can be drawn between two slices.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, 20);
  else requestIdleCallback(run, { timeout: LATEST });
}

function run(): void {
  isScheduled = false;
  const end = performance.now() + SLICE;
  try {
    for (const work of waiting) {
      waiting.delete(work);
      work();
      if (performance.now() >= end) break;
    }
  } finally {
    schedule();
  }
}
