import { dirname, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { cityPieces } from '../../formats/city/write.ts';
import { readTiled } from '../../formats/tiled/read.ts';
import { Failure } from '../failure.ts';
import { readBytes, STANDARD, unwrap } from '../input.ts';
import { builtInFolder } from '../built-in.ts';
import { readLibraryKinds } from '../library.ts';
import { recipeText } from '../land-text.ts';
import { showMessages } from '../messages.ts';

/**
 * The pieces of the result of importing a map of Tiled: a recipe with its land, or its city. What could not be kept is
 * reported on standard error.
 *
 * @throws Failure for a map that cannot be read, or that has no city where one is asked for
 */
export function tiledOutput(file: string, asCity: boolean, isQuiet: boolean): Iterable<string> {
  const folder = dirname(file);
  const beside = (path: string) => {
    const place = resolve(folder, path);
    return file !== STANDARD && existsSync(place) ? readBytes(place) : undefined;
  };
  const read = readTiled(readBytes(file), beside, readLibraryKinds(builtInFolder()));
  const { land, city, landNotes, notes } = unwrap(file, read);
  if (!asCity) {
    if (!isQuiet) report(file, landNotes);
    return [recipeText(land)];
  }
  if (city === null)
    throw new Failure([
      `${file}: tilesets: no tile has a class, which would be the kind of its segments; without --city the land is read`,
      ...notes.map((note) => `${file}: ${note}`),
    ]);
  if (!isQuiet) report(file, notes);
  return cityPieces(city);
}

function report(file: string, notes: readonly string[]): void {
  showMessages(notes.map((note) => `${file}: note: ${note}`));
}
