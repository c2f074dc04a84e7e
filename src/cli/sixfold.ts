#!/usr/bin/env node
import { enableCompileCache } from './compile-cache.ts';
import { isThreadOfCommand } from './thread/is-thread.ts';

// Before anything else is loaded, so that all of it is kept compiled.
enableCompileCache();
if (isThreadOfCommand()) await (await import('./thread/serve.ts')).serve();
else {
  const { statusOf } = await import('./run.ts');
  process.exitCode = await statusOf(process.argv.slice(2), new URL(import.meta.url));
}
