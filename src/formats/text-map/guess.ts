import type { TextMap } from './read.ts';

/** Which sort of map a text is, by its first telling line: what every PlomRogue or Text Mapper map has, else ASCII. */
export function guessTextMap(text: string): TextMap {
  if (/^\s*MAP_LENGTH\s/m.test(text)) return 'plomrogue';
  if (/^-?\d\d+(?:\.-?\d\d+)?\s+\S/m.test(text)) return 'text-mapper';
  return 'ascii';
}
