import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { Failure, UsageFailure } from '../failure.ts';
import { performHere } from '../jobs.ts';
import { reportTo } from '../progress.ts';
import type { ThreadJob, ThreadMessage } from './message.ts';

/** Runs the command that this thread was started for, and reports to the main thread. */
export async function serve(): Promise<void> {
  const port = parentPort!;
  const send = (message: ThreadMessage) => port.postMessage(message);
  reportTo({
    progress: (text) => send({ kind: 'progress', text }),
    async close() {
      const answered = once(port, 'message');
      send({ kind: 'close' });
      await answered;
    },
    farewell: (text) => send({ kind: 'farewell', text }),
  });
  const [name, args] = (workerData as ThreadJob).job;
  try {
    await performHere(name, ...args);
  } catch (error) {
    const lines = error instanceof Failure ? error.lines : [`sixfold: ${String(error)}`];
    send({ kind: 'failed', lines, isUsage: error instanceof UsageFailure });
  }
}
