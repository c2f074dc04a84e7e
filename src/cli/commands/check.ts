import { success } from '../../engine/problem.ts';
import { checkFile } from '../../formats/check.ts';
import { Failure, problemLines } from '../failure.ts';
import { readText } from '../input.ts';
import { libraryFolder, readLibraryKinds } from '../library.ts';

export interface CheckOptions {
  readonly strict: boolean;
  readonly schematics?: string;
}

/** Says nothing of good files; tells everything that is wrong with others. */
export function runCheck(files: readonly string[], options: CheckOptions): void {
  const lines = new Set<string>();
  for (const file of files)
    try {
      for (const line of checkOne(file, options)) lines.add(line);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      for (const line of error.lines) lines.add(line);
    }
  if (lines.size > 0) throw new Failure([...lines]);
}

/** Lines about a file that make it a bad one; warnings go to standard error at once. */
function checkOne(file: string, { strict, schematics }: CheckOptions): string[] {
  const kinds = () => success(readLibraryKinds(libraryFolder(file, schematics)));
  const checked = checkFile(readText(file), kinds);
  if (!checked.ok) return problemLines(file, checked.problems);
  const warnings = problemLines(file, checked.value.warnings);
  if (strict) return warnings;
  for (const line of warnings) process.stderr.write(`warning: ${line}\n`);
  return [];
}
