import { readdirSync } from 'node:fs';

/** Number of schematics in the built-in library. */
export const LIBRARY_SIZE = readdirSync('schematics').filter((name) =>
  name.endsWith('.schematic.json'),
).length;
