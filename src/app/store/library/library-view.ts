import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { NO_MARKS, type Marks } from './entry-selection.ts';
import { matches, parseQuery } from './search.ts';

/** The filter of the library list, and the selected entries. */
export interface LibraryView {
  /** As it is typed. */
  readonly search: string;
  /** Tags that all entries shown have; one that no schematic has any longer narrows nothing. */
  readonly tags: readonly string[];
  readonly marks: Marks;
}

/** All is shown, nothing marked. */
export const PLAIN_LIBRARY_VIEW: LibraryView = { search: '', tags: [], marks: NO_MARKS };

/** The schematics that are shown, in the order given. */
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
