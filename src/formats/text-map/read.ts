import type { LandRow } from '../../engine/land/row.ts';
import type { Result } from '../../engine/problem.ts';
import { readAscii, type TextGrid } from './ascii.ts';
import { readPlomrogue } from './plomrogue.ts';
import { readTextMapper } from './text-mapper-read.ts';

/** The sorts of map that are text. */
export const TEXT_MAPS = ['ascii', 'plomrogue', 'text-mapper'] as const;
export type TextMap = (typeof TEXT_MAPS)[number];

/**
 * The land of a map that is text, centered about hex (0, 0). What is wrong with a line is told with its number, the
 * first being `line 1`.
 *
 * @param grid for `ascii` alone: what its characters stand on; found out from the text when absent
 */
export function readTextMap(map: TextMap, text: string, grid?: TextGrid): Result<LandRow[]> {
  switch (map) {
    case 'ascii':
      return readAscii(text, grid);
    case 'plomrogue':
      return readPlomrogue(text);
    case 'text-mapper':
      return readTextMapper(text);
  }
}
