import type { City } from '../engine/city/city.ts';
import { mapLookOf, type PictureStyle } from '../formats/picture/city-picture.ts';
import type { MoodName } from '../formats/picture/map/look.ts';
import type { Bounds } from '../formats/picture/picture.ts';
import { cityBounds, cityDrawing, type Drawing } from '../formats/svg/drawing.ts';
import { DEFAULT_SCALE, frameAbout, isDrawable, largestScale, tooLarge } from '../formats/svg/size.ts';
import { Failure } from './failure.ts';

/** The options of a picture. */
export interface PictureChoices {
  /** Pixels per side length. */
  readonly scale?: number;
  readonly transparent?: true;
  readonly districts?: true;
  readonly hexes?: true;
  /** Present when each placement is one object, for `svg` only. */
  readonly objects?: true;
  readonly style?: PictureStyle;
  readonly mood?: MoodName;
}

/** The map that a picture shows; nothing for a plan, in which alone placements are objects. */
function mapOf(city: City, { objects, ...chosen }: PictureChoices) {
  return objects ? undefined : mapLookOf(city, chosen);
}

/** The picture of a city with the chosen options. */
export function pictureOfCity(city: City, choices: PictureChoices): Drawing {
  const { scale = DEFAULT_SCALE, transparent = false, districts = false, hexes = false } = choices;
  const map = mapOf(city, choices);
  return cityDrawing(city, { scale, transparent, districts, hexLines: hexes, ...(map && { map }) });
}

/**
 * The picture of a city for PNG.
 *
 * @throws Failure when the picture would be too large
 */
export function pixelPictureOfCity(file: string, city: City, choices: PictureChoices): Drawing {
  const bounds = cityBounds(city, mapOf(city, choices));
  return pictureOfCity(city, { ...choices, scale: pixelScale(`${file}: $.land`, bounds, choices.scale) });
}

/**
 * The scale of a picture for PNG: the chosen one, else the default one, or the largest possible one when that is less.
 *
 * @param place the file and the path of what is shown
 * @throws Failure when the picture would be too large
 */
export function pixelScale(place: string, bounds: Bounds, chosen: number | undefined): number {
  const scale = chosen ?? (Math.min(DEFAULT_SCALE, largestScale(bounds)) || DEFAULT_SCALE);
  const frame = frameAbout(bounds, scale);
  if (!isDrawable(frame)) throw new Failure([`${place}: ${tooLarge(frame, bounds)}`]);
  return scale;
}
