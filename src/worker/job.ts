import type { Remote } from 'comlink';
import type { Listener } from './channel.ts';
import { Line } from './line.ts';

/** The worker and service that do a job. */
export interface AtWork<Service> {
  readonly service: Remote<Service>;
  /** Hands the worker a function of the page, see `telling`; it is not called any more once the job has ended. */
  readonly hear: (listener: Listener) => MessagePort;
}

/**
 * Does one job in a web worker of its own, which ends with it: a busy worker cannot hear that it is to stop.
 *
 * Rejects with the signal's reason when cancelled, which ends the worker, and with an `Error` when the worker itself
 * breaks or ends, see `Line`. Nothing of the worker is heard once the promise is settled.
 *
 * @param start makes the worker
 * @param broken what is said of a worker that breaks, in front of the reason
 * @param work makes one call of the service; its result is that of the job
 */
export async function inOwnWorker<Service, T>(
  start: () => Worker,
  broken: string,
  signal: AbortSignal,
  work: (at: AtWork<Service>) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const line = new Line<Service>(start, broken);
  const cancel = () => line.end(signal.reason);
  signal.addEventListener('abort', cancel);
  try {
    return await line.ask((service) => work({ service, hear: line.hear }));
  } finally {
    signal.removeEventListener('abort', cancel);
    line.end();
  }
}
