import { ImageSource, Sprite, Texture } from 'pixi.js';
import type { City } from 'sixfold';
import { cityDrawing, svgPieces } from 'sixfold/formats';

/** Sharpest picture, in pixels per side length, and the most pixels on a side that every graphics card takes. */
const SHARPEST = 48;
const MOST_PIXELS = 4096;

/**
 * The town as one sprite, in side lengths: Sixfold's own picture, so that a frame costs the same for a hamlet and a
 * city. Mipmaps keep it smooth from far away.
 */
export async function townPicture(city: City): Promise<Sprite> {
  const options = { transparent: false, districts: false, hexLines: false };
  const { width, height } = cityDrawing(city, { ...options, scale: 1 }).frame;
  const scale = Math.min(SHARPEST, MOST_PIXELS / (Math.max(width, height) + 1));
  const drawing = cityDrawing(city, { ...options, scale });
  const address = URL.createObjectURL(new Blob([...svgPieces(drawing)], { type: 'image/svg+xml' }));
  const image = new Image();
  image.src = address;
  await image.decode();
  URL.revokeObjectURL(address);
  const source = new ImageSource({ resource: image, autoGenerateMipmaps: true });
  const sprite = new Sprite(new Texture({ source }));
  sprite.position.set(drawing.frame.left, drawing.frame.top);
  sprite.setSize(drawing.frame.width / scale, drawing.frame.height / scale);
  return sprite;
}
