import type { Problem } from '../../engine/problem.ts';
import { countWords } from '../count-words.ts';
import type { JsonLimits } from '../limits.ts';
import { endOfNumber, endOfString, losesDigits, mayBeInfinite, stringFault, stringUnits } from './lexemes.ts';
import { nameOf, ScanProblems, type Open } from './scan-problems.ts';

/** The results of scanning a JSON text. */
export interface Scanned {
  /** Empty when the text is JSON within its limits, and reading and writing leaves every `meta` unchanged. */
  readonly problems: readonly Problem[];
  /** Whether the text is not JSON, as far as it was scanned: it ends where a limit is exceeded. */
  readonly isBroken: boolean;
  /** Number of keys in the text, repeated ones included. */
  readonly keys: number;
}

/**
 * Scans a JSON text once, without recursion and without building data. Checks that the text is JSON within `limits` and
 * that all numbers are finite. Inside of every `meta`, which is written back unchanged, numbers must not lose digits
 * and keys must not lose their places.
 */
export function scanJson(text: string, limits: JsonLimits): Scanned {
  const scan = new JsonScan(text, limits, false);
  const problems = scan.run();
  return { problems, isBroken: scan.isBroken, keys: scan.keys };
}

/** A problem for every repeated key of an object in a JSON text. */
export function repeatedKeys(text: string, limits: JsonLimits): readonly Problem[] {
  return new JsonScan(text, limits, true).run();
}

/** The tokens that are allowed next in the text. */
type Next = 'value' | 'value or end' | 'key' | 'key or end' | 'comma or end';

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
  readonly #problems: ScanProblems;
  #at = 0;
  readonly #open: Open[] = [];
  #top: Open | undefined;
  #entries = 0;
  #containers = 0;
  /** Number of open arrays and objects around the current `meta`; Infinity outside of every `meta`. */
  #metaDepth = Infinity;
  /** Whether the next value is a `meta`. */
  #isMeta = false;

  get isBroken(): boolean {
    return this.#problems.isBroken;
  }

  constructor(text: string, limits: JsonLimits, findsRepeats: boolean) {
    this.#text = text;
    this.#limits = limits;
    this.#problems = new ScanProblems(text);
    this.#mostEntries = limits.entries + Math.floor(text.length / limits.unitsPerEntry);
    this.#mostContainers = limits.containers + Math.floor(text.length / limits.unitsPerContainer);
    this.#findsRepeats = findsRepeats;
  }

  run(): readonly Problem[] {
    let next: Next | 'end' = 'value';
    while (next !== 'end') {
      const code = this.#skipBlanks();
      if (next === 'comma or end') next = this.#afterValue(code);
      else if (next === 'value') next = this.#value(code);
      else if (next === 'key') next = this.#key(code);
      else if (next === 'value or end') next = code === CLOSE_BRACKET ? this.#close() : this.#value(code);
      else next = code === CLOSE_BRACE ? this.#close() : this.#key(code);
    }
    return this.#problems.finish();
  }

  /** Moves to the next character that is not white space, and returns its code; NaN at the end of the text. */
  #skipBlanks(): number {
    const text = this.#text;
    let at = this.#at;
    let code = text.charCodeAt(at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) code = text.charCodeAt(++at);
    this.#at = at;
    return code;
  }

  #afterValue(code: number): Next | 'end' {
    const top = this.#top;
    if (!top) {
      if (Number.isNaN(code)) return 'end';
      return this.#problems.wrong(this.#at, 'expected nothing more');
    }
    if (code === COMMA) {
      this.#at++;
      return top.isArray ? 'value' : 'key';
    }
    if (code === (top.isArray ? CLOSE_BRACKET : CLOSE_BRACE)) return this.#close();
    const end = top.isArray ? 'a closing bracket' : 'a closing brace';
    return this.#problems.wrong(
      this.#at,
      Number.isNaN(code) ? `expected ${end}` : `expected a comma or ${end}`,
    );
  }

  #value(code: number): Next | 'end' {
    const top = this.#top;
    if (top) {
      if (top.isArray) top.index++;
      if (++this.#entries > this.#mostEntries)
        return this.#problems.limit(
          this.#at,
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
    return this.#problems.wrong(this.#at, isMissing ? 'expected a value' : 'this is no JSON value');
  }

  #word(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  #begin(isArray: boolean): Next | 'end' {
    const depth = this.#open.length;
    if (depth === this.#limits.depth)
      return this.#problems.limit(this.#at, `expected at most ${this.#limits.depth} levels of nesting`);
    if (++this.#containers > this.#mostContainers)
      return this.#problems.limit(
        this.#at,
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
      return this.#problems.wrong(
        this.#at,
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
    if (this.#findsRepeats) this.#problems.reportRepeated(this.#open, top);
    else if (this.#metaDepth < Infinity) this.#problems.reportMoved(this.#open, top);
    else this.#isMeta = this.#isMetaKey(start, end);
    this.#at = end;
    if (this.#skipBlanks() !== COLON) return this.#problems.wrong(this.#at, 'expected a colon');
    this.#at++;
    return 'value';
  }

  #isMetaKey(start: number, end: number): boolean {
    const first = this.#text.charCodeAt(start + 1);
    // Any of its letters may be an escape.
    return (first === 0x6d || first === 0x5c) && nameOf(this.#text, start, end) === 'meta';
  }

  #number(): Next | 'end' {
    const start = this.#at;
    const end = endOfNumber(this.#text, start);
    if (end < 0) return this.#problems.wrong(this.#at, 'this is no JSON number');
    this.#at = end;
    if (mayBeInfinite(this.#text, start, end) && !Number.isFinite(Number(this.#text.slice(start, end))))
      this.#problems.report(this.#open, 'expected a number, found one beyond all bounds');
    else if (this.#metaDepth < Infinity) this.#checkDigits(this.#text.slice(start, end));
    return 'comma or end';
  }

  #checkDigits(lexeme: string): void {
    if (losesDigits(lexeme))
      this.#problems.report(
        this.#open,
        `this number would come back as ${Number(lexeme)}: expected one that keeps its digits, or a string`,
      );
  }

  /** The end of the string or key that begins here; -1 when it is invalid or too long. */
  #endOfString(what: string, most: number): number {
    const end = endOfString(this.#text, this.#at);
    if (end < 0) {
      const { offset, reason } = stringFault(this.#text, this.#at);
      this.#problems.wrong(offset, reason);
    } else if (end - this.#at - 2 > most && stringUnits(this.#text, this.#at, end) > most) {
      this.#problems.limit(this.#at, `expected at most ${countWords(most)} characters in a ${what}`);
      return -1;
    }
    return end;
  }
}
