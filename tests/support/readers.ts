import { success, type Result } from '../../src/engine/problem.ts';
import { checkFile } from '../../src/formats/check.ts';
import { guessTextMap } from '../../src/formats/text-map/guess.ts';
import { readTextMap } from '../../src/formats/text-map/read.ts';
import { HOUSE, WHEAT } from './cities.ts';
import type { HostileText } from './hostile-texts.ts';

/** Reads a text the way the app and the command line do, with every check that there is. */
export function readHostile(reader: HostileText['reader'], text: string): Result<unknown> {
  if (reader === 'json') return checkFile(text, () => success([HOUSE, WHEAT]));
  if (reader !== 'unknown map') return readTextMap(reader, text);
  const map = guessTextMap(text);
  return map.ok ? readTextMap(map.value, text) : map;
}
