import { readFileSync } from 'node:fs';
import type { Result } from '../engine/problem.ts';
import { describeSystemError, Failure, problemLines } from './failure.ts';

/** The name of standard input and output on the command line. */
export const STANDARD = '-';

/** The text of a file, or of standard input for `-`. */
export function readText(file: string): string {
  try {
    const bytes = readFileSync(file === STANDARD ? 0 : file);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Failure([`${file}: cannot be read: ${describeSystemError(error)}`]);
  }
}

/** Reads a file with one of the readers of our formats. */
export function readFileAs<T>(file: string, read: (text: string) => Result<T>): T {
  return unwrap(file, read(readText(file)));
}

/** The value of a result; its problems are those of `file`. */
export function unwrap<T>(file: string, result: Result<T>): T {
  if (!result.ok) throw new Failure(problemLines(file, result.problems));
  return result.value;
}
