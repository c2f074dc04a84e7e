import { fromOffset } from '../../engine/hex/offset.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import { turnedHex } from '../../engine/map/turned.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { isSeaWord } from '../sea/words.ts';
import { withoutLabels } from './labels.ts';
import { checkLand, MAX_MAP_SIDE } from './land.ts';
import { lineProblem, splitLines } from './lines.ts';
import { LAND_TYPE } from './text-mapper-write.ts';

/** Coordinates of a hex: `0103`, `-01-03`, with a level `010300`; dotted `100.03`, with a level `100.03.00`. */
const PLAIN = String.raw`(-?\d\d)(-?\d\d)(\d\d)?`;
const DOTTED = String.raw`(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?`;
const REGION = new RegExp(String.raw`^(?:${PLAIN}|${DOTTED})\s+(\S.*)$`, 'u');

/** A hex of a river or a road, see {@link isWay}. */
const WAY_HEXES = [new RegExp(PLAIN, 'uy'), new RegExp(DOTTED, 'uy')];

/** Lines that are ignored: styles, definitions, settings, comments. */
const OTHERS = [
  /^[^\s\d]\S*\s+(?:attributes|lib|xml|path)\s+\S/u,
  /^<.*>/u,
  /^(?:text|glow|label|license|other|url|include)\s+\S/u,
  /^\s*(?:#.*)?$/u,
];

/** A map that is text, read: its land, and sentences about what is not kept, without a trailing period. */
export interface TextMapLand {
  readonly land: LandRow[];
  readonly notes: readonly string[];
}

/**
 * The land of a map for Text Mapper: all its hexes, except those with a type that names a body of water, see
 * {@link isSeaWord}. The land is centered. In a note with a block of code of Text Mapper, only the first block counts.
 * Includes are not followed. Lines that Text Mapper does not know are passed over, as it does; without any hex they are
 * problems.
 */
export function readTextMapper(text: string): Result<TextMapLand> {
  const problems = new ProblemList('map');
  const unknown = new ProblemList('map');
  const passed: number[] = [];
  const hexes: Region[] = [];
  const sea = new Set<number>();
  const options = new Set<string>();
  const gone = new Gone();
  const lines = splitLines(text);
  const { first, end } = blockOf(lines);
  let isInMarkup = false;
  lines.forEach((line, index) => {
    const isOutside = index < first || index >= end;
    if (isOutside && line === '') return;
    const isMarkup = isInMarkup || isOpenTag(line);
    if (isOutside || isMarkup) {
      passed.push(index);
      if (!isOutside) isInMarkup = isInMarkup ? !line.includes('>') : true;
      else unknown.addAll([lineProblem(index, describeBad(line))]);
      return;
    }
    const option = OPTION.exec(line)?.[1]?.toLowerCase();
    if (option !== undefined) {
      if (OBEYED.has(option)) options.add(option);
      else if (!LOOKS_ONLY.has(option))
        problems.addAll([
          lineProblem(index, `the option ${quote(option)} is not known, and could move hexes`),
        ]);
      return;
    }
    const region = readRegion(line);
    if (region === 'unknown') {
      passed.push(index);
      unknown.addAll([lineProblem(index, describeBad(line))]);
    } else if (typeof region === 'string') problems.addAll([lineProblem(index, region)]);
    else if (region === undefined) gone.addOther(line);
    else {
      gone.addHex(region);
      if (region.types.some(isSeaWord)) sea.add(keyOf(region));
      else hexes.push(region);
    }
  });
  if (!problems.isEmpty) return failure(problems.finish());
  if (hexes.length + sea.size === 0 && !unknown.isEmpty) return failure(unknown.finish());
  const hexAt = hexesBy(options);
  const rows: LandRow[] = [];
  for (const hex of hexes)
    if (!sea.has(keyOf(hex))) {
      const { q, r } = hexAt(hex.x, hex.y);
      rows.push({ r, q, count: 1 });
    }
  const land = checkLand(rows);
  return land.ok ? success({ land: land.value, notes: [...passedNotes(passed), ...gone.notes()] }) : land;
}

/** A line that sets an option of the plugin for Obsidian. */
const OPTION = /^option\s+(\S+)/u;

/** Options that place the hexes. */
const OBEYED: ReadonlySet<string> = new Set(['horizontal', 'swap-even-odd']);

/** Options that concern the looks of a map alone. */
const LOOKS_ONLY: ReadonlySet<string> = new Set(['coordinates-format', 'global', 'vcurve', 'hcurve']);

/**
 * The hex of coordinates. In Text Mapper, odd columns lie half a hex higher. `horizontal` has pointy-top hexes, whose odd
 * rows lie half a hex to the left, and which are turned by 90°; `swap-even-odd` moves the even ones in their place.
 */
function hexesBy(options: ReadonlySet<string>): (x: number, y: number) => Hex {
  const step = options.has('swap-even-odd') ? 0 : 1;
  // Even columns are higher on the board, so that columns move west by one.
  if (!options.has('horizontal')) return (x, y) => fromOffset({ column: x - step, row: y });
  return (x, y) => turnedHex({ q0: 1, c: 0, width: 0, height: 0 }, { x, y: y - step });
}

/** The lines of the first block of code of Text Mapper in a note; all lines without one. */
function blockOf(lines: readonly string[]): { readonly first: number; readonly end: number } {
  const fence = lines.findIndex((line) => FENCE.test(line));
  if (fence < 0) return { first: 0, end: lines.length };
  const mark = FENCE.exec(lines[fence]!)![1]!;
  const close = lines.findIndex((line, index) => index > fence && line.trim().startsWith(mark));
  return { first: fence + 1, end: close < 0 ? lines.length : close };
}

/** The line before a block of code of Text Mapper. */
const FENCE = /^\s*(```+|~~~+)\s*(?:text-?mapper|hex-?map|hext)\b/iu;

/** Whether a line begins a tag that ends on another line. */
function isOpenTag(line: string): boolean {
  return line.startsWith('<') && !line.includes('>');
}

/** Most lines that a note names. */
const MOST_LINES = 20;

/** A sentence with the numbers of the lines that were passed over. */
function passedNotes(passed: readonly number[]): string[] {
  if (passed.length === 0) return [];
  const numbers = passed.slice(0, MOST_LINES).map((index) => index + 1);
  const more = passed.length > MOST_LINES ? ` and ${passed.length - MOST_LINES} more` : '';
  return [
    passed.length === 1
      ? `line ${numbers.join()} is passed over: Text Mapper does not know it`
      : `lines ${numbers.join(', ')}${more} are passed over: Text Mapper does not know them`,
  ];
}

/** Counts what a map shows beside its land. */
class Gone {
  readonly #types = new Set<string>();
  #labels = 0;
  #ways = 0;

  addHex({ types, hasLabel }: Region): void {
    for (const type of types) if (!isSeaWord(type) && type !== LAND_TYPE) this.#types.add(type);
    if (hasLabel) this.#labels++;
  }

  addOther(line: string): void {
    if (isAnyWay(line)) this.#ways++;
  }

  /** A sentence about what is not kept. */
  notes(): string[] {
    const parts = [
      ...(this.#types.size > 0
        ? [
            `the terrain of hexes (${[...this.#types].slice(0, MOST_TYPES).join(', ')}${this.#types.size > MOST_TYPES ? ' and more' : ''})`,
          ]
        : []),
      ...(this.#ways > 0 ? [counted(this.#ways, 'road or river', 'roads and rivers')] : []),
      ...(this.#labels > 0 ? [counted(this.#labels, 'label', 'labels')] : []),
    ];
    return parts.length > 0 ? [`the land alone is kept, without ${parts.join(', ')}`] : [];
  }
}

/** Most types that a note names. */
const MOST_TYPES = 8;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether a line is one that Text Mapper knows. */
export function isTextMapperLine(line: string): boolean {
  return REGION.test(line) || isOther(line);
}

function isOther(line: string): boolean {
  return isAnyWay(line) || OPTION.test(line) || OTHERS.some((form) => form.test(line));
}

function isAnyWay(line: string): boolean {
  return WAY_HEXES.some((hex) => isWay(line, hex));
}

/**
 * Whether a line describes a river or a road: hexes with dashes between them. The hexes are read one by one, because a
 * regular expression for all of them overflows on a very long line.
 */
function isWay(line: string, hex: RegExp): boolean {
  let at = 0;
  for (let hexes = 1; ; hexes++) {
    hex.lastIndex = at;
    if (!hex.test(line)) return false;
    at = hex.lastIndex;
    if (line[at] === '-') at++;
    else return hexes > 1 && /^\s+\S/u.test(line.slice(at));
  }
}

interface Region {
  readonly x: number;
  readonly y: number;
  readonly types: readonly string[];
  readonly hasLabel: boolean;
}

/**
 * The hex of a line, `undefined` for a line about something else, `unknown` for one that Text Mapper does not know, or
 * the problem of the line as a text.
 */
function readRegion(line: string): Region | string | undefined {
  const match = REGION.exec(line);
  if (!match) return isOther(line) ? undefined : 'unknown';
  const [x, y, level] = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? match[6] ?? '0'].map(Number);
  if (level !== 0) return `expected a hex of level 00, found level ${level}`;
  if (Math.max(Math.abs(x!), Math.abs(y!)) > MAX_MAP_SIDE / 2)
    return `expected coordinates -${MAX_MAP_SIDE / 2}..${MAX_MAP_SIDE / 2}, found ${x!}, ${y!}`;
  const plain = withoutLabels(match[7]!);
  const types = plain.split(/\s+/u).filter((type) => type !== '');
  return { x: x!, y: y!, types, hasLabel: plain !== match[7] };
}

function describeBad(line: string): string {
  if (/^-?\d/u.test(line))
    return `expected coordinates such as 0103 or 100.03 and a type, found ${quote(line)}`;
  return `expected a hex, a line, a definition or a comment, found ${quote(line)}`;
}

/** A unique number for a hex. */
function keyOf({ x, y }: Region): number {
  return (x + MAX_MAP_SIDE) * 4 * MAX_MAP_SIDE + y;
}
