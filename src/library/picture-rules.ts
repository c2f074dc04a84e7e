import { STYLES, type CityPicture } from '../formats/picture/city-picture.ts';
import { MOODS, type MapLook } from '../formats/picture/map/look.ts';
import type { PictureOptions } from '../formats/svg/drawing.ts';
import { MAX_SCALE, MIN_SCALE } from '../formats/svg/size.ts';
import type { SvgOptions } from '../formats/svg/write.ts';
import { COLOR, FLAG, integer, oneOf, optionsOf, recordOf, within, type Rules } from './check-call.ts';

const ROOF_SET = integer(0, 3);

/** Chosen colors of groups of districts. */
export const GROUP_COLORS = recordOf(COLOR);

/** The look of a map. */
export const MAP = optionsOf<MapLook>({ mood: oneOf(MOODS), roofs: ROOF_SET, warp: FLAG });

/** The options of a picture. */
const PICTURE: Rules<PictureOptions> = {
  scale: within(MIN_SCALE, MAX_SCALE),
  transparent: FLAG,
  districts: FLAG,
  hexLines: FLAG,
  groupColors: GROUP_COLORS,
  map: MAP,
};

/** The options of the picture of a schematic. */
export const SCHEMATIC_PICTURE: Rules<PictureOptions & Pick<CityPicture, 'style' | 'mood'>> = {
  ...PICTURE,
  style: oneOf(STYLES),
  mood: oneOf(MOODS),
};

/** The options of the picture of a city. */
export const CITY_PICTURE: Rules<PictureOptions & CityPicture & SvgOptions> = {
  ...PICTURE,
  style: oneOf(STYLES),
  mood: oneOf(MOODS),
  roofs: ROOF_SET,
  warp: FLAG,
  objects: FLAG,
};
