import type { Remote } from 'comlink';
import type { Listener } from './channel.ts';
import { Line } from './line.ts';

/** A worker and its service during a job. */
export interface AtWork<Service> {
  readonly service: Remote<Service>;
  /**
   * Makes a port over which the worker calls a function of the page, see `telling`; the function is not called after
   * the job has ended.
   */
  readonly hear: (listener: Listener) => MessagePort;
}

/**
 * Does one job in a web worker of its own, which ends with the job, because a busy worker receives no message to stop.
 *
 * Rejects with the signal's reason when canceled, which ends the worker, and with an `Error` when the worker itself
 * breaks or ends, see `Line`. No message of the worker has an effect once the promise is settled.
 *
 * @param start makes the worker
 * @param broken the beginning of the error's message when the worker breaks; the reason follows
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
