import type { City } from '../../../engine/city/city.ts';
import type { Library } from '../../../engine/city/library.ts';
import type { Recipe } from '../../../engine/recipe/recipe.ts';
import { cityDigest } from '../../../formats/city/digest.ts';
import { libraryDifference, piecesDigest, usedPieces } from '../../document/pieces.ts';
import type { CityLink, Layout } from './link.ts';

/**
 * The content of the link to a city.
 *
 * @param name of the city; `null` for one without
 * @param layout the city itself when its recipe does not give it; else `null`
 * @param builtIn the library whose pieces the link leaves out
 */
export function linkTo(
  city: City,
  name: string | null,
  recipe: Recipe,
  layout: Layout | null,
  library: Library,
  builtIn: Library,
): CityLink {
  const pieces = usedPieces(recipe, layout, library);
  return {
    engine: city.engine,
    name,
    recipe,
    library: libraryDifference(pieces, builtIn),
    pieces: piecesDigest(pieces),
    digest: cityDigest(city),
    layout,
  };
}
