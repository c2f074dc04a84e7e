import { ImageSource, Sprite, Texture } from 'pixi.js';
import type { City } from 'sixfold';
import { writeSvg } from 'sixfold/formats';

/** Sharpest picture, in pixels per side length, and the most pixels on a side that every graphics card takes. */
const SHARPEST = 48;
const MOST_PIXELS = 4096;

/**
 * The town as one sprite, in side lengths: Sixfold's own picture, so that a frame costs the same for a hamlet and a
 * city. Mipmaps keep it smooth from far away.
 */
export async function townPicture(city: City): Promise<Sprite> {
  const svg = writeSvg(city);
  // The view box of the picture is in side lengths.
  const [, box = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [left, top, width, height] = box.split(' ').map(Number) as [number, number, number, number];
  const scale = Math.min(SHARPEST, MOST_PIXELS / Math.max(width, height));
  const pixels = [width, height].map((length) => Math.floor(length * scale));
  const sized = svg.replace(/width="\d+" height="\d+"/, `width="${pixels[0]}" height="${pixels[1]}"`);
  const address = URL.createObjectURL(new Blob([sized], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const source = new ImageSource({ resource: image, autoGenerateMipmaps: true });
  const sprite = new Sprite(new Texture({ source }));
  sprite.position.set(left, top);
  sprite.setSize(width, height);
  return sprite;
}
