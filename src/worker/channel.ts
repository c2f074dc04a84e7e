import { transfer } from 'comlink';

/** A function of the page that a worker calls, without an answer. */
// The two sides agree on the parameters: `never` allows any.
export type Listener = (...args: never) => unknown;

/** The page's end of a channel over which a worker calls a function of the page. */
export interface Hearing {
  /** The port to pass to the worker, for {@link telling}. */
  readonly port: MessagePort;
  /** Closes the channel: the function is not called any more, and is released. */
  close(): void;
}

/** The message of a call; calls are numbered from 1. */
interface Told {
  readonly number: number;
  readonly args: readonly unknown[];
}

/**
 * Lets a worker call a function of the page until the channel is closed. Calls may be lost, so the channel is only for
 * messages such as progress: messages on two ports arrive in any order, and a call that arrives after the result,
 * twice, or after a later call is dropped.
 */
export function hear(listener: Listener): Hearing {
  const { port1, port2 } = new MessageChannel();
  let isOpen = true;
  let last = 0;
  port1.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    // A closed port may still deliver messages that had arrived.
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

/** In the worker: the function that calls the listener at the page's end of the channel. */
export function telling<L extends Listener>(port: MessagePort): (...args: Parameters<L>) => void {
  let number = 0;
  return (...args) => port.postMessage({ number: ++number, args } satisfies Told);
}
