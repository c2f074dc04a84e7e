/** Messages that show the page that a worker lives, besides those of its calls. */
export type ToWorker =
  /** The first message, which asks the worker to hold a lock. */
  | { readonly vital: 'hold'; readonly lock: string }
  /** The question for the number of open calls. */
  | { readonly vital: 'ask' };

export type FromWorker =
  /** The worker is ready; `isHeld`: it holds the lock, which is impossible where the browser has no locks. */
  | { readonly vital: 'ready'; readonly isHeld: boolean }
  /** The answer to `ask`: the number of calls whose results are not sent yet. */
  | { readonly vital: 'open'; readonly calls: number };

export function isVital(data: unknown): data is ToWorker | FromWorker {
  return typeof data === 'object' && data !== null && 'vital' in data;
}
