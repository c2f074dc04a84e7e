import { CommanderError } from 'commander';
import { Failure } from './failure.ts';
import { showMessages } from './messages.ts';
import { writeOutput } from './output/output.ts';
import { createProgram } from './program.ts';

/** Exit statuses. */
const DONE = 0;
const BAD_DATA = 1;
const BAD_USAGE = 2;

async function run(words: readonly string[]): Promise<number> {
  // Help and version, which commander writes. They are gathered, so that an error of writing them is handled like any other.
  let help = '';
  try {
    const program = createProgram((text) => (help += text));
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

/** Runs the program and returns its exit status; problems with data are shown on standard error. */
export async function statusOf(words: readonly string[]): Promise<number> {
  // An error of writing results reaches the writer, which waits for each write. One of writing messages has nobody to be
  // shown to, and whether the work succeeds does not depend on it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    return await run(words);
  } catch (error) {
    showMessages(error instanceof Failure ? error.lines : [`sixfold: ${String(error)}`]);
    return BAD_DATA;
  }
}
