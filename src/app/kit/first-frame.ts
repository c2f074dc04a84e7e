/** Milliseconds after which nothing waits any longer: a page in the background has no frames. */
const LATEST = 1000;

let waiting: Promise<void> | undefined;
let isShown = false;

/**
 * Does something once the page has shown its first frame, the board among it, or at once when it has: code that comes
 * earlier is run, and rendered, before there is anything to see.
 */
export function afterFirstFrame(action: () => void): void {
  if (isShown) return action();
  waiting ??= firstFrame();
  void waiting.then(action);
}

async function firstFrame(): Promise<void> {
  await new Promise<void>((resolve) => {
    // A task of its own, for the frame is drawn after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST);
  });
  isShown = true;
}
