/** Milliseconds by which an action is done, however busy the page is. */
const LATEST = 1000;

/** Milliseconds that have to be left of an idle moment for one thing more. */
const ENOUGH = 10;

/** Tells how many milliseconds are left of an idle moment. */
type TimeLeft = () => number;

/**
 * Does something when the page has nothing else to do.
 *
 * @returns what calls it off
 */
export function whenIdle(action: (timeLeft: TimeLeft) => void, latest: number = LATEST): () => void {
  // Not every browser tells when it is idle; there, the next frame is drawn first.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => action(() => 0), 30);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback((deadline) => action(() => deadline.timeRemaining()), {
    timeout: latest,
  });
  return () => cancelIdleCallback(request);
}

/**
 * Does one thing after the other when the page has nothing else to do: several in one idle moment, as long as there is
 * time left after what each of them made React render.
 *
 * @returns what calls off those that are left
 */
export function oneByOneWhenIdle(actions: readonly (() => void)[], latest: number = LATEST): () => void {
  let next = 0;
  let stopWaiting = () => {};
  const proceed = async (timeLeft: TimeLeft) => {
    do {
      actions[next++]!();
      // React renders what a store has changed in a microtask.
      await Promise.resolve();
    } while (next < actions.length && timeLeft() > ENOUGH);
    wait();
  };
  const wait = () => {
    if (next < actions.length) stopWaiting = whenIdle((timeLeft) => void proceed(timeLeft), latest);
  };
  wait();
  return () => {
    next = actions.length;
    stopWaiting();
  };
}
