import { tap } from './words.ts';

/** A part of a hint that needs a keyboard: "Esc cancels", "R turns", "with Shift it stays in hand". */
const OF_KEYS =
  /\b(?:Esc|Escape|Alt|Ctrl|Tab|Enter|Delete)\b|\bShift\b(?! (?:left|right|back|selection))|^[B-Z](?: [A-Z])* /;

/** The separators between the parts of a hint, each kept before the part that follows. */
const PARTS = /(?= · )|(?=; )|(?<=\.) /;

/**
 * A hint for those who point with a finger: without the parts that need a keyboard. A hint that is about keys alone has
 * no words left.
 *
 *     Click on the land to stamp · R turns · Esc cancels   ->   Tap on the land to stamp
 */
export function fingerWords(hint: string): string {
  const kept = hint.split(PARTS).filter((part) => !OF_KEYS.test(part.replace(/^(?: · |; )/, '')));
  return kept
    .join(' ')
    .replace(/^(?: · |; )/, '')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ;/g, ';')
    .replace(/^Click\b/, tap)
    .trim();
}
