import type { Problem } from '../../engine/problem.ts';
import { ProblemList } from '../problem-list.ts';
import { jsonPath, quote, type PathKey } from './path.ts';
import { describeOffset } from './place.ts';

/** An array or object that is open. */
export interface Open {
  readonly isArray: boolean;
  /** Of the element that is read, for arrays. */
  index: number;
  /** Where the key of the member that is read begins and ends, for objects. */
  keyStart: number;
  keyEnd: number;
  /** The keys so far, where repeated ones are looked for. */
  names: Set<string> | undefined;
  /** The last key that is a whole number, -1 before the first, Infinity after another key; in `meta` alone. */
  lastIndex: number;
}

/** The problems of a JSON text: why it cannot be read at all, or every value that may not be in it. */
export class ScanProblems {
  readonly #text: string;
  readonly #list = new ProblemList();
  #fault: Problem | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The text is not JSON. */
  wrong(offset: number, reason: string): 'end' {
    const text = this.#text;
    const isComment = text[offset] === '/' && /[/*]/.test(text[offset + 1] ?? '');
    const end =
      offset >= text.length && !reason.includes('does not end') ? ', found the end of the file' : '';
    const place = describeOffset(text, offset);
    const message = `not valid JSON at ${place}: ${isComment ? 'comments are not allowed' : reason}${end}`;
    this.#fault = { path: '$', message };
    return 'end';
  }

  /** The text is beyond a limit. */
  limit(offset: number, expected: string): 'end' {
    this.#fault = { path: '$', message: `${expected}, found more at ${describeOffset(this.#text, offset)}` };
    return 'end';
  }

  /** The value that is read, inside of all that is open, may not be there. */
  report(open: readonly Open[], message: string): void {
    if (this.#list.isFull) return this.#list.count(1);
    const keys = open.map(({ isArray, index, keyStart, keyEnd }): PathKey =>
      isArray ? index : nameOf(this.#text, keyStart, keyEnd),
    );
    this.#list.add(jsonPath(keys), message);
  }

  /** Reports the key that an object has just got when it has it already. */
  reportRepeated(open: readonly Open[], { names, keyStart, keyEnd }: Open): void {
    const name = nameOf(this.#text, keyStart, keyEnd);
    if (names!.has(name)) this.report(open, `key ${quote(name)} appears more than once`);
    names!.add(name);
  }

  /**
   * Reports the key that an object has just got when it would not stay where it is: objects list keys that are whole
   * numbers first, from small to large, whatever their order in a text was.
   */
  reportMoved(open: readonly Open[], top: Open): void {
    const name = nameOf(this.#text, top.keyStart, top.keyEnd);
    const index = /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < MOST_INDEX ? Number(name) : Infinity;
    if (index < top.lastIndex && index < MOST_INDEX)
      this.report(
        open,
        `key ${quote(name)} would lose its place: keys that are whole numbers must come first, from small to large`,
      );
    top.lastIndex = Math.max(top.lastIndex, index);
  }

  finish(): readonly Problem[] {
    return this.#fault ? [this.#fault] : this.#list.finish();
  }
}

/** Beyond this, keys that are whole numbers are keys like all others. */
const MOST_INDEX = 2 ** 32 - 1;

/** The key between two places of a text, its quotes included. */
export function nameOf(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : name;
}
