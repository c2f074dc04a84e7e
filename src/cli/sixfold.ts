#!/usr/bin/env node
import { enableCompileCache } from './compile-cache.ts';
import { isThreadOfCommand } from './thread/is-thread.ts';

// Before anything else is loaded, so that all of it is kept compiled.
enableCompileCache();
void start();

/** Runs the command of this thread or of the words that were typed. */
async function start(): Promise<void> {
  if (isThreadOfCommand()) return (await import('./thread/serve.ts')).serve();
  const { statusOf } = await import('./run.ts');
  process.exitCode = await statusOf(process.argv.slice(2), new URL(import.meta.url));
}
