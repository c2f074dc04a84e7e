import { rmSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { onEndingSignal } from '../ending-signals.ts';
import { Failure } from '../failure.ts';
import type { Perform } from '../jobs.ts';
import type { ThreadJob, ThreadMessage } from './message.ts';
import { ProgressLine } from './progress-line.ts';

/** Milliseconds between two pictures of the progress. */
const TICK = 100;

/** Most milliseconds that a thread gets to end; one that waits for the system does not end. */
const PATIENCE = 300;

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
    const temporaries = new Set<string>();
    const release = onEndingSignal(async () => {
      clearInterval(timer);
      line.close();
      await Promise.race([worker.terminate(), setTimeout(PATIENCE)]);
      for (const file of temporaries) rmSync(file, { force: true });
    });
    try {
      await follow(worker, line, temporaries);
    } finally {
      clearInterval(timer);
      line.close();
      release();
    }
  };
}

/** Resolves when a thread has ended and all that it wrote is shown. Rejects with its failure. */
async function follow(worker: Worker, line: ProgressLine, temporaries: Set<string>): Promise<void> {
  let failed: readonly string[] | undefined;
  worker.on('message', (message: ThreadMessage) => {
    switch (message.kind) {
      case 'progress':
        return line.update(message.text);
      case 'close':
        line.close();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
        return worker.postMessage('closed');
      case 'created':
        return void temporaries.add(message.file);
      case 'settled':
        return void temporaries.delete(message.file);
      case 'failed':
        failed = message.lines;
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
  if (failed) throw new Failure(failed);
}
