import { makeDistricts } from '../../engine/generate/districts.ts';
import { makeLand } from '../../engine/generate/land.ts';
import { districtPieces } from '../../formats/city/write-districts.ts';
import { countWords } from '../../formats/count-words.ts';
import { describeResult } from '../../formats/recipe/problem-words.ts';
import { readRecipe } from '../../formats/recipe/read.ts';
import { recipeFile } from '../built-in.ts';
import { readFileAs, unwrap } from '../input.ts';
import { reportStep } from '../progress.ts';
import { writeOutput } from '../output/output.ts';

export interface DistrictsOptions {
  readonly seed?: number;
  readonly steps: boolean;
  readonly out?: string;
}

/**
 * Runs `districts`: prints the districts of a recipe on its land; before them, on request, a line of JSON per Schelling
 * step.
 */
export async function runDistricts(named: string, options: DistrictsOptions): Promise<void> {
  const file = recipeFile(named);
  const read = readFileAs(file, readRecipe);
  const recipe = options.seed === undefined ? read : { ...read, seed: options.seed };
  const land = unwrap(file, describeResult(makeLand(recipe.land, recipe.seed)));
  const lines: string[] = [];
  reportStep('making the districts');
  let steps = 0;
  const made = makeDistricts(recipe, land, (step) => {
    reportStep(`making the districts: step ${countWords(++steps)}`);
    if (options.steps) lines.push(`${JSON.stringify(step)}\n`);
  });
  await writeOutput([...lines, ...districtPieces(unwrap(file, describeResult(made)))], options.out);
}
