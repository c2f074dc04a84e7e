import { generate } from '../../engine/generate/generate.ts';
import type { Progress } from '../../engine/generate/progress.ts';
import { cityPieces } from '../../formats/city/write.ts';
import { describeResult } from '../../formats/recipe/problem-words.ts';
import { readRecipe } from '../../formats/recipe/read.ts';
import { readFileAs, unwrap } from '../input.ts';
import { builtInFolder, recipeFile } from '../built-in.ts';
import { readLibrary } from '../library.ts';
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
  const city = unwrap(file, describeResult(generate(recipe, library, { onProgress: progressLine() })));
  await writeOutput(cityPieces(city), options.out);
}

/** A function that shows progress on one line of a terminal, and nothing when standard error is no terminal. */
function progressLine(): (progress: Progress) => void {
  if (!process.stderr.isTTY) return () => {};
  let shown = '';
  process.once('exit', () => void (shown === '' || process.stderr.write('\r\u001B[K')));
  return ({ stage, done, of }) => {
    const line = `${stage} ${of === 0 ? 100 : Math.floor((100 * done) / of)} %`;
    if (line === shown) return;
    shown = line;
    process.stderr.write(`\r\u001B[K${line}`);
  };
}
