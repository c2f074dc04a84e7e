import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { countWords } from '../formats/count-words.ts';
import type { Result } from '../engine/problem.ts';
import { reportStep } from './progress.ts';
import { describeSystemError, Failure, problemLines } from './failure.ts';

/** The name of standard input or output on the command line. */
export const STANDARD = '-';

/** Most bytes of a file: the number of characters of the longest text. Devices and pipes may never end. */
const MAX_BYTES = 2 ** 29;

/** Number of bytes from which reading may take a second. */
const LARGE = 4e6;

/** Number of bytes that are read at once when the size is not known. */
const CHUNK = 2 ** 20;

/** Milliseconds between attempts to read input that is not there yet. */
const PAUSE = 10;

/** The text of a file, or of standard input for `-`. */
export function readText(file: string): string {
  const refuse = refusalOf(file);
  const bytes = read(file, refuse, otherContent);
  const other = otherContent(bytes);
  if (other !== undefined) throw refuse(other);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw refuse(describeSystemError(error));
  }
}

/** The bytes of a file, or of standard input for `-`, whatever their format. */
export function readBytes(file: string): Uint8Array {
  return read(file, refusalOf(file), () => undefined);
}

function refusalOf(file: string): (reason: string) => Failure {
  return (reason) => new Failure([`${file === '' ? '""' : file}: cannot be read: ${reason}`]);
}

/** @param other the name of the content that first bytes show to be of another format, which is not read to its end */
function read(
  file: string,
  refuse: (reason: string) => Failure,
  other: (bytes: Uint8Array) => string | undefined,
): Buffer {
  try {
    const source = file === STANDARD ? 0 : openSync(file, 'r');
    try {
      return readAll(source, refuse, other);
    } finally {
      if (file !== STANDARD) closeSync(source);
    }
  } catch (error) {
    throw error instanceof Failure ? error : refuse(describeSystemError(error));
  }
}

function readAll(
  source: number,
  refuse: (reason: string) => Failure,
  other: (bytes: Uint8Array) => string | undefined,
): Buffer {
  const tooLarge = () => refuse('it is larger than 512 MiB, or has no end');
  const { size } = fstatSync(source);
  if (size > MAX_BYTES) throw tooLarge();
  if (size > LARGE) reportStep(`reading ${countWords(Math.round(size / 1e6))} MB`);
  const chunks: Buffer[] = [];
  let free = Buffer.allocUnsafe(Math.max(size, CHUNK));
  for (let length = 0; length <= MAX_BYTES;) {
    const bytes = readSome(source, free);
    if (bytes === 0) return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
    length += bytes;
    chunks.push(free.subarray(0, bytes));
    if (other(chunks[0]!) !== undefined) return chunks[0]!;
    free = bytes < free.length ? free.subarray(bytes) : Buffer.allocUnsafe(CHUNK);
  }
  throw tooLarge();
}

/**
 * Reads the next input into `chunk`. Waits for it when the system does not, as with a terminal in non-blocking mode.
 */
export function readSome(source: number, chunk: Uint8Array): number {
  for (;;)
    try {
      return readSync(source, chunk);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
}

const UTF_16 = 'this is a text in UTF-16 or UTF-32: save it as UTF-8';

/**
 * The first bytes of files that are often mistaken for texts in UTF-8, with the names of their formats; no valid text
 * begins with them.
 */
const OTHER_CONTENTS: readonly (readonly [start: readonly number[], words: string])[] = [
  [[0xff, 0xfe], UTF_16],
  [[0xfe, 0xff], UTF_16],
  [[0, 0, 0xfe, 0xff], UTF_16],
  [[0x1f, 0x8b], 'this is packed with gzip: unpack it first'],
  [[0x50, 0x4b, 3, 4], 'this is a zip archive: unpack it first'],
  [[0x89, 0x50, 0x4e, 0x47], 'this is a picture (PNG), not a text'],
  [[0], 'this is binary data, not a text'],
];

function otherContent(bytes: Uint8Array): string | undefined {
  return OTHER_CONTENTS.find(([start]) => start.every((byte, index) => bytes[index] === byte))?.[1];
}

/** Reads a file with `read`, the reader of a Sixfold format. */
export function readFileAs<T>(file: string, read: (text: string) => Result<T>): T {
  return unwrap(file, read(readText(file)));
}

/** The value of a result; fails with the problems of `file` when there is none. */
export function unwrap<T>(file: string, result: Result<T>): T {
  if (!result.ok) throw new Failure(problemLines(file, result.problems));
  return result.value;
}
