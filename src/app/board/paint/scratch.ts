import type { PixelRectangle, Raster } from './raster.ts';

/** A picture in memory that a canvas can be given. */
export interface ImageRaster extends Raster {
  readonly image: ImageData;
}

export function createRaster(width: number, height: number): ImageRaster {
  const image = new ImageData(width, height);
  return { image, pixels: new Uint32Array(image.data.buffer), width, height };
}

/**
 * A canvas aside, on which lines and areas are drawn that become pixels in memory. It is asked for its pixels each time,
 * which is slow on a graphics card: hence `willReadFrequently`.
 */
export class Scratch {
  #context: CanvasRenderingContext2D | undefined;

  /**
   * Draws on a part of a picture.
   *
   * @param draw what is drawn; its origin is the corner of the part, left and top
   */
  drawOn(raster: ImageRaster, part: PixelRectangle, draw: (context: CanvasRenderingContext2D) => void): void {
    const { left, top, right, bottom } = part;
    const [width, height] = [right - left, bottom - top];
    const context = this.#ofSize(width, height);
    context.putImageData(raster.image, -left, -top, left, top, width, height);
    context.save();
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    draw(context);
    context.restore();
    const drawn = toPixels(context.getImageData(0, 0, width, height));
    for (let y = 0; y < height; y++)
      raster.pixels.set(drawn.subarray(y * width, (y + 1) * width), (top + y) * raster.width + left);
  }

  /** Draws on nothing; the pixels are not opaque where nothing was drawn, and their alpha is not multiplied in. */
  drawAlone(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): Uint32Array {
    const context = this.#ofSize(width, height);
    context.clearRect(0, 0, width, height);
    draw(context);
    return toPixels(context.getImageData(0, 0, width, height));
  }

  #ofSize(width: number, height: number): CanvasRenderingContext2D {
    const canvas = this.#context?.canvas;
    if (this.#context && canvas && canvas.width >= width && canvas.height >= height) return this.#context;
    const larger = document.createElement('canvas');
    larger.width = Math.max(width, canvas?.width ?? 0);
    larger.height = Math.max(height, canvas?.height ?? 0);
    const context = larger.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('the browser has no canvas to draw on');
    return (this.#context = context);
  }
}

function toPixels({ data }: ImageData): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}
