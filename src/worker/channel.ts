import { transfer } from 'comlink';

/** A function of the page that a worker calls, without an answer. */
// What it takes is between the two: `never` lets it be anything.
export type Listener = (...args: never) => unknown;

/** The page's end of a channel by which a worker calls a function of the page. */
export interface Hearing {
  /** To be handed to the worker, for {@link telling}. */
  readonly port: MessagePort;
  /** Nothing is heard from now on, and the function is let go of. */
  close(): void;
}

/** A call on its way: calls are numbered from 1 on. */
interface Told {
  readonly number: number;
  readonly args: readonly unknown[];
}

/**
 * Lets a worker call a function of the page until the channel is closed. Only for what is as good without some of the
 * calls, such as progress: messages on two ports come in any order, so that a call may arrive after the result that it
 * was made before. It is dropped then, as is a call that comes twice, or after a later one.
 */
export function hear(listener: Listener): Hearing {
  const { port1, port2 } = new MessageChannel();
  let isOpen = true;
  let last = 0;
  port1.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    // A port that is closed may still deliver what had arrived.
    if (!isOpen || data.number <= last) return;
    last = data.number;
    listener(...(data.args as never));
  });
  port1.start();
  const close = () => {
    isOpen = false;
    port1.close();
  };
  return { port: transfer(port2, [port2]), close };
}

/** In the worker: calls the function at the other end of the channel. */
export function telling<L extends Listener>(port: MessagePort): (...args: Parameters<L>) => void {
  let number = 0;
  return (...args) => port.postMessage({ number: ++number, args } satisfies Told);
}
