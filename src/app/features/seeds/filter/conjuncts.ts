/** A filter as parts that all have to hold. */
export interface Conjuncts {
  /** Joined by `and` outside of parentheses and quotes; one when there is an `or`. */
  readonly parts: readonly string[];
  readonly hasOr: boolean;
}

/** A quoted id, a parenthesis or a word, in which letters of `and` may be part of a longer name. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[()]|[\p{L}\p{N}_.@-]+/gu;

/** Splits a filter at the `and` that join all of it. */
export function splitConjuncts(text: string): Conjuncts {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  let hasOr = false;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (depth === 0 && token === 'or') hasOr = true;
    else if (depth === 0 && token === 'and') {
      parts.push(text.slice(start, index).trim());
      start = index + token.length;
    }
  }
  const rest = text.slice(start).trim();
  if (hasOr) return { parts: [text.trim()], hasOr };
  return { parts: rest === '' && parts.length === 0 ? [] : [...parts, rest], hasOr };
}
