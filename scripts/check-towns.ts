import { readdirSync, readFileSync } from 'node:fs';
import { readLibrary } from '../src/cli/library.ts';
import { generate } from '../src/engine/generate/generate.ts';
import { writeCity } from '../src/formats/city/write.ts';
import { readRecipe } from '../src/formats/recipe/read.ts';
import { townFaults } from '../tests/support/town-oracle.ts';

/*
 * Makes many towns of every preset that asks for reach, and judges their files by flooding, with no code of the engine.
 *
 *     npm run towns -- [seeds, 1000 when absent] [preset ...]
 */

const FOLDER = 'schematics/recipes';
const library = readLibrary('schematics');
const seeds = Number(process.argv[2] ?? 1000);
const presets = process.argv.slice(3);
let faults = 0;
for (const file of readdirSync(FOLDER)) {
  if (presets.length > 0 && !presets.includes(file.replace('.recipe.json', ''))) continue;
  const read = readRecipe(readFileSync(`${FOLDER}/${file}`, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  if (!read.value.reach) continue;
  let [good, unmet] = [0, 0];
  for (let seed = 1; seed <= seeds; seed++) {
    const made = generate({ ...read.value, seed }, library);
    if (!made.ok) {
      unmet++;
      console.log(`${file} ${seed}: ${made.problems.map(({ code }) => code).join(', ')}`);
      continue;
    }
    const found = townFaults(writeCity(made.value));
    if (found.length === 0) good++;
    else {
      faults++;
      console.log(`${file} ${seed}: ${found.slice(0, 3).join('; ')}`);
    }
  }
  console.log(`${file}: ${good} of ${seeds} without a fault, ${unmet} not made`);
}
process.exitCode = faults > 0 ? 1 : 0;
