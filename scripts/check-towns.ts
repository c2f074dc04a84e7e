import { readLibrary } from '../src/cli/library.ts';
import { JudgedPreset, readPresets } from '../tests/support/presets.ts';

/*
 * Makes many cities of every preset, and judges them as the tests judge a few: towns by flooding their files, with no code
 * of the engine. Ends with status 1 when any city is missing or has a fault, or no city has a schematic of its preset.
 *
 *     npm run towns -- [seeds, 1000 when absent] [preset ...]
 */

/** Faults of a city that are listed. */
const LISTED = 3;

/** Cities that show all schematics of every preset, also the rare ones. */
const ENOUGH = 20;

const library = readLibrary('schematics');
const seeds = Number(process.argv[2] ?? 1000);
const names = process.argv.slice(3);
const presets = readPresets();
for (const name of names)
  if (!presets.some((preset) => preset.name === name)) throw new Error(`no preset "${name}"`);
for (const { name, recipe } of presets) {
  if (names.length > 0 && !names.includes(name)) continue;
  const judged = new JudgedPreset(recipe, library);
  let good = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const faults = judged.faults(seed);
    if (faults.length === 0) good++;
    else console.log(`${name} ${seed}: ${faults.slice(0, LISTED).join('; ')}`);
  }
  const missing = seeds < ENOUGH ? [] : judged.schematicFaults();
  for (const fault of missing) console.log(`${name}: ${fault}`);
  console.log(`${name}: ${good} of ${seeds} without a fault`);
  if (good < seeds || missing.length > 0) process.exitCode = 1;
}
