/**
 * `npm run fuzz [seeds] [first]` does 100 operations at random on each of many documents, far more than the tests do:
 * 5,000 seeds unless told otherwise, from one that the clock gives.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT, toolPath } from './tool.ts';

const [seeds = '5000', first = String(Math.floor(Date.now() / 1000) % 1_000_000_000)] = process.argv.slice(2);
console.log(`${seeds} seeds from ${first}`);
const { status } = spawnSync(
  process.execPath,
  [toolPath('vitest'), 'run', '--project', 'node', 'tests/fuzz', '--testTimeout', '600000'],
  {
    cwd: PROJECT,
    stdio: 'inherit',
    env: { ...process.env, SIXFOLD_FUZZ_SEEDS: seeds, SIXFOLD_FUZZ_FIRST: first },
  },
);
process.exitCode = status ?? 1;
