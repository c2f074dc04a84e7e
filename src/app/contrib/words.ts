/** The words of commands and of keys. */

/** Titles under which lists show commands, in their order. */
export const groupTitles = [
  'General',
  'Tools',
  'Selection',
  'Poses',
  'Kinds',
  'Keyboard cursor',
  'View',
  'Library',
  'City',
  'Walking the city',
  'Reroll',
  'Files',
] as const;

export const cancel = 'Cancel';
export const escapeCancels = 'Escape cancels wherever you are.';
export const emptyLibrary = 'the library is empty';
