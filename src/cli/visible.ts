/**
 * Characters that change what a terminal does or how its text looks: control characters with those of escape sequences,
 * separators of lines, and what turns the direction of writing. Lone halves of pairs are no characters at all.
 */
const ACTIVE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u206A-\u206F]/gu;

/** A text from files, safe to show in one line of a terminal: `\u{1b}` stands for an escape character. */
export function visible(text: string): string {
  return text.replaceAll(ACTIVE, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}
