/**
 * `npm run fuzz [seeds] [first] [inputs]` does 100 operations at random on each of many documents, and hands hostile
 * inputs to all readers, far more than the tests do: 5,000 seeds and 100,000 inputs unless told otherwise, from a seed
 * that the clock gives. A seed that fails belongs into `tests/fuzz/reader-regressions.json`.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT, toolPath } from './tool.ts';

const [seeds = '5000', first = String(Math.floor(Date.now() / 1000) % 1_000_000_000), inputs = '100000'] =
  process.argv.slice(2);
console.log(`${seeds} seeds and ${inputs} inputs from ${first}`);
const { status } = spawnSync(
  process.execPath,
  [toolPath('vitest'), 'run', '--project', 'node', 'tests/fuzz', '--testTimeout', '600000'],
  {
    cwd: PROJECT,
    stdio: 'inherit',
    env: {
      ...process.env,
      SIXFOLD_FUZZ_SEEDS: seeds,
      SIXFOLD_FUZZ_FIRST: first,
      SIXFOLD_FUZZ_INPUTS: inputs,
    },
  },
);
process.exitCode = status ?? 1;
