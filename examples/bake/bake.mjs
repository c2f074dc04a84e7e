/**
 * Bakes many towns of a recipe on all cores and keeps the best one, as a city file that tells its seed:
 *
 *     node bake.mjs walled-town --towns 1000 --out best.city.json
 *
 * The same call gives the same bytes, however many threads there are. Ctrl+C ends it early, with the best so far.
 */
/** @import { Recipe } from 'sixfold' */
/** @import { Score } from './score.mjs' */
/** @import { Baked } from './thread.mjs' */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { builtInLibrary, generate, presets, readRecipe, writeCity } from 'sixfold';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    towns: { type: 'string', default: '1000' },
    first: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    out: { type: 'string', default: 'best.city.json' },
  },
});

const recipe = findRecipe(positionals[0] ?? 'walled-town');
const towns = wholeNumber(options.towns);
const first = wholeNumber(options.first);
const threads = wholeNumber(options.threads);

let next = first;
let done = 0;
let interrupted = false;
/** @type {{ seed: number, score: Score } | undefined} */
let best;
let lastProblem = '';

process.once('SIGINT', () => {
  interrupted = true;
  say('Interrupted: the towns in work are finished.');
});
await Promise.all(Array.from({ length: Math.min(threads, towns) }, () => work()));

if (best) {
  writeBest(best.seed);
  say(
    `The best of ${done} towns is that of seed ${best.seed}: ${table(best.score)}. It is in ${options.out}.`,
  );
} else say(`None of ${done} towns could be built: ${lastProblem}.`);
process.exitCode = interrupted ? 130 : best ? 0 : 1;

/**
 * Gives a thread one seed after another until none is left.
 *
 * @returns {Promise<void>}
 */
function work() {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./thread.mjs', import.meta.url), { workerData: recipe });
    const give = () => {
      if (interrupted || next >= first + towns) void thread.terminate().then(() => resolve());
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
      else thread.postMessage(next++);
    };
    thread.on('message', (/** @type {Baked} */ baked) => {
      take(baked);
      give();
    });
    thread.on('error', reject);
    give();
  });
}

/**
 * Counts a town, and keeps it when it is better. Of two with equal points the smaller seed wins, whichever came first.
 *
 * @param {Baked} baked
 */
function take(baked) {
  done++;
  if ('problem' in baked) lastProblem = baked.problem;
  else {
    const { seed, score } = baked;
    const lead = score.points - (best?.score.points ?? -1);
    if (lead > 0 || (lead === 0 && best && seed < best.seed)) {
      best = { seed, score };
      say(`${done} of ${towns}: seed ${seed} leads with ${table(score)}`);
    }
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${towns} towns`);
}

/** @param {Score} score */
function table({ points, landmarks, variety, homes, compact }) {
  const percent = (/** @type {number} */ share) => `${Math.round(100 * share)} %`;
  return `${points.toFixed(1)} points (landmarks ${percent(landmarks)}, variety ${percent(variety)}, homes ${percent(homes)}, compact ${percent(compact)})`;
}

/**
 * Writes the town of a seed: a whole file or none.
 *
 * @param {number} seed
 */
function writeBest(seed) {
  const made = generate({ ...recipe, seed }, builtInLibrary);
  if (!made.ok) throw new Error('a town was built once and not again');
  writeFileSync(`${options.out}.part`, writeCity(made.value));
  renameSync(`${options.out}.part`, options.out);
}

/**
 * A preset by its name, or the recipe of a file.
 *
 * @param {string} name
 * @returns {Recipe}
 */
function findRecipe(name) {
  const preset = Object.entries(presets).find(([id]) => id === name);
  if (preset) return preset[1];
  try {
    const read = readRecipe(readFileSync(name, 'utf8'));
    if (read.ok) return read.value;
    for (const { path, message } of read.problems) say(`${name}: ${path}: ${message}`);
  } catch {
    say(`${name} is no file and none of the presets ${Object.keys(presets).join(', ')}`);
  }
  process.exit(2);
}

/** @param {string} text */
function wholeNumber(text) {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  say(`${text} is not a whole number from 1 to 999999999`);
  process.exit(2);
}

/**
 * Prints a line on standard error, over the counter when there is one.
 *
 * @param {string} line
 */
function say(line) {
  process.stderr.write(`${process.stderr.isTTY ? '\r\u001B[K' : ''}${line}\n`);
}
