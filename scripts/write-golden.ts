/** Updates tests/golden/digests.json. Run it only with a new ENGINE and a line in CHANGELOG.md. */
import { writeFileSync } from 'node:fs';
import { builtInFolder } from '../src/cli/built-in.ts';
import { readLibrary } from '../src/cli/library.ts';
import { generate } from '../src/engine/generate/generate.ts';
import { ENGINE } from '../src/engine/version.ts';
import { cityDigest } from '../src/formats/city/digest.ts';
import { GOLDEN_RECIPES } from '../tests/golden/recipes.ts';

const library = readLibrary(builtInFolder());
const digests = Object.fromEntries(
  Object.entries(GOLDEN_RECIPES).map(([name, recipe]) => {
    const made = generate(recipe, library);
    if (!made.ok) throw new Error(`${name}: ${JSON.stringify(made.problems)}`);
    return [name, cityDigest(made.value)];
  }),
);
writeFileSync(
  new URL('../tests/golden/digests.json', import.meta.url),
  `${JSON.stringify({ engine: ENGINE, digests }, null, 2)}\n`,
);
