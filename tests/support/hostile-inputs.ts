import { RandomStream } from '../../src/engine/random/stream.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { Reader } from './readers.ts';

/** A malicious or broken text for a reader. */
export interface HostileInput {
  readonly reader: Reader;
  readonly text: string;
}

/** A good text and the reader that it is for. */
export interface GoodText {
  readonly reader: Reader;
  readonly text: string;
}

/** The hostile input of a seed: a valid text with some changes, or sometimes a text that is made to take long. */
export function hostileInput(seed: number, good: readonly GoodText[]): HostileInput {
  const random = new RandomStream(seed);
  if (random.below(25) === 0) {
    const { reader, make } = oneOf(random, HOSTILE_TEXTS);
    return { reader, text: make(2 ** (8 + random.below(9))) };
  }
  const { reader, text: start } = oneOf(random, good);
  const text = mutated(random, start, reader === 'file' || reader === 'link');
  return { reader: random.below(20) === 0 ? oneOf(random, good).reader : reader, text };
}

function oneOf<T>(random: RandomStream, list: readonly T[]): T {
  return list[random.below(list.length)]!;
}

/** A text with one to four changes: of values in its data, where it is JSON, or of characters. */
export function mutated(random: RandomStream, start: string, isJson: boolean): string {
  let text = start;
  for (let changes = 1 + random.below(4); changes > 0; changes--)
    text =
      (isJson && random.below(3) > 0 ? withOtherValue(random, text) : null) ?? withOtherText(random, text);
  return text;
}

/** A placeholder in data for text that no data is written as. */
const HOLE = '\u0000hole';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * A text with another value, or one more member, somewhere in its data; nothing for a text without data, or with too
 * deep data.
 */
function withOtherValue(random: RandomStream, text: string): string | null {
  try {
    const holder: Json[] = [JSON.parse(text) as Json];
    const replaced = replaceSome(random, holder as unknown as Record<string, Json>);
    const written = JSON.stringify(holder[0] ?? null);
    const hole = JSON.stringify(HOLE);
    return written
      .replace(`${hole}:${hole}`, () => `${oneOf(random, KEYS)}:${otherValue(random, replaced)}`)
      .replace(hole, () => otherValue(random, replaced));
  } catch {
    return null;
  }
}

/**
 * Replaces a value somewhere in the only element of `holder` by a placeholder, or removes it, and returns the value.
 */
function replaceSome(random: RandomStream, holder: Record<string, Json>): Json {
  let at = holder;
  let key = '0';
  for (let depth = random.below(7); depth > 0; depth--) {
    const value: Json = at[key]!;
    if (typeof value !== 'object' || value === null) break;
    const keys: readonly string[] = Object.keys(value);
    if (keys.length === 0) break;
    at = value as Record<string, Json>;
    key = oneOf(random, keys);
  }
  const old = at[key]!;
  const isObject = typeof old === 'object' && old !== null && !Array.isArray(old);
  if (isObject && random.below(3) === 0) old[HOLE] = HOLE;
  else if (random.below(12) === 0) delete at[key];
  else at[key] = HOLE;
  return old;
}

const KEYS = [
  '"__proto__"',
  '"constructor"',
  '"id"',
  '"meta"',
  '"m\\u0065ta"',
  '"q"',
  `"${'k'.repeat(1001)}"`,
  '"7"',
  '""',
];

const NUMBERS =
  '0 -0 -1 1.5 1e999 -1e999 1e-400 7 255 256 4096 4097 65536 16777216 -16777216 12006001 4294967295 4294967296 2147483648 9007199254740993 12345678901234567890 1e9 1E+2 0.1e1'.split(
    ' ',
  );

const CHARACTERS = [
  'a',
  'A',
  ' ',
  '~',
  '"',
  '\\',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u001b',
  '\u0085',
  '\u00a0',
  '\u200d',
  '\u202e',
  '\u2028',
  '\u2066',
  '\ufeff',
  '\ud800',
  '\u{1f3f0}',
  'é',
  '“',
  '<',
  '#',
  '-',
  '.',
  '1',
  '(',
  '{',
  '[',
  ',',
  ':',
];

/** A random number of repetitions: usually few, sometimes very many. */
function howMany(random: RandomStream): number {
  return 1 + random.below(2 ** (1 + random.below(17)));
}

/** The text of a value that replaces another one. */
function otherValue(random: RandomStream, old: Json): string {
  switch (random.below(8)) {
    case 0:
      return oneOf(random, NUMBERS);
    case 1:
      return String(random.below(2 ** 32) - 2 ** 31);
    case 2:
      return JSON.stringify(oneOf(random, CHARACTERS).repeat(howMany(random)));
    case 3:
      return nested(random);
    case 4:
      return oneOf(random, [
        'null',
        'true',
        'false',
        '[]',
        '{}',
        '""',
        '[null]',
        '{"__proto__":{"polluted":true}}',
        '{"a":1,"a":2}',
        '{"b":1,"1":2}',
      ]);
    case 5: {
      const element =
        Array.isArray(old) && old.length > 0 ? JSON.stringify(oneOf(random, old)) : oneOf(random, NUMBERS);
      const most = Math.max(1, Math.floor(300_000 / element.length));
      return `[${`${element},`.repeat(Math.min(most, howMany(random)))}${element}]`;
    }
    case 6:
      return `${JSON.stringify(old)},${JSON.stringify(old)}`;
    default:
      return `"${oneOf(random, ['\\u0000', '\\ud800', '\\u202e', '\\x', '\\u00', '\\'])}"`;
  }
}

function nested(random: RandomStream): string {
  const depth = oneOf(random, [3, 60, 99, 100, 101, 5000]);
  const [open, close] = oneOf(random, [
    ['[', ']'],
    ['{"a":', '}'],
    ['{"meta":[', ']}'],
  ] as const);
  return `${open.repeat(depth)}0${close.repeat(depth)}`;
}

/** A text with some characters removed, doubled, moved or replaced. */
function withOtherText(random: RandomStream, text: string): string {
  const from = random.below(text.length + 1);
  const to = Math.min(text.length, from + random.below(2 ** (1 + random.below(8))));
  const piece = text.slice(from, to);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  switch (random.below(7)) {
    case 0:
      return before + after;
    case 1:
      return before;
    case 2: {
      const most = Math.max(1, Math.floor(300_000 / Math.max(1, piece.length)));
      return before + piece.repeat(Math.min(most, howMany(random))) + after;
    }
    case 3:
      return before + oneOf(random, CHARACTERS).repeat(howMany(random)) + after;
    case 4:
      return before + piece.split('').reverse().join('') + after;
    case 5:
      return before + piece.replace(/\d+/, () => oneOf(random, NUMBERS)) + after;
    default:
      return after + before;
  }
}
