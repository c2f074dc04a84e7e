/** Milliseconds after which nothing waits any longer: a page in the background has no frames. */
const LATEST = 1000;

let shown: Promise<void> | undefined;

/**
 * Resolves once the page has shown its first frame, the board among it: code that comes earlier is run, and rendered,
 * before there is anything to see.
 */
export function firstFrame(): Promise<void> {
  return (shown ??= new Promise((resolve) => {
    // A task of its own, for the frame is drawn after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST);
  }));
}

/** Loads a part of the program after the first frame and uses it; without a connection, there is nothing of it. */
export function afterFirstFrame<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  void firstFrame()
    .then(load)
    .then(use, () => {});
}
