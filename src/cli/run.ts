import { isatty } from 'node:tty';
import { CommanderError } from 'commander';
import { Failure } from './failure.ts';
import { showMessages } from './messages.ts';
import { writeOutput } from './output/output.ts';
import { performHere, type Perform, type QuietOption } from './jobs.ts';
import { createProgram } from './program.ts';
import { wantsProgress } from './thread/wants-progress.ts';

/** Exit statuses. */
const DONE = 0;
const BAD_DATA = 1;
const BAD_USAGE = 2;

const STANDARD_ERROR = 2;

/** Runs commands in a thread where progress is shown, and in this one elsewhere, which starts sooner. */
function performFrom(entry: URL): Perform {
  if (!wantsProgress(isatty(STANDARD_ERROR), process.env)) return performHere;
  return async (name, ...args) => {
    // The options are the last argument of each command.
    if ((args.at(-1) as QuietOption).quiet) return performHere(name, ...args);
    const { performInThread } = await import('./thread/run-in-thread.ts');
    return performInThread(entry)(name, ...args);
  };
}

async function run(words: readonly string[], perform: Perform): Promise<number> {
  // Help and version, which commander writes. They are gathered, so that an error of writing them is handled like any other.
  let help = '';
  try {
    const program = createProgram((text) => (help += text), perform);
    await program.parseAsync(words, { from: 'user' });
    return DONE;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Commander has shown the reason already; help and version end here too, with status 0.
    if (error.exitCode !== 0) return BAD_USAGE;
    await writeOutput([help], undefined);
    return DONE;
  }
}

/**
 * Runs the program and returns its exit status; problems with data are shown on standard error.
 *
 * @param entry the file of the program, which threads are started with
 */
export async function statusOf(words: readonly string[], entry: URL): Promise<number> {
  // An error of writing messages has nobody to be shown to, and whether the work succeeds does not depend on it.
  process.stderr.on('error', () => {});
  try {
    return await run(words, performFrom(entry));
  } catch (error) {
    showMessages(error instanceof Failure ? error.lines : [`sixfold: ${String(error)}`]);
    return BAD_DATA;
  }
}
