import { failure, success, type Result } from '../../engine/problem.ts';
import { quote } from '../json/path.ts';
import { guessGrid, isHexPicture } from './ascii.ts';
import { lineProblem, splitLines, tooLong } from './lines.ts';
import { describeMarkup, MARKUP_START } from './markup.ts';
import type { TextMap } from './names.ts';
import { isTextMapperLine } from './text-mapper-read.ts';

/** A hex of Text Mapper, by its coordinates and its first type. */
const MAPPER_HEX = /^(?:-?\d\d-?\d\d(?:\d\d)?|-?\d\d+\.-?\d\d+)[ \t]+\S/mu;

/** A world of Traveller by its name, hex and profile, as maps for Text Mapper list them. */
const WORLD = /^\S.*\s\d{4}\s+[A-EX][\dA-Z]{6}-[\dA-Z]\b/u;

/**
 * The map in a text of unknown form, such as a dropped file, or the reason why it is none. As nearly every text could
 * be read as characters on squares, only these are ASCII maps:
 *
 * - a text that has the shape of one, see {@link isWrittenMap};
 * - rows of hexes, characters with blanks between them, of which some may be wrong;
 * - rows of squares drawn by hand, where at least half of the characters have the same character at their side. Words,
 *   numbers and program text have few such pairs.
 */
export function guessTextMap(text: string): Result<TextMap> {
  const problem = tooLong(text);
  if (problem) return failure([problem]);
  const lines = splitLines(text);
  if (lines.length === 0) return failure([{ path: '', message: 'the file is empty' }]);
  if (isWritten(lines)) {
    const other = otherBlock(lines);
    return other === undefined ? success('ascii') : failure([{ path: '', message: other }]);
  }
  if (/^MAP_LENGTH[ \t]+\d/mu.test(text)) return success('plomrogue');
  const first = lines.findIndex((line) => line !== '');
  const markup = describeMarkup(text);
  if (markup !== undefined) return failure([lineProblem(first, markup)]);
  if (/^[ \t]{0,16}(?:`{3,16}|~{3,16})[ \t]{0,16}text-?mapper\b/imu.test(text)) return success('text-mapper');
  if (MAPPER_HEX.test(text) && mostly(lines, (line) => isTextMapperLine(line) || WORLD.test(line)))
    return success('text-mapper');
  const start = MARKUP_START.exec(text);
  const expected = 'expected JSON of Sixfold or a map of characters, found';
  if (start) return failure([lineProblem(first, `${expected} markup, ${quote(start[1]!)}`)]);
  if (guessGrid(lines) === 'hex' || pairedShare(lines) >= 0.5) return success('ascii');
  const wrong = lines.findIndex((line) => pairedShare([line]) < 0.5);
  return failure([lineProblem(wrong, `${expected} ${quote(lines[wrong]!.trim())}`)]);
}

/**
 * Whether a text has the shape of a written ASCII map, whatever its characters. On hexes, characters are at every other
 * place, in odd rows one place to the right. On squares, characters fill at least two rows of the same length, because
 * a single row could be a word or an address.
 */
export function isWrittenMap(text: string): boolean {
  return tooLong(text) === undefined && isWritten(splitLines(text));
}

/** Lists whose lines have one length, by the form of a line. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}[-/.]\d\d[-/.]\d\d|^\d\d[-/.]\d\d[-/.]\d{4}|^\d\d:\d\d/, 'a list of dates or times'],
  [/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i, 'a list of identifiers'],
  [/^(?=.*\d)(?=.*[a-f])[\da-f]{8,}$/i, 'a list of digests'],
  [/^[+-]?\d+(?:[.,:/-]\d+)+$/, 'a list of numbers'],
];

/**
 * Why a block of characters without any sea is no map: the lines of a list. A map that is written has the same
 * characters side by side, which words and digests rarely have.
 */
function otherBlock(lines: readonly string[]): string | undefined {
  if (lines.some((line) => line.includes('~') || line.includes(' '))) return undefined;
  const list = LISTS.find(([form]) => lines.every((line) => form.test(line)))?.[1];
  if (list !== undefined) return `${list} is no map`;
  const isText = lines.every((line) => line.length >= 8 && /^[\w.,:;/+=@-]+$/.test(line));
  if (!isText || pairedShare(lines) >= 0.4) return undefined;
  return `a list of words or numbers is no map, found ${quote(lines[0]!)}`;
}

function isWritten(lines: readonly string[]): boolean {
  const width = lines[0]?.length ?? 0;
  const isBlock = lines.length > 1 && lines.every((line) => line.length === width && /^[!-~]+$/.test(line));
  return isBlock || (width > 0 && isHexPicture(lines));
}

function mostly(lines: readonly string[], test: (line: string) => boolean): boolean {
  const filled = lines.filter((line) => line !== '');
  return 2 * filled.filter(test).length >= filled.length;
}

/** The share (0..1) of characters other than blanks that have the same one to the left or right; 1 for no characters. */
function pairedShare(lines: readonly string[]): number {
  let [all, paired] = [0, 0];
  for (const line of lines)
    for (let place = 0; place < line.length; place++) {
      const character = line[place];
      if (character === ' ') continue;
      all++;
      if (character === line[place - 1] || character === line[place + 1]) paired++;
    }
  return all === 0 ? 1 : paired / all;
}
