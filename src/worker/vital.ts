/** Messages by which a page learns that a worker lives, beside those of its calls. */
export type ToWorker =
  /** The first message: hold this lock from now on. */
  | { readonly vital: 'hold'; readonly lock: string }
  /** Which calls are open? */
  | { readonly vital: 'ask' };

export type FromWorker =
  /** The worker hears; `isHeld` when the lock is its own, which it is not where the browser has no locks. */
  | { readonly vital: 'ready'; readonly isHeld: boolean }
  /** The answer to `ask`: number of calls whose results are still to be sent. */
  | { readonly vital: 'open'; readonly calls: number };

export function isVital(data: unknown): data is ToWorker | FromWorker {
  return typeof data === 'object' && data !== null && 'vital' in data;
}
