import type { Problem } from '../../engine/problem.ts';
import { countWords } from '../count-words.ts';
import type { JsonLimits } from '../limits.ts';
import { ProblemList } from '../problem-list.ts';
import { endOfNumber, endOfString, losesDigits, mayBeInfinite, stringFault, stringUnits } from './lexemes.ts';
import { jsonPath, quote, type PathKey } from './path.ts';
import { describeOffset } from './place.ts';

/** What is known of a JSON text before anything is built from it. */
export interface Scanned {
  /** None when the text is JSON within its limits, and `meta` would come back as it is. */
  readonly problems: readonly Problem[];
  /** Keys in the text, repeated ones too. */
  readonly keys: number;
}

/**
 * Reads a JSON text from end to end, once, without recursion, and builds nothing: whether it is JSON, within `limits`,
 * and without numbers beyond all bounds. Inside of every `meta`, which is written back as it came, numbers may lose no
 * digits and keys may not lose their places.
 */
export function scanJson(text: string, limits: JsonLimits): Scanned {
  const scan = new JsonScan(text, limits, false);
  return { problems: scan.run(), keys: scan.keys };
}

/** A problem for every key that an object of a JSON text has already. */
export function repeatedKeys(text: string, limits: JsonLimits): readonly Problem[] {
  return new JsonScan(text, limits, true).run();
}

/** What may come next in the text. */
type Next = 'value' | 'value or end' | 'key' | 'key or end' | 'comma or end';

/** An array or object that is open. */
interface Open {
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

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

class JsonScan {
  keys = 0;
  readonly #text: string;
  readonly #limits: JsonLimits;
  readonly #mostEntries: number;
  readonly #mostContainers: number;
  readonly #findsRepeats: boolean;
  readonly #problems = new ProblemList();
  #fault: Problem | undefined;
  #at = 0;
  readonly #open: Open[] = [];
  #top: Open | undefined;
  #entries = 0;
  #containers = 0;
  /** Number of open containers outside of the `meta` that is read; Infinity outside of every one. */
  #metaDepth = Infinity;
  /** Whether the value that comes next is a `meta`. */
  #isMeta = false;

  constructor(text: string, limits: JsonLimits, findsRepeats: boolean) {
    this.#text = text;
    this.#limits = limits;
    this.#mostEntries = limits.entries + Math.floor(text.length / limits.unitsPerEntry);
    this.#mostContainers = limits.containers + Math.floor(text.length / limits.unitsPerContainer);
    this.#findsRepeats = findsRepeats;
  }

  run(): readonly Problem[] {
    let next: Next | 'end' = 'value';
    while (next !== 'end' && !this.#fault) {
      this.#skipBlanks();
      const code = this.#text.charCodeAt(this.#at);
      if (next === 'comma or end') next = this.#afterValue(code);
      else if (next === 'value') next = this.#value(code);
      else if (next === 'key') next = this.#key(code);
      else if (next === 'value or end') next = code === CLOSE_BRACKET ? this.#close() : this.#value(code);
      else next = code === CLOSE_BRACE ? this.#close() : this.#key(code);
    }
    return this.#fault ? [this.#fault] : this.#problems.finish();
  }

