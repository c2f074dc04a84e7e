import { generate } from '../../src/engine/generate/generate.ts';
import { countHexes } from '../../src/engine/land/row.ts';
import { collectGarbage } from '../support/bench.ts';
import { peakResident } from '../support/peak-memory.ts';
import { sixRecipe, UNTIL_FULL } from './recipe.ts';
import { SIX } from './shapes.ts';

/** The memory for filling a city, in bytes beyond that of the process before. */
export interface FillMemory {
  readonly segments: number;
  /** Peak of what was in use before the city was put together: heap and array buffers, garbage collected. */
  readonly inUse: number;
  /** Peak of the resident set of the process: with garbage, with what lived for a moment only, and with the result. */
  readonly resident: number;
  /** Bytes of the finished city. */
  readonly result: number;
}

const RADIUS = 577;

/** Progress reports between two looks at the memory: a look takes a garbage collection. */
const LOOK_EVERY = 8;

function bytesInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** This file is a program of its own: it fills the city twice and prints a {@link FillMemory}. */
function measureMemory(): FillMemory {
  generate(sixRecipe(40, UNTIL_FULL, 1), SIX);
  const recipe = sixRecipe(RADIUS, UNTIL_FULL, 3);
  const before = bytesInUse();

  // First without a look inside, for a forced collection would keep the resident set small.
  const residentBefore = process.memoryUsage().rss;
  const city = generate(recipe, SIX);
  const resident = peakResident() - residentBefore;
  const result = bytesInUse() - before;

  const beforeSecond = bytesInUse();
  let inUse = 0;
  let reports = 0;
  const again = generate(recipe, SIX, {
    onProgress: () => {
      if (reports++ % LOOK_EVERY === 0) inUse = Math.max(inUse, bytesInUse() - beforeSecond);
    },
  });
  if (!city.ok || !again.ok) throw new Error('the recipe of the benchmark cannot be met');
  return { segments: 6 * countHexes(city.value.land), inUse, resident, result };
}

console.log(JSON.stringify(measureMemory()));
