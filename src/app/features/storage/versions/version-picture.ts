import type { City } from '../../../../engine/city/city.ts';
import { colorsInOrder, numberKinds } from '../../../board/paint/color-indices.ts';
import { packPalette } from '../../../board/paint/palette.ts';
import { groundOf } from '../../../cityview/ground.ts';
import { CityColors, drawCity, extentOf, scaleFor } from '../../../cityview/city-picture.ts';
import type { VersionPictures } from '../version.ts';

/** Pixels of a picture. */
const WIDTH = 256;
const HEIGHT = 192;

/** Draws the city of a version; `null` in a browser whose workers have no canvas. */
export async function versionPictures(city: City): Promise<VersionPictures | null> {
  if (typeof OffscreenCanvas === 'undefined' || city.land.length === 0) return null;
  const colors = new CityColors(numberKinds(city.kinds)).colorsOf(city);
  const side = scaleFor(extentOf(city.land), WIDTH, HEIGHT);
  const draw = (scheme: 'light' | 'dark') => {
    const palette = packPalette(colorsInOrder(groundOf(city)[scheme], city.kinds));
    return toAddress(drawCity(city.land, colors, palette, side, WIDTH, HEIGHT));
  };
  const [light, dark] = await Promise.all([draw('light'), draw('dark')]);
  return light !== null && dark !== null ? { light, dark } : null;
}

/** Pixels as an address that holds the picture: a database keeps it as it is. */
async function toAddress(pixels: Uint8ClampedArray<ArrayBuffer>): Promise<string | null> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.putImageData(new ImageData(pixels, WIDTH, HEIGHT), 0, 0);
  // A browser that cannot write this form writes PNG.
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 });
  let characters = '';
  for (const byte of new Uint8Array(await picture.arrayBuffer())) characters += String.fromCharCode(byte);
  return `data:${picture.type};base64,${btoa(characters)}`;
}
