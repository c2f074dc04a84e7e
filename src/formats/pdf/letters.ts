/*
 * The standard fonts, which every reader of PDF has, know the letters of western Europe. Letters of other Latin, Greek
 * and Cyrillic alphabets are spelled with those; any other character is shown as a question mark.
 */

/** The characters 0x80..0x9f of the encoding WinAnsi; the rest of it is Latin-1. */
const UPPER = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

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

/** The text as the standard fonts can show it. Control characters become blanks. */
export function printableText(text: string): string {
  let printable = '';
  for (const character of text.normalize('NFC')) printable += spelled(character);
  return printable.replace(/\s+/gu, ' ').trim();
}

/** A name as the standard fonts can show it, with the id of the thing when they lack letters of the name. */
export function printableName(name: string, id: string): string {
  const printable = printableText(name);
  const lacks = printable.split('?').length > name.split('?').length;
  if (!lacks) return printable === '' ? id : printable;
  return /[^?\s]/.test(printable) ? `${printable} (${id})` : id;
}

function spelled(character: string): string {
  if (codeOf(character) !== undefined) return character;
  if (/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}]/u.test(character)) return ' ';
  if (/[\p{Mn}\p{Cf}]/u.test(character)) return '';
  if (character.toLowerCase() === BREVE) return character === BREVE ? 'y' : 'Y';
  const base = character.normalize('NFKD').replace(/\p{Mn}/gu, '');
  const letters = Array.from(base, (letter) => (codeOf(letter) === undefined ? spellingOf(letter) : letter));
  return letters.includes(undefined) ? '?' : letters.join('');
}

function spellingOf(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const spelling = SPELLINGS.get(small);
  if (spelling === undefined || small === letter) return spelling;
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}

/** The byte of a character in WinAnsi; `undefined` when it has none. */
function codeOf(character: string): number | undefined {
  const code = character.codePointAt(0)!;
  if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff)) return code;
  const upper = code > 0xff ? UPPER.indexOf(character) : -1;
  return upper >= 0 ? 0x80 + upper : undefined;
}

/** Printable text as a string of PDF, with escapes, so that it is ASCII alone. */
export function textString(printable: string): string {
  const parts = Array.from(printable, (character) => {
    const code = codeOf(character) ?? 0x3f;
    return code >= 0x7f || '()\\'.includes(character) ? `\\${code.toString(8).padStart(3, '0')}` : character;
  });
  return `(${parts.join('')})`;
}

/** Any text as a string for properties of the document: in hexadecimal UTF-16, which all letters have. */
export function propertyString(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) =>
    text.charCodeAt(i).toString(16).padStart(4, '0'),
  );
  return `<feff${units.join('')}>`;
}

function spellings(text: string): [string, string][] {
  const words = text.split(' ');
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1]!] as [string, string]] : []));
}
