#!/usr/bin/env node
import { enableCompileCache } from './compile-cache.ts';

// Before anything else is loaded, so that all of it is kept compiled.
enableCompileCache();
const { statusOf } = await import('./run.ts');
process.exitCode = await statusOf(process.argv.slice(2));
