import { COUNTRY_COLOR, LAND_COLOR, SEA_COLOR } from '../../formats/picture/plan-ground.ts';
import type { GroundOfScheme } from '../board/use-board-look.ts';
import type { CityDocument } from '../document/document.ts';
import { membersOf } from '../kit/members.ts';

/** Water around the city, and its bare land. */
export const CITY_GROUND: GroundOfScheme = {
  light: { outside: SEA_COLOR, free: LAND_COLOR },
  dark: { outside: '#1c2529', free: '#3a3f3a' },
};

/** Country about an inland city. */
const INLAND: GroundOfScheme = {
  light: { outside: COUNTRY_COLOR, free: LAND_COLOR },
  dark: { outside: '#2b3228', free: '#3a3f3a' },
};

/** The colors about a city, and of its bare land. */
export function groundOf({ recipe }: Pick<CityDocument, 'recipe'>): GroundOfScheme {
  return recipe?.land.shape === 'coast' && recipe.land.form === 'inland' ? INLAND : CITY_GROUND;
}

/** Whether the board of a city is light or dark: its mood decides, so that plan and map are of one place. */
export function schemeOfCity({ meta }: Pick<CityDocument, 'meta'>): keyof GroundOfScheme {
  return membersOf(meta?.['picture'])['mood'] === 'night' ? 'dark' : 'light';
}
