import { countWords } from '../../formats/count-words.ts';
import { FileChecker, type CheckedLines, type CheckOptions } from '../check-file.ts';
import { Failure } from '../failure.ts';
import { folderFiles, isFolder } from '../folder-files.ts';
import { showMessages } from '../messages.ts';
import { packSource } from '../pack-source.ts';
import { reportCount } from '../progress.ts';

/**
 * Runs `check`: shows all problems of files, and prints nothing when the named files are valid. After folders, a line
 * with the number of files that were checked.
 */
export function runCheck(names: readonly string[], options: CheckOptions): void {
  const run = new CheckRun(options);
  for (const name of names)
    if (isFolder(name) && !packSource(name)) run.checkFolder(name);
    else run.checkNamed(name);
  run.finish();
}

/** The problems and counts of a run of `check`. */
class CheckRun {
  private readonly checker: FileChecker;
  private readonly isStrict: boolean;
  private readonly isQuiet: boolean;
  private readonly errors = new Set<string>();
  private readonly warnings = new Set<string>();
  private readonly checked = new Set<string>();
  private readonly others = new Set<string>();
  private hasFolder = false;

  constructor(options: CheckOptions) {
    this.checker = new FileChecker(options);
    this.isStrict = options.strict;
    this.isQuiet = options.quiet === true;
  }

  checkNamed(name: string): void {
    this.checked.add(name);
    this.add(this.checker.check(name));
  }

  checkFolder(folder: string): void {
    this.hasFolder = true;
    const { files, problems } = folderFiles(folder);
    this.add({ errors: problems, warnings: [] });
    let isEmpty = problems.length === 0;
    for (const [index, file] of files.entries()) {
      reportCount(`checking ${folder}`, index, files.length);
      const lines = this.checker.checkFound(file);
      if (lines === null) this.others.add(file);
      else {
        isEmpty = false;
        this.checked.add(file);
        this.add(lines);
      }
    }
    if (!isEmpty) return;
    const line = `${folder}: there is no file of Sixfold in this folder`;
    this.add(this.isStrict ? { errors: [line], warnings: [] } : { errors: [], warnings: [line] });
  }

  /** Shows all lines: errors first, for of too many lines only the first are shown. */
  finish(): void {
    const { errors, warnings, isQuiet } = this;
    showMessages(isQuiet ? [...errors] : [...errors, ...warnings]);
    if (this.hasFolder && !isQuiet) showMessages([this.summary()]);
    if (errors.size > 0) throw new Failure([]);
  }

  private summary(): string {
    const { checked, errors, warnings, others } = this;
    const found = [
      ...(errors.size > 0 ? [counted(errors.size, 'error')] : []),
      ...(warnings.size > 0 ? [counted(warnings.size, 'warning')] : []),
    ];
    const passed = others.size > 0 ? `; ${counted(others.size, 'other file')} passed over` : '';
    return `${counted(checked.size, 'file')} checked: ${found.join(', ') || 'no problems'}${passed}`;
  }

  private add({ errors, warnings }: CheckedLines): void {
    for (const line of errors) this.errors.add(line);
    for (const line of warnings) this.warnings.add(`warning: ${line}`);
  }
}

function counted(count: number, word: string): string {
  return `${countWords(count)} ${word}${count === 1 ? '' : 's'}`;
}
