import type { CityDocument } from '../document/document.ts';
import type { GroundOfScheme } from '../board/use-board-look.ts';

/** Water around the city, and its bare land. */
export const CITY_GROUND: GroundOfScheme = {
  light: { outside: '#c8dadd', free: '#ece5d3' },
  dark: { outside: '#1c2529', free: '#3a3f3a' },
};

/** Country about an inland city. */
const INLAND: GroundOfScheme = {
  light: { outside: '#dde2c6', free: '#ece5d3' },
  dark: { outside: '#2b3228', free: '#3a3f3a' },
};

/** The colors about a city, and of its bare land. */
export function groundOf({ recipe }: Pick<CityDocument, 'recipe'>): GroundOfScheme {
  return recipe?.land.shape === 'coast' && recipe.land.form === 'inland' ? INLAND : CITY_GROUND;
}
