import { countSegments, type Schematic } from '../../../engine/schematic/schematic.ts';
import { fold } from '../../kit/fold.ts';
import type { LibrarySort } from './library-sort.ts';

/** A query for schematics: all words and all tags have to match. */
export interface Query {
  /** Each somewhere in name, id, tags or description; folded. */
  readonly words: readonly string[];
  /** Beginnings of tags, blanks written as hyphens; folded. */
  readonly tags: readonly string[];
}

/** Code units of a query that are looked at: folding takes the square of the length for some texts. */
const LONGEST_QUERY = 1000;

/** Reads the text of the search field: words, and `#tag` for tags. */
export function parseQuery(text: string): Query {
  const parts = fold(text.slice(0, LONGEST_QUERY)).split(/\s+/).filter(Boolean);
  return {
    words: parts.filter((part) => !part.startsWith('#')),
    tags: parts.filter((part) => part.startsWith('#') && part.length > 1).map((part) => part.slice(1)),
  };
}

export function matches(schematic: Schematic, query: Query): boolean {
  const { text, tags } = searchable(schematic);
  return (
    query.words.every((word) => text.includes(word)) &&
    query.tags.every((wanted) => tags.some((tag) => tag.startsWith(wanted)))
  );
}

interface Searchable {
  readonly text: string;
  readonly tags: readonly string[];
}

const known = new WeakMap<Schematic, Searchable>();

function searchable(schematic: Schematic): Searchable {
  let value = known.get(schematic);
  if (!value) {
    const { name, id, tags, description } = schematic;
    value = {
      text: fold([name, id, ...tags, description].join('\n')),
      tags: tags.map((tag) => fold(tag).replace(/\s+/g, '-')),
    };
    known.set(schematic, value);
  }
  return value;
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Schematics in the order that the list is to have; `own` leaves them as they are, `size` has the largest first. */
export function sortSchematics(list: readonly Schematic[], sort: LibrarySort): readonly Schematic[] {
  if (sort === 'own') return list;
  if (sort === 'name') return list.toSorted((a, b) => byName.compare(a.name, b.name));
  const sizes = new Map(list.map((schematic) => [schematic, countSegments(schematic.hexes)]));
  return list.toSorted((a, b) => sizes.get(b)! - sizes.get(a)!);
}

/** A tag of the library and how many schematics have it. */
export interface TagCount {
  readonly tag: string;
  readonly count: number;
}

/** The tags of schematics, most used first. */
export function countTags(list: readonly Pick<Schematic, 'tags'>[]): TagCount[] {
  const counts = new Map<string, number>();
  for (const { tags } of list) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || byName.compare(a.tag, b.tag));
}
