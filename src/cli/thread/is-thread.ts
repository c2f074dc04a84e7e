import { isMainThread, workerData } from 'node:worker_threads';

/** Whether this thread was started to run a command. */
export function isThreadOfCommand(): boolean {
  const data: unknown = workerData;
  return !isMainThread && typeof data === 'object' && data !== null && 'job' in data;
}
