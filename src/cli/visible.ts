/**
 * Characters that control a terminal or change how its text looks: control characters, also those of escape sequences,
 * line separators, and characters that change the direction of writing. Lone surrogates, which are no characters, are
 * included.
 */
const ACTIVE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u206A-\u206F]/gu;

/** A text that is safe to show in one line of a terminal: an escape character, for example, becomes `\u{1b}`. */
export function visible(text: string): string {
  return text.replaceAll(ACTIVE, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}
