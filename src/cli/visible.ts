/**
 * Characters that change what a terminal does or how its text looks: control characters with those of escape sequences,
 * separators of lines, and what turns the direction of writing. Lone halves of pairs are no characters at all.
 */
const ACTIVE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u206A-\u206F]/gu;
const ACTIVE_IN_LINES = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u206A-\u206F]/gu;

/** A text from files, safe to show in one line of a terminal: `\u{1b}` stands for an escape character. */
export function visible(text: string): string {
  return text.replaceAll(ACTIVE, escaped);
}

/** A text of several lines, safe to show on a terminal. */
export function visibleLines(text: string): string {
  return text.replaceAll(ACTIVE_IN_LINES, escaped);
}

function escaped(character: string): string {
  return `\\u{${character.codePointAt(0)!.toString(16)}}`;
}
