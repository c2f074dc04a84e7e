import { success, type Result } from '../engine/problem.ts';
import type { Kind } from '../engine/schematic/kind.ts';
import { checkFile } from '../formats/check.ts';
import { Failure, problemLines } from './failure.ts';
import { readText, unwrap } from './input.ts';
import { libraryFolder, readLibraryKinds } from './library.ts';
import { checkPack } from './pack.ts';
import { isPackZip, packSource } from './pack-source.ts';

export interface CheckOptions {
  /** Whether warnings are errors, and packs are searched for schematics and poses that no city has. */
  readonly strict: boolean;
  /** Whether only errors are shown. */
  readonly quiet?: true;
  /** The folder with the kinds of schematics. */
  readonly schematics?: string;
}

export interface CheckedLines {
  /** Lines about problems, which make the file invalid. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Names of files that only Sixfold has. */
const OWN_NAME = /\.(?:schematic|recipe)\.json$/;

/** The format of a file of Sixfold in its text, which may be broken elsewhere. */
const OWN_FORMAT = /"format"\s*:\s*"sixfold\\?\//;

/** Checks files one after another. */
export class FileChecker {
  private readonly options: CheckOptions;
  /** The kinds of each library folder that was read. */
  private readonly kinds = new Map<string, readonly Kind[]>();

  constructor(options: CheckOptions) {
    this.options = options;
  }

  /** Checks a file, a pack, or standard input. */
  check(file: string): CheckedLines {
    return this.linesOf(() => this.checkAny(file, () => readText(file)));
  }

  /** Checks a file that was found in a folder; `null` when it is not a file of Sixfold. */
  checkFound(file: string): CheckedLines | null {
    if (/\.zip$/i.test(file)) return isPackZip(file) ? this.check(file) : null;
    if (!/\.json$/i.test(file)) return null;
    let isOwn = true;
    const lines = this.linesOf(() => {
      const text = readText(file);
      isOwn = OWN_NAME.test(file) || OWN_FORMAT.test(text);
      return isOwn ? this.checkAny(file, () => text) : { errors: [], warnings: [] };
    });
    return isOwn ? lines : null;
  }

  private checkAny(file: string, read: () => string): CheckedLines {
    const pack = packSource(file);
    if (pack) return checkPack(pack, this.options.strict);
    const { warnings } = unwrap(
      file,
      checkFile(read(), () => this.kindsFor(file)),
    );
    return { errors: [], warnings: problemLines(file, warnings) };
  }

  private kindsFor(file: string): Result<readonly Kind[]> {
    const folder = libraryFolder(file, this.options.schematics);
    const kinds = this.kinds.get(folder) ?? readLibraryKinds(folder);
    this.kinds.set(folder, kinds);
    return success(kinds);
  }

  /** The lines of a check, those of its failure included. */
  private linesOf(check: () => CheckedLines): CheckedLines {
    try {
      const { errors, warnings } = check();
      return this.options.strict ? { errors: [...errors, ...warnings], warnings: [] } : { errors, warnings };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { errors: error.lines, warnings: [] };
    }
  }
}
