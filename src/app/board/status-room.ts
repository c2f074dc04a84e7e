import { createStore } from 'zustand/vanilla';

/** Where the words at the bottom of a board are, in CSS pixels from the bottom of the page. */
export interface StatusRoom {
  readonly bottom: number;
  readonly top: number;
}

const NO_STATUS: StatusRoom = { bottom: 0, top: 0 };

/** One for the page, as there is one board at a time. */
export const statusRoom = createStore<StatusRoom>(() => NO_STATUS);

/** Follows what is said at the bottom of a board, so that nothing else is laid over it. */
export function followStatus(status: HTMLElement): () => void {
  const measure = () => {
    const box = status.getBoundingClientRect();
    // Without words it is not there at all.
    statusRoom.setState(
      box.height === 0 ? NO_STATUS : { bottom: innerHeight - box.bottom, top: innerHeight - box.top },
    );
  };
  const observer = new ResizeObserver(measure);
  observer.observe(status);
  // It moves with the end of the board.
  observer.observe(status.parentElement!);
  return () => {
    observer.disconnect();
    statusRoom.setState(NO_STATUS);
  };
}
