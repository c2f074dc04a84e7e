import { createPreference, readOneOf } from '../../kit/preference.ts';

const LIBRARY_SORTS = ['own', 'name', 'size'] as const;

export type LibrarySort = (typeof LIBRARY_SORTS)[number];

/** The order of the library's list. */
export const librarySort = createPreference<LibrarySort>('librarySort', 'own', readOneOf(LIBRARY_SORTS));
