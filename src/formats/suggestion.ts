import { closest, distance } from 'fastest-levenshtein';

/** Most characters of a word that is compared. */
const LONGEST = 60;

/** ` Did you mean X?` with the word of a list that is nearly `word`; empty when none is. */
export function didYouMean(word: string, known: readonly string[]): string {
  if (known.length === 0 || word.length > LONGEST) return '';
  const plain = word.toLowerCase();
  const found = closest(plain, known);
  const isNear =
    distance(plain, found) <= Math.max(1, Math.floor(found.length / 3)) || letters(plain) === letters(found);
  const begins = known.find((name) => plain.length > 1 && name.startsWith(plain));
  if (begins === undefined && !isNear) return '';
  return ` Did you mean ${isNear ? found : begins}?`;
}

/** The letters of a word in the order of the alphabet: the same for words that differ by swapped letters. */
function letters(word: string): string {
  return word.split('').sort().join('');
}
