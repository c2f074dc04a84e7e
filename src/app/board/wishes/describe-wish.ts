import { readWish } from '../../../engine/fit/wish.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import * as words from './words.ts';

/** A condition around a piece in words: "a street", "no house", "a street or a square". */
export function describeWish(wish: string, kinds: readonly Kind[]): string {
  return words.anyOf(
    readWish(wish).alternatives.map(({ name, not }) => {
      const kind = kinds.find(({ id }) => id === name)?.name.toLowerCase() ?? name;
      const what = words.wanted[name] ?? kind;
      return not ? (words.not[name] ?? words.noOther(what)) : what;
    }),
  );
}
