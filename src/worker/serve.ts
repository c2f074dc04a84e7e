import { expose } from 'comlink';
import { isVital, type FromWorker } from './vital.ts';

type Method = (...args: never) => unknown;

/**
 * Offers functions to the page that started this worker; the page calls them through a `Line`. The worker reports to
 * the page when it is ready and, when asked, the number of its open calls. It holds a lock as long as it lives.
 */
export function serve(service: Readonly<Record<string, Method>>): void {
  let calls = 0;
  const counted =
    (method: Method) =>
    async (...args: unknown[]) => {
      calls++;
      try {
        return await method(...(args as never));
      } finally {
        calls--;
      }
    };
  globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isVital(data)) return;
    if (data.vital === 'ask') tell({ vital: 'open', calls });
    else if (data.vital === 'hold') void hold(data.lock).then((isHeld) => tell({ vital: 'ready', isHeld }));
  });
  expose(Object.fromEntries(Object.entries(service).map(([name, method]) => [name, counted(method)])));
}

function tell(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  globalThis.postMessage(message);
}

/** Holds a lock until the worker ends, when the browser releases it. */
function hold(lock: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Pages loaded over plain http have no locks.
    if (!('locks' in navigator)) return resolve(false);
    const forGood = new Promise<never>(() => {});
    navigator.locks
      .request(lock, () => {
        resolve(true);
        return forGood;
      })
      .catch(() => resolve(false));
  });
}
