import type { LandRow } from '../../engine/land/row.ts';
import { failure, success, type Result } from '../../engine/problem.ts';
import { requireText } from '../file-content.ts';
import { readAscii } from './ascii.ts';
import { tooLong } from './lines.ts';
import { TEXT_MAPS, type TextGrid, type TextMap } from './names.ts';
import { readPlomrogue } from './plomrogue.ts';
import { readTextMapper, type TextMapLand } from './text-mapper-read.ts';

/**
 * The land of a text map, centered about hex (0, 0), see {@link readTextMapLand}.
 *
 * @param grid the grid of the characters, for `ascii` only; guessed from the text when absent
 */
export function readTextMap(map: TextMap, text: string, grid?: TextGrid): Result<LandRow[]> {
  const read = readTextMapLand(map, text, grid);
  return read.ok ? success(read.value.land) : read;
}

/**
 * The land of a text map with notes about what is not kept. A problem of a line has the path `line 1`, `line 2` …
 *
 * @param grid the grid of the characters, for `ascii` only; guessed from the text when absent
 */
export function readTextMapLand(map: TextMap, text: string, grid?: TextGrid): Result<TextMapLand> {
  requireText(text);
  const problem = tooLong(text);
  if (problem) return failure([problem]);
  switch (map) {
    case 'ascii':
      return withoutNotes(readAscii(text, grid));
    case 'plomrogue':
      return withoutNotes(readPlomrogue(text));
    case 'text-mapper':
      return readTextMapper(text);
    default:
      throw new RangeError(`"${String(map)}" is no text map: there are ${TEXT_MAPS.join(', ')}`);
  }
}

function withoutNotes(land: Result<LandRow[]>): Result<TextMapLand> {
  return land.ok ? success({ land: land.value, notes: [] }) : land;
}
