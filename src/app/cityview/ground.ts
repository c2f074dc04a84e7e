import { COUNTRY_COLOR, LAND_COLOR, SEA_COLOR } from '../../formats/picture/plan-ground.ts';
import type { GroundOfScheme } from '../board/use-board-look.ts';
import type { CityDocument } from '../document/document.ts';
import { membersOf } from '../kit/members.ts';

/** Water around the city, and its bare land. */
export const CITY_GROUND: GroundOfScheme = {
  light: { outside: SEA_COLOR, free: LAND_COLOR },
  dark: { outside: '#1c2529', free: '#3a3f3a' },
};

/** Country about land that has open sides, and sea off its others. */
const WITH_COUNTRY: GroundOfScheme = {
  light: { ...CITY_GROUND.light, outside: COUNTRY_COLOR, sea: CITY_GROUND.light.outside },
  dark: { ...CITY_GROUND.dark, outside: '#2b3228', sea: CITY_GROUND.dark.outside },
};

/** The colors about a city, and of its bare land. */
export function groundOf({ open = [] }: Pick<CityDocument, 'open'>): GroundOfScheme {
  return groundAbout(open.length > 0);
}

/** The colors about land, and of bare land, with or without country that goes on. */
export function groundAbout(hasCountry: boolean): GroundOfScheme {
  return hasCountry ? WITH_COUNTRY : CITY_GROUND;
}

/** Whether the board of a city is light or dark: its mood decides, so that plan and map are of one place. */
export function schemeOfCity({ meta }: Pick<CityDocument, 'meta'>): keyof GroundOfScheme {
  return membersOf(meta?.['picture'])['mood'] === 'night' ? 'dark' : 'light';
}
