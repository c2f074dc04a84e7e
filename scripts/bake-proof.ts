/**
 * `npm run bake-proof [seeds] [kills]` proves that nothing is lost when a bake is killed: it bakes 100,000 seeds of a small
 * recipe, unless told otherwise, undisturbed and once more with three kills on the way, compares the two, and recomputes a
 * hundred random lines.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT } from './tool.ts';

const ROWS = 100;
const LAUNCHER = join(PROJECT, 'scripts', 'sixfold.mjs');

const seeds = wholeNumber(process.argv[2] ?? '100000');
const kills = wholeNumber(process.argv[3] ?? '3');

/** Names that come and go in the folder of batches for each batch: a temporary file, which is renamed. */
const CHANGES = 3;
/** Most batches of 1,000 seeds that are made; a small bake has 64. */
const batches = Math.max(64, seeds / 1000);

const folder = mkdtempSync(join(tmpdir(), 'sixfold-bake-proof-'));
try {
  const recipe = join(folder, 'small.recipe.json');
  writeFileSync(
    recipe,
    JSON.stringify({
      format: 'sixfold/recipe',
      version: 1,
      seed: 1,
      land: { shape: 'hexagon', radius: 4 },
      districts: { method: 'none' },
      schematics: [{ id: 'castle', min: 1, max: 1 }, { id: 'terrace', weight: 3 }, { id: 'house' }],
      fill: { method: 'weighted', coverage: 1 },
    }),
  );
  const bake = (out: string) => ['bake', recipe, '--seeds', `1-${seeds}`, '--out', join(folder, out)];
  const undisturbed = timed(bake('undisturbed'));
  let killed = 0;
  for (let kill = 1; kill <= kills; kill++) if (await isKilled(bake('killed'), kill)) killed++;
  const rest = timed(bake('killed'));
  const atlas = readFileSync(join(folder, 'killed', 'atlas.jsonl'));
  const isEqual = atlas.equals(readFileSync(join(folder, 'undisturbed', 'atlas.jsonl')));
  const digests = ['undisturbed', 'killed'].map(digestOf);
  const wrong = wrongRows(atlas.toString('utf8').split('\n'), recipe);
  console.log(
    `undisturbed: ${undisturbed.toFixed(1)} s; after ${killed} kills the rest: ${rest.toFixed(1)} s`,
  );
  console.log(`digests of digests: ${digests.join(' and ')}`);
  console.log(`the same bytes: ${isEqual ? 'yes' : 'NO'}; of ${ROWS} recomputed lines, other ones: ${wrong}`);
  if (!isEqual || digests[0] !== digests[1] || wrong > 0 || killed < kills) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Runs the program to its end, and returns the seconds. */
function timed(words: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [LAUNCHER, ...words], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`sixfold ${words.join(' ')} ended with status ${status}`);
  return (performance.now() - start) / 1000;
}

/** Kills a bake at a random moment of its next part; `false` when it ended before. */
async function isKilled(words: readonly string[], kill: number): Promise<boolean> {
  const own = join(words.at(-1)!, 'batches');
  mkdirSync(own, { recursive: true });
  const child = spawn(process.execPath, [LAUNCHER, ...words], { stdio: 'ignore' });
  let left = 1 + Math.floor((Math.random() * CHANGES * batches) / (kills + 1));
  const watcher = watch(own, () => {
    if (left-- === 0) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  watcher.close();
  console.log(`kill ${kill}: ${signal === 'SIGKILL' ? 'killed' : 'it had ended'}`);
  return signal === 'SIGKILL';
}

function digestOf(out: string): string {
  const { result } = JSON.parse(readFileSync(join(folder, out, 'bake.json'), 'utf8')) as {
    readonly result: { readonly digest: string };
  };
  return result.digest;
}

/** How many of some random lines are not what `survey` prints. */
function wrongRows(lines: readonly string[], recipe: string): number {
  let wrong = 0;
  for (let row = 0; row < ROWS; row++) {
    const seed = 1 + Math.floor(Math.random() * seeds);
    const words = [LAUNCHER, 'survey', recipe, '--seeds', String(seed)];
    const { stdout } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (stdout !== `${lines[seed - 1]}\n`) wrong++;
  }
  return wrong;
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${text} is not a whole number from 1 to 999999999`);
}
