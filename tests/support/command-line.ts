import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { PROJECT } from './source.ts';

/** Runs the command line and returns its output. Throws when its exit status is not 0. */
export function sixfold(args: readonly string[], options: ExecFileSyncOptions = {}): string {
  return execFileSync(process.execPath, ['scripts/sixfold.mjs', ...args], {
    ...options,
    cwd: PROJECT,
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  });
}
