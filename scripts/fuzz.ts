/**
 * `npm run fuzz [seeds] [first] [inputs] [app] [recipes]` does 100 operations at random on each of many documents, hands
 * hostile inputs to all readers, as many files of each foreign form, and some to the built app in a browser, and judges
 * the cities of random recipes, far more than the tests do: 5,000 seeds, 100,000 inputs, 300 for the app and 2,000 recipes
 * unless told otherwise, from a seed that the clock gives. A seed that fails belongs into
 * `tests/fuzz/reader-regressions.json`, one of the app into `tests/e2e/hostile-fuzz.spec.ts`.
 */
import { spawnSync } from 'node:child_process';
import { PROJECT, toolPath } from './tool.ts';

const [
  seeds = '5000',
  first = String(Math.floor(Date.now() / 1000) % 1_000_000_000),
  inputs = '100000',
  app = '300',
  recipes = '2000',
] = process.argv.slice(2);
console.log(`${seeds} seeds, ${inputs} inputs, ${app} for the app and ${recipes} recipes from ${first}`);

const env = {
  ...process.env,
  SIXFOLD_FUZZ_SEEDS: seeds,
  SIXFOLD_FUZZ_FIRST: first,
  SIXFOLD_FUZZ_INPUTS: inputs,
  SIXFOLD_FUZZ_FOREIGN: inputs,
  SIXFOLD_FUZZ_RECIPES: recipes,
  SIXFOLD_FUZZ_APP_INPUTS: app,
};

/** Whether a tool of the project ends well. */
function runs(tool: string, ...args: readonly string[]): boolean {
  return spawnSync(process.execPath, [tool, ...args], { cwd: PROJECT, stdio: 'inherit', env }).status === 0;
}

const readers = runs(
  toolPath('vitest'),
  'run',
  '--project',
  'node',
  'tests/fuzz',
  '--testTimeout',
  '1200000',
);
const throughApp =
  app === '0' ||
  (runs(toolPath('vite'), 'build') &&
    runs(toolPath('@playwright/test', 'playwright'), 'test', 'hostile-fuzz'));
if (!readers || !throughApp) process.exitCode = 1;
