import { readLink } from '../../src/app/features/share/link.ts';
import { success, type Result } from '../../src/engine/problem.ts';
import { readAny } from '../../src/formats/any.ts';
import { checkFile } from '../../src/formats/check.ts';
import { guessTextMap } from '../../src/formats/text-map/guess.ts';
import type { TextMap } from '../../src/formats/text-map/names.ts';
import { readTextMap } from '../../src/formats/text-map/read.ts';
import { HOUSE, WHEAT } from './cities.ts';

/** All readers of texts from outside: Sixfold files, links and text maps. */
export type Reader = 'file' | 'check' | 'link' | TextMap | 'unknown map';

/** Reads a text in the same way as the app and the command line. */
export function readAs(reader: Reader, text: string): Result<unknown> {
  switch (reader) {
    case 'file':
      return readAny(text);
    case 'check':
      return checkFile(text, () => success([HOUSE, WHEAT]));
    case 'link':
      return readLink(text);
    case 'unknown map': {
      const map = guessTextMap(text);
      return map.ok ? readTextMap(map.value, text) : map;
    }
    case 'ascii':
    case 'plomrogue':
    case 'text-mapper':
      return readTextMap(reader, text);
  }
}
