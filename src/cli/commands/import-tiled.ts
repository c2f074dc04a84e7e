import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { cityPieces } from '../../formats/city/write.ts';
import type { SeaRule } from '../../formats/sea/rule.ts';
import { readTiled, type BytesBeside } from '../../formats/tiled/read.ts';
import { Failure } from '../failure.ts';
import { readBytes, STANDARD, unwrap } from '../input.ts';
import { builtInFolder } from '../built-in.ts';
import { readLibraryKinds } from '../library.ts';
import { recipeText } from '../land-text.ts';
import { showNotes } from '../messages.ts';

/** The choices of an import of a map of Tiled. */
interface TiledChoices {
  readonly asCity: boolean;
  readonly isQuiet: boolean;
  /** The folder that holds all files that are read beside the map. */
  readonly root?: string | undefined;
  /** The tiles that are sea. */
  readonly sea?: SeaRule | undefined;
}

/**
 * The pieces of the result of importing a map of Tiled: a recipe with its land, or its city. What could not be kept is
 * reported on standard error.
 *
 * @throws Failure for a map that cannot be read, or that has no city where one is asked for
 */
export function tiledOutput(
  file: string,
  { asCity, isQuiet, root = dirname(file), sea }: TiledChoices,
): Iterable<string> {
  const beside: BytesBeside = (path) => {
    const place = resolve(dirname(file), path);
    if (file === STANDARD || !existsSync(place)) return undefined;
    // Where links lead counts, not where they lie.
    const steps = relative(realpathSync(root), realpathSync(place));
    if (isAbsolute(steps) || steps.split(sep)[0] === '..') return 'outside';
    return statSync(place).isFile() ? readBytes(place) : 'no-file';
  };
  const read = readTiled(readBytes(file), beside, readLibraryKinds(builtInFolder()), sea);
  const { land, city, landNotes, notes } = unwrap(file, read);
  if (!asCity) {
    if (!isQuiet) showNotes(file, landNotes);
    return [recipeText(land)];
  }
  if (city === null)
    throw new Failure([
      `${file}: tilesets: no tile has a class, which would be the kind of its segments; without --city the land is read`,
      ...notes.map((note) => `${file}: ${note}`),
    ]);
  if (!isQuiet) showNotes(file, notes);
  return cityPieces(city);
}
