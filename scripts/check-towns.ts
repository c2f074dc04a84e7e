import { readLibrary } from '../src/cli/library.ts';
import { guideRecipes } from '../tests/support/guide-recipes.ts';
import { JudgedPreset, NOT_GENERATED, readPresets } from '../tests/support/presets.ts';

/*
 * Makes many cities of every preset and of ten recipes as the guide describes them, and judges them as the tests judge a
 * few: by their files, with no code of the engine. Ends with status 1 when any city has a fault, or one of a preset is
 * missing, or no city has a schematic of its preset.
 *
 *     npm run towns -- [seeds, 1000 when absent] [name ...]
 */

/** Faults of a city that are listed. */
const LISTED = 3;

/** Cities that show all schematics of every preset, also the rare ones. */
const ENOUGH = 20;

const library = readLibrary('schematics');
const seeds = Number(process.argv[2] ?? 1000);
const names = process.argv.slice(3);
const presets = readPresets();
const recipes = [...presets, ...guideRecipes()];
for (const name of names)
  if (!recipes.some((one) => one.name === name)) throw new Error(`no recipe "${name}"`);
for (const one of recipes) {
  const { name, recipe } = one;
  if (names.length > 0 && !names.includes(name)) continue;
  const isPreset = presets.includes(one);
  const judged = new JudgedPreset(recipe, library);
  let good = 0;
  let refused = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const faults = judged.faults(seed);
    if (faults.length === 0) good++;
    else if (!isPreset && faults[0]!.startsWith(NOT_GENERATED)) refused++;
    else console.log(`${name} ${seed}: ${faults.slice(0, LISTED).join('; ')}`);
  }
  const missing = seeds < ENOUGH || !isPreset ? [] : judged.schematicFaults();
  for (const fault of missing) console.log(`${name}: ${fault}`);
  console.log(`${name}: ${good} of ${seeds} without a fault, ${refused} refused`);
  if (good + refused < seeds || missing.length > 0) process.exitCode = 1;
}
