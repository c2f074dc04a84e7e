import { generate } from '../../engine/generate/generate.ts';
import type { Progress } from '../../engine/generate/progress.ts';
import { cityPieces } from '../../formats/city/write.ts';
import { describeResult } from '../../formats/recipe/problem-words.ts';
import { readRecipe } from '../../formats/recipe/read.ts';
import { readFileAs, unwrap } from '../input.ts';
import { builtInFolder, recipeFile } from '../built-in.ts';
import { readLibrary } from '../library.ts';
import { reportShare } from '../progress.ts';
import { writeOutput } from '../output/output.ts';

export interface GenerateOptions {
  readonly seed?: number;
  readonly schematics?: string;
  readonly out?: string;
}

/** Runs `generate`: writes a city from a recipe, or from the built-in one. */
export async function runGenerate(named: string | undefined, options: GenerateOptions): Promise<void> {
  const file = recipeFile(named);
  const read = readFileAs(file, readRecipe);
  const recipe = options.seed === undefined ? read : { ...read, seed: options.seed };
  const library = readLibrary(options.schematics ?? builtInFolder());
  const city = unwrap(file, describeResult(generate(recipe, library, { onProgress })));
  await writeOutput(cityPieces(city), options.out);
}

const STEPS: Readonly<Record<Progress['stage'], string>> = {
  land: 'making the land',
  check: 'checking the minimums',
  minimums: 'placing the minimums',
  fill: 'filling the land',
};

function onProgress({ stage, done, of }: Progress): void {
  reportShare(STEPS[stage], done, of);
}
