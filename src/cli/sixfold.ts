#!/usr/bin/env node
import { CommanderError } from 'commander';
import { Failure } from './failure.ts';
import { createProgram } from './program.ts';

/** Exit statuses: what scripts can tell apart. */
const DONE = 0;
const BAD_DATA = 1;
const BAD_USAGE = 2;

async function run(words: readonly string[]): Promise<number> {
  try {
    await createProgram().parseAsync(words, { from: 'user' });
    return DONE;
  } catch (error) {
    // Commander has said what is wrong already; help and version come this way too, with status 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : BAD_USAGE;
    const lines = error instanceof Failure ? error.lines : [`sixfold: ${String(error)}`];
    process.stderr.write(`${lines.join('\n')}\n`);
    return BAD_DATA;
  }
}

for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads has seen enough (`sixfold … | head`): no more to do, and nothing went wrong.
    process.exit(error.code === 'EPIPE' ? DONE : BAD_DATA);
  });

process.exitCode = await run(process.argv.slice(2));
