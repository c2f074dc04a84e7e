import * as words from './words.ts'; /** Where damaged work is, as a sentence. */
export const WHERE_ASIDE = words.damagedSetAside;
