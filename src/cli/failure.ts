import type { Problem } from '../engine/problem.ts';
import { boundProblems } from '../formats/problem-list.ts';

/**
 * A failure of a command: bad data, an unmet recipe, or a file that cannot be read or written. It is shown on standard
 * error; the exit status is 1.
 */
export class Failure extends Error {
  /** One line per problem. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Options that do not go with what a file holds: bad usage, with exit status 2. */
export class UsageFailure extends Failure {}

/** The problems of a file, a line each: `file: path: message`. The first 100 are listed, the others are counted. */
export function problemLines(file: string, problems: readonly Problem[]): string[] {
  return boundProblems(problems).map(({ path, message }) => `${file}: ${path}: ${message}`);
}

/** The reason why a file cannot be read or written, in plain words. */
export function describeSystemError(error: unknown): string {
  const code = (error as { readonly code?: unknown }).code;
  switch (code) {
    case 'ENOENT':
      return 'no such file or folder';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'ENOTDIR':
      return 'a part of the path is not a folder';
    case 'EACCES':
    case 'EPERM':
      return 'permission denied';
    case 'EROFS':
      return 'this disk is read-only';
    case 'ENOSPC':
      return 'no space left';
    case 'EDQUOT':
      return 'the quota of this disk is used up';
    case 'EFBIG':
      return 'larger than files may become here';
    case 'EIO':
      return 'the disk or device reports an error';
    case 'EPIPE':
      return 'the program that reads it has ended';
    case 'ELOOP':
      return 'its links lead in a circle';
    case 'ENAMETOOLONG':
      return 'its name is too long';
    case 'EMFILE':
    case 'ENFILE':
      return 'too many files are open';
    case 'ENXIO':
      return 'nothing answers there';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'not a text in UTF-8';
    case 'ERR_STRING_TOO_LONG':
    case 'ERR_FS_FILE_TOO_LARGE':
      return 'too large to be read';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
