import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { NOTHING_SELECTED, type EntrySelection } from './entry-selection.ts';
import { matches, parseQuery } from './search.ts';

/** The filter of the library list, and the selected entries. */
export interface LibraryView {
  /** The search text, as typed. */
  readonly search: string;
  /** Tags that all shown entries have; a tag that no schematic has any more is ignored. */
  readonly tags: readonly string[];
  readonly selection: EntrySelection;
}

/** The view that shows all schematics, with none selected. */
export const PLAIN_LIBRARY_VIEW: LibraryView = { search: '', tags: [], selection: NOTHING_SELECTED };

/** The schematics that a filter shows, in the given order. */
export function narrow(
  all: readonly Schematic[],
  { search, tags }: Pick<LibraryView, 'search' | 'tags'>,
): readonly Schematic[] {
  const query = parseQuery(search);
  const chosen = tags.filter((tag) => all.some((schematic) => schematic.tags.includes(tag)));
  return all.filter(
    (schematic) => matches(schematic, query) && chosen.every((tag) => schematic.tags.includes(tag)),
  );
}
