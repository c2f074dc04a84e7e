import { success } from '../../engine/problem.ts';
import { checkFile } from '../../formats/check.ts';
import { Failure, problemLines } from '../failure.ts';
import { readText, unwrap } from '../input.ts';
import { libraryFolder, readLibraryKinds } from '../library.ts';
import { checkPack, packSource } from '../pack.ts';
import { showMessages } from '../messages.ts';

export interface CheckOptions {
  readonly strict: boolean;
  readonly schematics?: string;
}

/** Runs `check`: shows all problems of files, and prints nothing for valid files. */
export function runCheck(files: readonly string[], options: CheckOptions): void {
  const warnings = new Set<string>();
  const errors = new Set<string>();
  for (const file of files) {
    const checked = checkOne(file, options);
    for (const line of checked.warnings) warnings.add(`warning: ${line}`);
    for (const line of checked.errors) errors.add(line);
  }
  // Errors first: of too many lines only the first are shown.
  const lines = [...errors, ...warnings];
  if (errors.size > 0) throw new Failure(lines);
  showMessages(lines);
}

interface CheckedLines {
  /** Lines about problems, which make the file invalid. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

function checkOne(file: string, { strict, schematics }: CheckOptions): CheckedLines {
  try {
    const pack = packSource(file);
    if (pack) {
      const { errors, warnings } = checkPack(pack, strict);
      return strict ? { errors: [...errors, ...warnings], warnings: [] } : { errors, warnings };
    }
    const kinds = () => success(readLibraryKinds(libraryFolder(file, schematics)));
    const lines = problemLines(file, unwrap(file, checkFile(readText(file), kinds)).warnings);
    return strict ? { errors: lines, warnings: [] } : { errors: [], warnings: lines };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { errors: error.lines, warnings: [] };
  }
}
