/** @import { Recipe } from 'sixfold' */
/** @import { Score } from './score.mjs' */
import { parentPort, workerData } from 'node:worker_threads';
import { builtInLibrary, generate } from 'sixfold';
import { scoreTown } from './score.mjs';

/**
 * The answer of a thread to a seed: the score of its town, or the reason why there is none.
 *
 * @typedef {{ seed: number, score: Score } | { seed: number, problem: string }} Baked
 */

const recipe = /** @type {Recipe} */ (workerData);

parentPort?.on('message', (/** @type {number} */ seed) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
  parentPort?.postMessage(bake(seed));
});

/**
 * Builds the town of a seed and scores it.
 *
 * @param {number} seed
 * @returns {Baked}
 */
function bake(seed) {
  const made = generate({ ...recipe, seed }, builtInLibrary);
  if (made.ok) return { seed, score: scoreTown(made.value, builtInLibrary) };
  return { seed, problem: made.problems.map(({ message }) => message).join('; ') };
}
