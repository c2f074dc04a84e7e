/** The option of commands that work with a library. */
export const LIBRARY = [
  '--schematics <dir>',
  'folder of the library, with its kinds.json; or a pack',
] as const;
