import type { Figure } from '../rows/figure.ts';

/** Figures that fit the word before the caret of a filter, and the place of that word. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly figures: readonly Figure[];
}

/** Most figures that are offered at once. */
const MOST = 8;

const WORD = /[\p{L}_][\p{L}\p{N}_.-]*(?:\([^()]*\)?)?$/u;
const OWN_WORDS = ['and', 'or', 'not'];

/** The figures whose name begins with the word before the caret, then those whose label has it. */
export function completionsAt(filter: string, caret: number, figures: readonly Figure[]): Completions {
  const word = WORD.exec(filter.slice(0, caret))?.[0] ?? '';
  const from = caret - word.length;
  const none = { from, to: caret, figures: [] };
  if (word === '' || OWN_WORDS.includes(word) || figures.some(({ name }) => name === word)) return none;
  const sought = word.toLowerCase();
  const begins = figures.filter(({ name }) => name.toLowerCase().startsWith(sought));
  const has = figures.filter(
    (figure) =>
      !begins.includes(figure) &&
      (figure.label.toLowerCase().includes(sought) || figure.name.toLowerCase().includes(sought)),
  );
  return { ...none, figures: [...begins, ...has].slice(0, MOST) };
}
