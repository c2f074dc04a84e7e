import { wrap, type Remote } from 'comlink';
import { endWorker, hear, type Hearing, type Listener } from './channel.ts';

/** What a job is done with. */
export interface AtWork<Service> {
  readonly service: Remote<Service>;
  /** Hands the worker a function of the page, see `telling`; it is not called any more once the job has ended. */
  readonly hear: (listener: Listener) => MessagePort;
}

/**
 * Does one job in a web worker of its own, which ends with it: a busy worker cannot hear that it is to stop.
 *
 * Rejects with the signal's reason when cancelled, which ends the worker, and with an `Error` when the worker itself
 * breaks.
 *
 * @param start makes the worker
 * @param broken what is said of a worker that breaks, in front of its own message, if it has one
 * @param work asks for what is to be done; its result is that of the job
 */
export function inOwnWorker<Service, T>(
  start: () => Worker,
  broken: string,
  signal: AbortSignal,
  work: (at: AtWork<Service>) => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const worker = start();
    const service = wrap<Service>(worker);
    const heard: Hearing[] = [];
    let ended = false;
    const end = (settle: () => void) => {
      if (ended) return;
      ended = true;
      signal.removeEventListener('abort', cancel);
      endWorker(worker, service);
      for (const hearing of heard) hearing.close();
      settle();
    };
    const cancel = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', cancel);
    worker.addEventListener('error', ({ message }) =>
      end(() => reject(new Error(`${broken}: ${message || 'its worker could not start'}`))),
    );
    const at: AtWork<Service> = {
      service,
      hear: (listener) => {
        const hearing = hear(listener);
        heard.push(hearing);
        return hearing.port;
      },
    };
    work(at).then(
      (result) => end(() => resolve(result)),
      (error: unknown) => end(() => reject(error)),
    );
  });
}
