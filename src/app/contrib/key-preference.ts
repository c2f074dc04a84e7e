import { createPreference, readListOf, readRecordOf, readText } from '../kit/preference.ts';

/** Keys of commands that were bound anew, by the ids of the commands. */
export const chosenKeys = createPreference('keys', {}, readRecordOf(readListOf(readText)));
