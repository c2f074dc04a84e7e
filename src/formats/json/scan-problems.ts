import type { Problem } from '../../engine/problem.ts';
import { ProblemList } from '../problem-list.ts';
import { jsonPath, quote, type PathKey } from './path.ts';
import { describeOffset } from './place.ts';

/** An array or object that has begun and not ended. */
export interface Open {
  readonly isArray: boolean;
  /** For arrays: the index of the current element. */
  index: number;
  /** For objects: the start and the end of the current member's key. */
  keyStart: number;
  keyEnd: number;
  /** The keys so far, where repeated keys are searched for. */
  names: Set<string> | undefined;
  /** The last key that is an integer, -1 before the first, Infinity after another key; used in `meta` only. */
  lastIndex: number;
}

/** The problems of a JSON text: the reason why it cannot be read, or the values that are not allowed. */
export class ScanProblems {
  readonly #text: string;
  readonly #list = new ProblemList();
  #fault: Problem | undefined;
  #isBroken = false;

  constructor(text: string) {
    this.#text = text;
  }

  /** Whether the text is not JSON. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Reports that the text is not JSON. */
  wrong(offset: number, reason: string): 'end' {
    this.#isBroken = true;
    const text = this.#text;
    const isComment = text[offset] === '/' && /[/*]/.test(text[offset + 1] ?? '');
    const end = offset >= text.length ? ', found the end of the file' : '';
    const place = describeOffset(text, offset);
    const message = `not valid JSON at ${place}: ${isComment ? 'comments are not allowed' : reason}${end}`;
    this.#fault = { path: '$', message };
    return 'end';
  }

  /** Reports that the text exceeds a limit. */
  limit(offset: number, expected: string): 'end' {
    this.#fault = { path: '$', message: `${expected}, found more at ${describeOffset(this.#text, offset)}` };
    return 'end';
  }

  /** Reports a problem with the current value, inside of all open arrays and objects. */
  report(open: readonly Open[], message: string): void {
    if (this.#list.isFull) return this.#list.count(1);
    const keys = open.map(({ isArray, index, keyStart, keyEnd }): PathKey =>
      isArray ? index : nameOf(this.#text, keyStart, keyEnd),
    );
    this.#list.add(jsonPath(keys), message);
  }

  /** Reports the key that was just read when its object has the same key already. */
  reportRepeated(open: readonly Open[], { names, keyStart, keyEnd }: Open): void {
    const name = nameOf(this.#text, keyStart, keyEnd);
    if (names!.has(name)) this.report(open, `key ${quote(name)} appears more than once`);
    names!.add(name);
  }

  /**
   * Reports the key that was just read when it would lose its place: JavaScript objects list integer keys first, in
   * ascending order, whatever their order in the text.
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

/** Greatest integer key that objects list first; greater ones are ordinary keys. */
const MOST_INDEX = 2 ** 32 - 1;

/** The key between two offsets of a text, which include its quotes. */
export function nameOf(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : name;
}
