import { strFromU8, strToU8 } from 'fflate';
import { figureName } from './figure-name.ts';
import { FIRST_HASH, hashByte, KeyTable } from './key-table.ts';
import { countedId, figureOf, LINE_FIGURES, readAtlasLine, WALL_FIGURES } from './line.ts';

/** The objects of a line that hold figures, and the line itself. */
type Room = 'line' | 'perSchematic' | 'walls' | 'measures';

const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const CLOSE_LIST = 0x5d;
const [T, F, N] = [0x74, 0x66, 0x6e];

/** Most digits of a number that is read from its bytes: whole numbers of 15 digits are exact. */
const MOST_DIGITS = 15;

/**
 * Reads figures from lines of an atlas, straight from their bytes. Lines as `survey` writes them are walked once, up to
 * the last wanted figure; a line in any other form is read by `JSON.parse`, with the same results.
 */
export class LineScanner {
  /** The names of the figures, `seed` and `ok` first. */
  readonly names: string[] = [];
  /** The figures of the line that was scanned last, by name; NaN where the city has no such number. */
  values = new Float64Array(16);
  /** Whether any line so far had a figure, by name. */
  readonly seen: boolean[] = [];
  readonly #takesAll: boolean;
  readonly #rooms: Readonly<Record<Room, KeyTable>> = {
    line: new KeyTable(),
    perSchematic: new KeyTable(),
    walls: new KeyTable(),
    measures: new KeyTable(),
  };
  readonly #counts: number[] = [];
  /** Number of figures after the placements by schematic. */
  #others = 0;
  #bytes: Uint8Array = new Uint8Array();
  /** Index of the next byte; -1 in a line of another form. */
  #at = 0;
  #value = 0;

  /** @param names the wanted figures; all that lines have when absent, added to the names as they are met */
  constructor(names?: readonly string[]) {
    this.#takesAll = names === undefined;
    for (const name of names ?? [...LINE_FIGURES, ...WALL_FIGURES]) this.#add(name);
    for (const name of ['ok', 'seed']) if (!this.names.includes(name)) this.#add(name);
  }

  /** Reads the line at `start..end`, without its line feed. Returns the reason in words when it is no line. */
  scan(bytes: Uint8Array, start: number, end: number): string | undefined {
    this.#bytes = bytes;
    this.#at = start;
    if (this.#scan(start, end)) return undefined;
    return this.#scanText(strFromU8(bytes.subarray(start, end)));
  }

  #scanText(text: string): string | undefined {
    const line = readAtlasLine(text);
    if (typeof line === 'string') return line;
    if (this.#takesAll) {
      const { perSchematic, measures } = line as Record<string, unknown>;
      for (const id of Object.keys(perSchematic ?? {})) this.want(figureName('count', [id]));
      for (const name of Object.keys(measures ?? {})) this.want(name);
    }
    this.names.forEach((name, index) => {
      this.values[index] = figureOf(line, name);
      if (!Number.isNaN(this.values[index]) && (countedId(name) === undefined || this.values[index] !== 0))
        this.seen[index] = true;
    });
    return undefined;
  }

  /** Adds a figure, unless it is among the names. */
  want(name: string): void {
    if (!this.names.includes(name)) this.#add(name);
  }

  #add(name: string): number {
    const index = this.names.push(name) - 1;
    this.seen.push(false);
    if (index === this.values.length) {
      const values = new Float64Array(2 * index);
      values.set(this.values);
      this.values = values;
    }
    this.values[index] = NaN;
    const counted = countedId(name);
    if (counted !== undefined) this.#counts.push(index);
    else if (name !== 'seed' && name !== 'ok') this.#others++;
    const room = roomOf(name);
    this.#rooms[room].add(
      keyBytes(counted ?? (room === 'walls' ? name.slice('walls.'.length) : name)),
      index,
    );
    return index;
  }

  /** Reads a line as `survey` writes it; `false` for one in another form. */
  #scan(start: number, end: number): boolean {
    const bytes = this.#bytes;
    this.values.fill(NaN);
    const last = bytes[end - 2];
    if (end - start < 4 || bytes[start] !== OPEN || bytes[end - 1] !== CLOSE) return false;
    if (last !== CLOSE && last !== CLOSE_LIST) return false;
    const { line, perSchematic, walls, measures } = this.#rooms;
    let left = this.#others;
    let isCounted = this.#counts.length === 0 && !this.#takesAll;
    let known = 0;
    this.#at = start + 1;
    for (;;) {
      const keyStart = this.#at + 1;
      const hash = this.#key();
      if (this.#at < 0) return false;
      const keyEnd = this.#at - 2;
      const figure = line.find(hash, bytes, keyStart, keyEnd);
      if (bytes[this.#at] === OPEN) {
        const room = roomAt(bytes, keyStart, keyEnd);
        if (room === undefined) return false;
        if (room === 'perSchematic') {
          for (const index of this.#counts) this.values[index] = 0;
          this.#object(perSchematic, room);
          isCounted = true;
        } else left -= this.#object(room === 'walls' ? walls : measures, room);
      } else if (figure >= 0) {
        if (!this.#scalar()) return false;
        this.values[figure] = this.#value;
        this.seen[figure] = true;
        const name = this.names[figure];
        if (name === 'seed') known++;
        else if (name === 'ok') {
          known++;
          // The rest of the line are the problems.
          if (this.#value === 0) return known === 2 && last === CLOSE_LIST;
        } else left--;
      } else if (!this.#skip()) return false;
      if (this.#at < 0) return false;
      if (known === 2 && left === 0 && isCounted && !this.#takesAll) return true;
      const byte = bytes[this.#at++];
      if (byte === CLOSE) return this.#at === end && known === 2;
      if (byte !== COMMA) return false;
    }
  }

  /** Reads an object of numbers up to behind its end. Returns the number of wanted figures in it. */
  #object(room: KeyTable, name: Room): number {
    const bytes = this.#bytes;
    if (room.size === 0 && !this.#takesAll) {
      // Keys of these objects have no braces, or nothing that is wanted comes behind them.
      this.#at = bytes.indexOf(CLOSE, this.#at) + 1;
      return 0;
    }
    this.#at++;
    if (bytes[this.#at] === CLOSE) {
      this.#at++;
      return 0;
    }
    let found = 0;
    for (;;) {
      const keyStart = this.#at + 1;
      const hash = this.#key();
      if (this.#at < 0) return found;
      const keyEnd = this.#at - 2;
      let figure = room.find(hash, bytes, keyStart, keyEnd);
      if (figure < 0 && this.#takesAll) figure = this.#discover(name, keyStart, keyEnd);
      if (!this.#scalar()) {
        this.#at = -1;
        return found;
      }
      if (figure >= 0) {
        this.values[figure] = this.#value;
        this.seen[figure] = true;
        found++;
      }
      const byte = bytes[this.#at++];
      if (byte === CLOSE) return found;
      if (byte !== COMMA) {
        this.#at = -1;
        return found;
      }
    }
  }

  /** Adds the figure of a key that was not met before. */
  #discover(room: Room, start: number, end: number): number {
    if (room === 'walls') return -1;
    const key = JSON.parse(`"${strFromU8(this.#bytes.subarray(start, end))}"`) as string;
    return this.#add(room === 'perSchematic' ? figureName('count', [key]) : key);
  }

  /** Passes a key and its colon, and returns its hash. Stops at -1 where there is none. */
  #key(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    if (bytes[at++] !== QUOTE) {
      this.#at = -1;
      return 0;
    }
    let hash = FIRST_HASH;
    for (; bytes[at] !== QUOTE; at++) {
      if (at >= bytes.length) {
        this.#at = -1;
        return 0;
      }
      hash = hashByte(hash, bytes[at]!);
      if (bytes[at] === BACKSLASH) hash = hashByte(hash, bytes[++at]!);
    }
    this.#at = bytes[at + 1] === COLON ? at + 2 : -1;
    return hash;
  }

  /** Reads a number, `true`, `false` or `null` into the value. */
  #scalar(): boolean {
    const bytes = this.#bytes;
    let at = this.#at;
    const first = bytes[at];
    if (first === T || first === F || first === N) {
      this.#value = first === T ? 1 : first === F ? 0 : NaN;
      this.#at = at + (first === F ? 5 : 4);
      return isWord(bytes, at, first === T ? TRUE : first === F ? FALSE : NULL);
    }
    const isNegative = first === MINUS;
    if (isNegative) at++;
    const start = at;
    let digits = 0;
    let number = 0;
    let byte = bytes[at]!;
    for (; byte >= ZERO && byte <= NINE; byte = bytes[++at]!) {
      number = 10 * number + (byte - ZERO);
      digits++;
    }
    if (at === start || (digits > 1 && bytes[start] === ZERO)) return false;
    let divisor = 1;
    if (byte === POINT) {
      const point = at;
      for (byte = bytes[++at]!; byte >= ZERO && byte <= NINE; byte = bytes[++at]!) {
        number = 10 * number + (byte - ZERO);
        divisor *= 10;
        digits++;
      }
      if (at === point + 1) return false;
    }
    if (digits > MOST_DIGITS || (byte !== COMMA && byte !== CLOSE)) return false;
    this.#value = (isNegative ? -number : number) / divisor;
    this.#at = at;
    return true;
  }

  /** Passes a string, or what {@link #scalar} reads. */
  #skip(): boolean {
    const bytes = this.#bytes;
    if (bytes[this.#at] !== QUOTE) return this.#scalar();
    let at = this.#at + 1;
    for (; bytes[at] !== QUOTE; at++) if (at >= bytes.length || bytes[at] === BACKSLASH) return false;
    this.#at = at + 1;
    return true;
  }
}

const [TRUE, FALSE, NULL] = [strToU8('true'), strToU8('false'), strToU8('null')];
const ROOMS = (['perSchematic', 'walls', 'measures'] as const).map((room) => [room, strToU8(room)] as const);

function roomAt(bytes: Uint8Array, start: number, end: number): Exclude<Room, 'line'> | undefined {
  for (const [room, key] of ROOMS) if (key.length === end - start && isWord(bytes, start, key)) return room;
  return undefined;
}

function isWord(bytes: Uint8Array, at: number, word: Uint8Array): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word[index]) return false;
  return true;
}

function roomOf(name: string): Room {
  if (countedId(name) !== undefined) return 'perSchematic';
  if (name.startsWith('walls.')) return 'walls';
  return (LINE_FIGURES as readonly string[]).includes(name) ? 'line' : 'measures';
}

/** The bytes of a key between its quotes. */
function keyBytes(key: string): Uint8Array {
  return strToU8(JSON.stringify(key).slice(1, -1));
}
