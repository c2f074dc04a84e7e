import type { Camera, Size } from '../../view/camera.ts';
import { covers, placingOf, transformOf } from '../placing.ts';
import { rasterize } from '../paint/raster.ts';
import { createRaster, type ImageRaster } from '../paint/scratch.ts';
import type { Backdrop, ColoredScene } from './backdrop.ts';

/** Elements beside the element that a backdrop covers on every side. */
const BESIDE = 1;

/** Pixels of a backdrop: it is painted within a few milliseconds, whatever the size of the screen. */
const MOST_PIXELS = 500_000;

/**
 * The colors of a wide surrounding, coarse: it stands behind a picture that is made smaller, until the view rests.
 * Nothing is painted as long as it is not needed.
 */
export class CoarseBackdrop implements Backdrop {
  readonly canShow = true;
  readonly #canvas = document.createElement('canvas');
  #scene: ColoredScene | undefined;
  #raster: ImageRaster | undefined;
  /** The camera and the element that it was painted for; `undefined` when it is to be painted anew. */
  #painted: { readonly camera: Camera; readonly size: Size } | undefined;

  constructor(element: HTMLElement) {
    this.#canvas.style.position = 'absolute';
    this.hide();
    element.append(this.#canvas);
  }

  setScene(scene: ColoredScene): void {
    this.#scene = scene;
    this.#painted = undefined;
  }

  invalidate(): void {
    this.#painted = undefined;
  }

  hide(): void {
    this.#canvas.style.visibility = 'hidden';
  }

  show(camera: Camera, size: Size): void {
    if (!this.#scene) return;
    const beyond = { x: BESIDE * size.width, y: BESIDE * size.height };
    const painted = this.#painted?.size === size ? this.#painted : undefined;
    if (!painted || !covers(placingOf(painted.camera, camera), size, beyond)) {
      this.#paint(this.#scene, camera, size);
      this.#painted = { camera, size };
    }
    const { style } = this.#canvas;
    style.transform = transformOf(placingOf(this.#painted!.camera, camera));
    style.visibility = '';
  }

  remove(): void {
    this.#canvas.remove();
  }

  #paint({ colors, palette }: ColoredScene, camera: Camera, size: Size): void {
    const canvas = this.#canvas;
    const [width, height] = [(1 + 2 * BESIDE) * size.width, (1 + 2 * BESIDE) * size.height];
    const step = Math.max(1, Math.sqrt((width * height) / MOST_PIXELS));
    const raster = this.#rasterOf(Math.ceil(width / step), Math.ceil(height / step));
    const view = {
      originX: (camera.originX + BESIDE * size.width) / step,
      originY: (camera.originY + BESIDE * size.height) / step,
      side: camera.scale / step,
    };
    rasterize(raster, view, colors, palette);
    // To give a canvas a size, even the one it has, takes new memory.
    if (canvas.width !== raster.width) canvas.width = raster.width;
    if (canvas.height !== raster.height) canvas.height = raster.height;
    canvas.getContext('2d')?.putImageData(raster.image, 0, 0);
    Object.assign(canvas.style, {
      left: `${-BESIDE * size.width}px`,
      top: `${-BESIDE * size.height}px`,
      width: `${raster.width * step}px`,
      height: `${raster.height * step}px`,
      transformOrigin: `${BESIDE * size.width}px ${BESIDE * size.height}px`,
    });
  }

  #rasterOf(width: number, height: number): ImageRaster {
    if (this.#raster?.width === width && this.#raster.height === height) return this.#raster;
    return (this.#raster = createRaster(width, height));
  }
}
