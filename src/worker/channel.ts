import { expose, releaseProxy, transfer, wrap, type Remote } from 'comlink';

/** A function of the page that a worker calls. */
// What it takes is between the two: `never` lets it be anything.
export type Listener = (...args: never) => unknown;

/** The page's end of a channel by which a worker calls a function of the page. */
export interface Hearing {
  /** To be handed to the worker, for {@link telling}. */
  readonly port: MessagePort;
  /** Nothing is heard from now on, and the function is let go of. */
  close(): void;
}

/**
 * Lets a worker call a function of the page until the channel is closed.
 *
 * comlink's own `proxy` cannot be closed from here: when a worker ends before it took its end, the page keeps the
 * other for good, with the function and all that it sees.
 */
export function hear(listener: Listener): Hearing {
  const { port1, port2 } = new MessageChannel();
  expose(listener, port1);
  return { port: transfer(port2, [port2]), close: () => port1.close() };
}

/** In the worker: the function at the other end of the channel. Its promise is kept once the function has returned. */
export function telling<Listener>(port: MessagePort): Remote<Listener> {
  port.start();
  return wrap<Listener>(port);
}

/**
 * Ends a worker. Without the release comlink holds it until nothing else holds its service; where a listener of the
 * worker sees the service, as most do, that is never.
 */
export function endWorker<Service>(worker: Worker, service: Remote<Service>): void {
  service[releaseProxy]();
  worker.terminate();
}
