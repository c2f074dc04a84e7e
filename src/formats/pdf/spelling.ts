/** Spellings of Latin letters that are no accented ones, of Greek and of Cyrillic; those of capitals follow. */
const SPELLINGS = new Map(
  spellings(
    'ł l đ d ħ h ı i ĸ q ŀ l ŋ ng ŧ t ſ s ə e ɛ e ɔ o ƙ k ɓ b ɗ d ŉ n ' +
      'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o ' +
      'а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ' +
      "ъ ' ы y ь ' э e ю yu я ya є ye і i ґ g ј j љ lj њ nj ћ c ђ dj џ dz ѕ dz",
  ),
);

/** The letter й is written with a breve, as if it were an accented и. */
const BREVE = 'й';

/**
 * A character spelled with others, such as an accented letter without its accent; `undefined` when there is no spelling.
 *
 * @param has whether a font has a character
 */
export function spellingOf(character: string, has: (character: string) => boolean): string | undefined {
  if (character.toLowerCase() === BREVE) return character === BREVE ? 'y' : 'Y';
  const base = character.normalize('NFKD').replace(/\p{Mn}/gu, '');
  const letters = Array.from(base, (letter) => (has(letter) ? letter : letterOf(letter)));
  return letters.length === 0 || letters.includes(undefined) ? undefined : letters.join('');
}

function letterOf(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const spelling = SPELLINGS.get(small);
  if (spelling === undefined || small === letter) return spelling;
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}

function spellings(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1]!] as [string, string]] : []));
}
