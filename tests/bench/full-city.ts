import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { distance } from '../../src/engine/hex/hex.ts';
import { countHexes } from '../../src/engine/land/row.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { CLEARING, CLEARING_RADIUS, fileOf, type Size } from './city-pages.ts';
import { generated, sixRecipe, UNTIL_FULL } from './recipe.ts';

/** Saves a city that is full but for the clearing. */
export function saveFullCity(folder: string, size: Size): void {
  const { value } = generated(sixRecipe(size.radius, UNTIL_FULL, 3));
  const away = value.placements.filter((placement) => distance(placement, CLEARING) > CLEARING_RADIUS);
  console.error(`${6 * countHexes(value.land)} segments, ${away.length} placements`);
  writeFileSync(join(folder, fileOf(size)), writeCity({ ...value, recipe: null, placements: away }));
}
