import { usedBy } from '../../../engine/city/used.ts';
import type { Document } from '../document.ts';
import { documentOf } from './document-of.ts';
import { CITY, LIBRARY, RECIPE } from './start.computed.ts';

/** The document of the first start: the library that comes with Sixfold, and a city made of it. */
export function builtInDocument(): Document {
  return documentOf(LIBRARY, RECIPE, {
    ...CITY,
    ...usedBy(CITY.placements, LIBRARY, CITY.ground),
    recipe: RECIPE,
  });
}
