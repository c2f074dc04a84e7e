import type { Camera, Size } from '../view/camera.ts';
import type { Backdrop } from './backdrop.ts';
import { covers, placingOf, transformOf } from './placing.ts';

/** CSS pixels, about, that a picture reaches beyond its element on every side, so that it can be moved. */
const MARGIN = 64;

/** Times that a picture is enlarged or reduced at most before it is drawn anew. */
const MOST_STRETCH = 3;

/** How long the view must rest, in milliseconds, until it is drawn at its best. */
const REST = 120;

/** The margin in CSS pixels, in whole device pixels. */
export function marginOf(pixelRatio: number): number {
  return Math.round(MARGIN * pixelRatio) / pixelRatio;
}

/** The parts that a moved picture works with. */
interface Parts {
  /** The element that carries the picture; its transform is about the corner of the board. */
  readonly carrier: HTMLElement;
  readonly backdrop: Backdrop;
  /** Draws the picture for another camera, before the next frame is seen. */
  readonly draw: (camera: Camera) => void;
}

/**
 * A picture that follows a camera. While the view moves, the browser moves what was drawn: nothing is drawn until it no
 * longer covers the element, which for a pan is every sixth frame or so. Behind a picture that is made smaller there is
 * a backdrop, far coarser and far larger. Once the view rests, it is drawn for where it is.
 */
export class MovedPicture {
  readonly #parts: Parts;
  #drawn: Camera | undefined;
  #size: Size = { width: 0, height: 0 };
  #margin = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether the camera is on its way: then speed goes before beauty. */
  get isMoving(): boolean {
    return this.#resting !== undefined;
  }

  /** The camera that the picture is drawn for. */
  get drawn(): Camera | undefined {
    return this.#drawn;
  }

  /** The element has another size: all is drawn anew. */
  resize(camera: Camera, size: Size, pixelRatio: number): void {
    this.#size = size;
    this.#margin = marginOf(pixelRatio);
    this.#settle(camera);
  }

  /** The camera has moved. */
  follow(camera: Camera): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#settle(camera);
    }, REST);
    const drawn = this.#drawn ?? camera;
    const placing = placingOf(drawn, camera);
    const { factor } = placing;
    const isCovered = covers(placing, this.#size, { x: this.#margin, y: this.#margin });
    const isTooFar = factor > MOST_STRETCH || factor < 1 / MOST_STRETCH;
    if (isTooFar || (factor === 1 && !isCovered)) this.#settle(camera);
    else {
      this.#parts.carrier.style.transform = transformOf(placing);
      if (isCovered) this.#parts.backdrop.hide();
      else this.#parts.backdrop.show(camera, this.#size);
    }
  }

  /** Ends what is under way. */
  stop(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
  }

  #settle(camera: Camera): void {
    this.#drawn = camera;
    this.#parts.carrier.style.transform = '';
    this.#parts.backdrop.hide();
    this.#parts.draw(camera);
  }
}
