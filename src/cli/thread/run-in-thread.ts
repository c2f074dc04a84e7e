import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { onEndingSignal } from '../ending-signals.ts';
import { Failure, UsageFailure } from '../failure.ts';
import type { Perform } from '../jobs.ts';
import { showMessages } from '../messages.ts';
import { ThreadTemporaries } from '../output/temporaries.ts';
import type { ThreadJob, ThreadMessage } from './message.ts';
import { ProgressLine } from './progress-line.ts';

/** Milliseconds between two pictures of the progress. */
const TICK = 100;

const DEFAULT_COLUMNS = 80;

/**
 * A function that runs commands in a thread of their own. The main thread shows progress on the terminal meanwhile, and
 * ends the program as soon as a signal asks for it, with a clean line and without temporary files.
 *
 * @param entry the file of the program
 */
export function performInThread(entry: URL): Perform {
  return async (name, ...args) => {
    // The name and the arguments belong together, which the type of the union cannot follow.
    const worker = new Worker(entry, { workerData: { job: [name, args] } as ThreadJob, stderr: true });
    const line = new ProgressLine(
      {
        write: (text) => void process.stderr.write(text),
        columns: () => process.stderr.columns || DEFAULT_COLUMNS,
      },
      performance.now(),
    );
    const timer = setInterval(() => line.tick(performance.now()), TICK);
    const temporaries = new ThreadTemporaries();
    const left: Left = { farewell: undefined };
    let isEnding = false;
    const release = onEndingSignal(async () => {
      isEnding = true;
      clearInterval(timer);
      line.close();
      await temporaries.removeAfter(worker.terminate());
      if (left.farewell !== undefined) showMessages([left.farewell]);
    });
    try {
      await follow(worker, line, left);
    } finally {
      clearInterval(timer);
      line.close();
      release();
      // A signal has ended it otherwise, and looks for what it left.
      if (!isEnding) temporaries.close();
    }
  };
}

/** Work that is left for the moment when a signal ends the program. */
interface Left {
  farewell: string | undefined;
}

/** Resolves when a thread has ended and all that it wrote is shown. Rejects with its failure. */
async function follow(worker: Worker, line: ProgressLine, left: Left): Promise<void> {
  let failed: Failure | undefined;
  worker.on('message', (message: ThreadMessage) => {
    switch (message.kind) {
      case 'progress':
        return line.update(message.text);
      case 'close':
        line.close();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
        return worker.postMessage('closed');
      case 'farewell':
        left.farewell = message.text;
        return;
      case 'failed':
        failed = message.isUsage ? new UsageFailure(message.lines) : new Failure(message.lines);
    }
  });
  worker.stderr.on('data', (text: Buffer) => {
    line.clear();
    process.stderr.write(text);
  });
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
  await Promise.all([ended, finished(worker.stderr)]);
  if (failed) throw failed;
}
