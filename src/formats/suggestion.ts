import { closest, distance } from 'fastest-levenshtein';

/** Most characters of a word that is compared. */
const LONGEST = 60;

/** ` Did you mean X?` with the word of a list that is nearly `word`; empty when none is. */
export function didYouMean(word: string, known: readonly string[]): string {
  return suggested(nearest(word, known));
}

/** ` Did you mean X?`; empty for none. */
export function suggested(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** The word of a list that is nearly `word`, or that begins with it; `undefined` when none does. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0 || word.length > LONGEST) return undefined;
  const plain = word.toLowerCase();
  const found = closest(plain, known);
  const isNear =
    distance(plain, found) <= Math.max(1, Math.floor(found.length / 3)) || letters(plain) === letters(found);
  return isNear ? found : known.find((name) => plain.length > 1 && name.startsWith(plain));
}

/** The letters of a word in the order of the alphabet: the same for words that differ by swapped letters. */
function letters(word: string): string {
  return word.split('').sort().join('');
}
