import type { Problem } from '../engine/problem.ts';

/** Bad data, an unmet recipe or a file that cannot be used: told on standard error, exit status 1. */
export class Failure extends Error {
  /** One line per problem. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** The problems of a file, a line each: `file: path: message`. */
export function problemLines(file: string, problems: readonly Problem[]): string[] {
  return problems.map(({ path, message }) => oneLine(`${file}: ${path}: ${message}`));
}

/** Text from a file may have any character in it; a message has one line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');
}

/** What the system says of a file that cannot be read or written, in plain words. */
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
    case 'EROFS':
      return 'permission denied';
    case 'ENOSPC':
      return 'no space left';
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'not a text in UTF-8';
    case 'ERR_STRING_TOO_LONG':
    case 'ERR_FS_FILE_TOO_LARGE':
      return 'too large to be read';
    default:
      return error instanceof Error ? error.message : String(error);
  }
}
