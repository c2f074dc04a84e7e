import { fromOffset } from '../../engine/hex/offset.ts';
import type { LandRow } from '../../engine/land/row.ts';
import { failure, type Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { ProblemList } from '../problem-list.ts';
import { withoutLabels } from './labels.ts';
import { checkLand, MAX_MAP_SIDE } from './land.ts';
import { lineProblem, splitLines } from './lines.ts';

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

/** Types of hexes that are sea. */
const WATER: ReadonlySet<string> = new Set(['sea', 'ocean', 'water', 'lake']);

/**
 * The land of a map for Text Mapper: all its hexes, except those of the types `sea`, `ocean`, `water` and `lake`. The
 * land is centered. Includes are not followed; lines that Text Mapper does not know are problems.
 */
export function readTextMapper(text: string): Result<LandRow[]> {
  const problems = new ProblemList('map');
  const hexes: Region[] = [];
  const sea = new Set<number>();
  splitLines(text).forEach((line, index) => {
    const region = readRegion(line);
    if (typeof region === 'string') problems.addAll([lineProblem(index, region)]);
    else if (region?.isWater) sea.add(keyOf(region));
    else if (region) hexes.push(region);
  });
  if (!problems.isEmpty) return failure(problems.finish());
  const rows: LandRow[] = [];
  for (const hex of hexes)
    if (!sea.has(keyOf(hex))) {
      // Odd columns are higher in Text Mapper, as even ones are here: so columns move west by one.
      const { q, r } = fromOffset({ column: hex.x - 1, row: hex.y });
      rows.push({ r, q, count: 1 });
    }
  return checkLand(rows);
}

/** Whether a line is one that Text Mapper knows. */
export function isTextMapperLine(line: string): boolean {
  return REGION.test(line) || isOther(line);
}

function isOther(line: string): boolean {
  return WAY_HEXES.some((hex) => isWay(line, hex)) || OTHERS.some((form) => form.test(line));
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
  readonly isWater: boolean;
}

/** The hex of a line, `undefined` for a line about something else, or the problem of the line as a text. */
function readRegion(line: string): Region | string | undefined {
  const match = REGION.exec(line);
  if (!match) return isOther(line) ? undefined : describeBad(line);
  const [x, y, level] = [match[1] ?? match[4], match[2] ?? match[5], match[3] ?? match[6] ?? '0'].map(Number);
  if (level !== 0) return `expected a hex of level 00, found level ${level}`;
  if (Math.max(Math.abs(x!), Math.abs(y!)) > MAX_MAP_SIDE / 2)
    return `expected coordinates -${MAX_MAP_SIDE / 2}..${MAX_MAP_SIDE / 2}, found ${x!}, ${y!}`;
  const types = withoutLabels(match[7]!).split(/\s+/u);
  return { x: x!, y: y!, isWater: types.some((type) => WATER.has(type)) };
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
