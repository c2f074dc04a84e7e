import { fold } from '../../kit/fold.ts';

/** An entry that a search finds by its name, or by keywords. */
export interface Findable {
  readonly name: string;
  readonly keywords?: string;
}

/** A thing that was found, and which letters of its name the query is made of. */
export interface Found<T> {
  readonly entry: T;
  /** Half-open ranges of its name, in order. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

interface Word {
  readonly start: number;
  readonly text: string;
}

interface Hit {
  readonly score: number;
  readonly marks: readonly (readonly [number, number])[];
}

/** How well a part of the query is met: the whole of a word, its beginning, initials, somewhere within. */
const SCORES = { word: 9, beginning: 7, initials: 6, within: 3, keyword: 2 } as const;

/**
 * Entries that meet all parts of a query, in any order: by words of the name, their beginnings or initials (`ftv`
 * finds "Fit to view"), something within them, or a keyword. The best come first, equally good ones as they stand.
 */
export function findEntries<T extends Findable>(entries: readonly T[], query: string): Found<T>[] {
  const parts = fold(query).split(/\s+/).filter(Boolean);
  const found = entries.flatMap((entry, index) => {
    const hit = hitOf(entry, parts);
    return hit ? [{ entry, index, ...hit }] : [];
  });
  return found
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .map(({ entry, marks }) => ({ entry, marks: joined(marks) }));
}

function hitOf({ name, keywords = '' }: Findable, parts: readonly string[]): Hit | null {
  const text = fold(name);
  const words = wordsOf(text);
  const marks: (readonly [number, number])[] = [];
  let score = 0;
  for (const part of parts) {
    const hit = inName(part, text, words) ?? inKeywords(part, keywords);
    if (!hit) return null;
    score += hit.score;
    marks.push(...hit.marks);
  }
  // A name that begins with what was typed, then a short one, is what is meant.
  const begins = parts.length > 0 && text.startsWith(parts[0]!) ? 2 : 0;
  // Folding may change the length of a name: then its letters cannot be told.
  return { score: score + begins - text.length / 100, marks: text.length === name.length ? marks : [] };
}

function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({ start: index, text: word }));
}

function inName(part: string, text: string, words: readonly Word[]): Hit | null {
  const word = words.find((one) => one.text === part) ?? words.find((one) => one.text.startsWith(part));
  if (word) {
    const score = word.text === part ? SCORES.word : SCORES.beginning;
    return { score, marks: [[word.start, word.start + part.length]] };
  }
  const initials = initialsIn(part, words);
  if (initials) return { score: SCORES.initials, marks: initials };
  const at = text.indexOf(part);
  return at < 0 || part.length < 2 ? null : { score: SCORES.within, marks: [[at, at + part.length]] };
}

/** The first letters of words one after the other, of which some may be left out in between. */
function initialsIn(part: string, words: readonly Word[]): Hit['marks'] | null {
  if (part.length < 2) return null;
  const marks: (readonly [number, number])[] = [];
  let next = 0;
  for (const letter of part) {
    const at = words.findIndex((word, index) => index >= next && word.text.startsWith(letter));
    if (at < 0) return null;
    marks.push([words[at]!.start, words[at]!.start + letter.length]);
    next = at + 1;
  }
  return marks;
}

function inKeywords(part: string, keywords: string): Hit | null {
  const known = fold(keywords)
    .split(/\s+/)
    .some((word) => word.startsWith(part));
  return known ? { score: SCORES.keyword, marks: [] } : null;
}

function joined(marks: Hit['marks']): Hit['marks'] {
  const out: [number, number][] = [];
  for (const [start, end] of [...marks].sort((a, b) => a[0] - b[0])) {
    const last = out.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else out.push([start, end]);
  }
  return out;
}