  #skipBlanks(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
      this.#at++;
    }
  }

  #afterValue(code: number): Next | 'end' {
    const top = this.#top;
    if (!top) {
      if (Number.isNaN(code)) return 'end';
      return this.#wrong('expected nothing more');
    }
    if (code === COMMA) {
      this.#at++;
      return top.isArray ? 'value' : 'key';
    }
    if (code === (top.isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close();
    const end = top.isArray ? 'a closing bracket' : 'a closing brace';
    return this.#wrong(Number.isNaN(code) ? `expected ${end}` : `expected a comma or ${end}`);
  }

  #value(code: number): Next | 'end' {
    const top = this.#top;
    if (top) {
      if (top.isArray) top.index++;
      if (++this.#entries > this.#mostEntries)
        return this.#limit(
          `expected at most ${countWords(this.#mostEntries)} members and elements in so long a text`,
        );
    }
    if (code === QUOTE) return this.#string();
    if (code === OPEN_BRACE || code === OPEN_BRACKET) return this.#begin(code === OPEN_BRACKET);
    this.#isMeta = false;
    if (code === 0x2d || (code >= 0x30 && code <= 0x39)) return this.#number();
    if (this.#word('null') || this.#word('true') || this.#word('false')) return 'comma or end';
    const isMissing =
      Number.isNaN(code) ||
      code === COMMA ||
      code === COLON ||
      code === CLOSE_BRACKET ||
      code === CLOSE_BRACE;
    return this.#wrong(isMissing ? 'expected a value' : 'this is no JSON value');
  }

  #word(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  #begin(isArray: boolean): Next | 'end' {
    const depth = this.#open.length;
    if (depth === this.#limits.depth)
      return this.#limit(`expected at most ${this.#limits.depth} levels of nesting`);
    if (++this.#containers > this.#mostContainers)
      return this.#limit(
        `expected at most ${countWords(this.#mostContainers)} objects and arrays in so long a text`,
      );
    if (this.#isMeta) this.#metaDepth = Math.min(this.#metaDepth, depth);
    this.#isMeta = false;
    const names = this.#findsRepeats && !isArray ? new Set<string>() : undefined;
    this.#top = { isArray, index: -1, keyStart: 0, keyEnd: 0, names, lastIndex: -1 };
    this.#open.push(this.#top);
    this.#at++;
    return isArray ? 'value or end' : 'key or end';
  }

  #close(): Next {
    this.#open.pop();
    this.#top = this.#open.at(-1);
    if (this.#open.length === this.#metaDepth) this.#metaDepth = Infinity;
    this.#at++;
    return 'comma or end';
  }

  #string(): Next | 'end' {
    this.#isMeta = false;
    const end = this.#endOfString('string', this.#limits.stringUnits);
    if (end < 0) return 'end';
    this.#at = end;
    return 'comma or end';
  }

  #key(code: number): Next | 'end' {
    if (code !== QUOTE)
      return this.#wrong(
        Number.isNaN(code) && this.#top!.keyEnd === 0
          ? 'expected a closing brace'
          : 'expected a key in double quotes',
      );
    const start = this.#at;
    const end = this.#endOfString('key', this.#limits.keyUnits);
    if (end < 0) return 'end';
    this.keys++;
    const top = this.#top!;
    top.keyStart = start;
    top.keyEnd = end;
    if (this.#findsRepeats) this.#checkRepeated(top);
    else if (this.#metaDepth < Infinity) this.#checkKeyOrder(top);
    else this.#isMeta = this.#isMetaKey(start, end);
    this.#at = end;
    this.#skipBlanks();
    if (this.#text.charCodeAt(this.#at) !== COLON) return this.#wrong('expected a colon');
    this.#at++;
    return 'value';
  }

  #isMetaKey(start: number, end: number): boolean {
    const first = this.#text.charCodeAt(start + 1);
    // Any of its letters may be an escape.
    return (first === 0x6d || first === 0x5c) && nameOf(this.#text, start, end) === 'meta';
  }

  #checkRepeated({ names, keyStart, keyEnd }: Open): void {
    const name = nameOf(this.#text, keyStart, keyEnd);
    if (names!.has(name)) this.#report(`key ${quote(name)} appears more than once`);
    names!.add(name);
  }

  /** Objects list keys that are whole numbers first, from small to large, whatever their order in a text was. */
  #checkKeyOrder(top: Open): void {
    const name = nameOf(this.#text, top.keyStart, top.keyEnd);
    const index = /^(?:0|[1-9]\d{0,9})$/.test(name) ? Number(name) : Infinity;
    if (index < 2 ** 32 - 1 && index < top.lastIndex)
      this.#report(
        `key ${quote(name)} would lose its place: keys that are whole numbers must come first, from small to large`,
      );
    top.lastIndex = Math.max(top.lastIndex, index < 2 ** 32 - 1 ? index : Infinity);
  }

  #number(): Next | 'end' {
    const start = this.#at;
    const end = endOfNumber(this.#text, start);
    if (end < 0) return this.#wrong('this is no JSON number');
    this.#at = end;
    if (mayBeInfinite(this.#text, start, end) && !Number.isFinite(Number(this.#text.slice(start, end))))
      this.#report('expected a number, found one beyond all bounds');
    else if (this.#metaDepth < Infinity) this.#checkDigits(this.#text.slice(start, end));
    return 'comma or end';
  }

  #checkDigits(lexeme: string): void {
    if (losesDigits(lexeme))
      this.#report(
        `this number would come back as ${Number(lexeme)}: expected one that keeps its digits, or a string`,
      );
  }

  /** The end of the string or key that begins here; -1 when it is none, or too long. */
  #endOfString(what: string, most: number): number {
    const end = endOfString(this.#text, this.#at);
    if (end < 0) {
      const { offset, reason } = stringFault(this.#text, this.#at);
      this.#at = offset;
      this.#wrong(reason);
    } else if (end - this.#at - 2 > most && stringUnits(this.#text, this.#at, end) > most) {
      this.#limit(`expected at most ${countWords(most)} characters in a ${what}`);
      return -1;
    }
    return end;
  }

  /** Adds a problem with the place that is read. */
  #report(message: string): void {
    if (this.#problems.isFull) return this.#problems.count(1);
    const keys = this.#open.map(({ isArray, index, keyStart, keyEnd }): PathKey =>
      isArray ? index : nameOf(this.#text, keyStart, keyEnd),
    );
    this.#problems.add(jsonPath(keys), message);
  }

  #limit(expected: string): 'end' {
    this.#fault = {
      path: '$',
      message: `${expected}, found more at ${describeOffset(this.#text, this.#at)}`,
    };
    return 'end';
  }

  #wrong(reason: string): 'end' {
    const offset = this.#at;
    const isComment = this.#text[offset] === '/' && /[/*]/.test(this.#text[offset + 1] ?? '');
    const end =
      offset >= this.#text.length && !reason.includes('does not end') ? ', found the end of the file' : '';
    const place = describeOffset(this.#text, offset);
    const message = `not valid JSON at ${place}: ${isComment ? 'comments are not allowed' : reason}${end}`;
    this.#fault = { path: '$', message };
    return 'end';
  }
}

/** The key between two places of a text, its quotes included. */
function nameOf(text: string, start: number, end: number): string {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : name;
}
