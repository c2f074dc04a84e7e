import { createPreference, readFlag } from '../kit/preference.ts';

/** Whether schematics that are stamped by hand keep to the recipe's poses, groups and spacing, too. */
export const recipeFits = createPreference('recipeFits', false, readFlag);
