import { pan, type Camera, type Size } from '../view/camera.ts';
import type { BoardBackdrop } from './backdrop/board-backdrop.ts';
import { covers, isWhole, placingOf, transformOf, type Placing } from './placing.ts';

/** CSS pixels, about, that a picture reaches beyond its element on every side, so that it can be moved. */
const MARGIN = 64;

/** The share of the margin that a picture drawn anew lies ahead of a pan: the rest is kept for the way back. */
const AHEAD = 0.75;

/**
 * Steps of a pan that a picture drawn ahead bit by bit is begun before it is needed, and the share of the margin that
 * these are at most: a pan that is too fast for it has it finished at once.
 */
const LEAD = 5;
const MOST_LEAD = 0.8;

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
  readonly backdrop: Pick<BoardBackdrop, 'isExact' | 'show' | 'hide' | 'prepare'>;
  /** Draws the picture, and the nodes on it, for another camera, before the next frame is seen. */
  readonly draw: (camera: Camera) => void;
  /** Draws a bit of the picture for the camera that is coming; `painted` is called once all of it is there. */
  readonly drawBit: () => void;
  /** Moves the nodes on the carrier as they are drawn, in CSS pixels from where they were drawn. */
  readonly moveNodes: (x: number, y: number) => void;
  /** Draws the nodes in their places on the carrier now. */
  readonly drawNodes: (camera: Camera) => void;
  /** Whether colors alone are seen from a camera, as on a backdrop. */
  readonly isPlain: (camera: Camera) => boolean;
  /** Shows the picture on the carrier, or hides it under the nodes. */
  readonly showPicture: (isShown: boolean) => void;
}

/**
 * A picture that follows a camera. While the view moves, the browser moves what was drawn: nothing is drawn until it will
 * soon no longer cover the element, and then for a place ahead on the way of a pan, every fifth frame or so. That is
 * drawn in memory, bit by bit, and takes the place of the old one when it is complete, or at once when it must. Behind a
 * picture that is made smaller there is a backdrop, far coarser and far larger. Once the view rests, the picture is drawn
 * at its best: for where the view is, unless the picture covers it with all pixels in place.
 *
 * Where colors alone are seen and the backdrop is exact, the backdrop stands alone while the view moves: it shows every
 * frame as it is, the nodes are moved as ever, and the picture is not drawn until the view rests.
 */
export class MovedPicture {
  readonly #parts: Parts;
  #drawn: Camera | undefined;
  /** The camera that the picture is being drawn for, bit by bit, as long as that of before is seen. */
  #coming: Camera | undefined;
  /** The camera that was followed last. */
  #followed: Camera | undefined;
  /** Whether a frame has shown it. */
  #isPainted = false;
  #size: Size = { width: 0, height: 0 };
  #pixelRatio = 1;
  #isReplaced = false;
  /** Whether the nodes are to be drawn for the picture that has come: in a frame of their own. */
  #areNodesMoved = false;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whether the camera is on its way: then speed goes before beauty. */
  get isMoving(): boolean {
    return this.#resting !== undefined;
  }

  /** Whether the backdrop stands in its place: then it need not be drawn. */
  get isReplaced(): boolean {
    return this.#isReplaced;
  }

  /** The camera that the picture is drawn for, or would be. */
  get drawn(): Camera | undefined {
    return this.#drawn;
  }

  /** The camera that the picture is being drawn for, bit by bit; `undefined` when it is not. */
  get coming(): Camera | undefined {
    return this.#coming;
  }

  /** The picture is on its canvas, as it is drawn, or was to come. */
  painted(): void {
    this.#isPainted = true;
    const { originX, originY } = this.#drawn ?? {};
    if (!this.#coming || originX === undefined || originY === undefined) return;
    this.#parts.moveNodes(this.#coming.originX - originX, this.#coming.originY - originY);
    this.#areNodesMoved = true;
    this.#place(this.#coming, this.#followed ?? this.#coming);
    this.#coming = undefined;
  }

  /** The element has another size: all is drawn anew. */
  resize(camera: Camera, size: Size, pixelRatio: number): void {
    this.#size = size;
    this.#pixelRatio = pixelRatio;
    this.#followed = camera;
    this.#replace(false);
    this.#draw(camera, camera);
    this.#parts.backdrop.hide();
  }

  /** The camera has moved. */
  follow(camera: Camera): void {
    // Nobody has seen it elsewhere.
    if (!this.#isPainted) return this.resize(camera, this.#size, this.#pixelRatio);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      this.#resting = undefined;
      this.#rest(camera);
    }, REST);
    const before = this.#followed ?? camera;
    this.#followed = camera;
    if (this.#areNodesMoved && this.#drawn) this.#parts.drawNodes(this.#drawn);
    this.#areNodesMoved = false;
    const placing = placingOf(this.#drawn ?? camera, camera);
    const { factor } = placing;
    const isCovered = this.#covers(placing);
    const isTooFar = factor > MOST_STRETCH || factor < 1 / MOST_STRETCH;
    const wasReplaced = this.#isReplaced;
    this.#replace(this.#parts.backdrop.isExact && this.#parts.isPlain(camera));
    // The pan has turned back: what was to come is of no use.
    if (this.#coming && !this.#covers(placingOf(this.#coming, camera))) this.#coming = undefined;
    let hasGaps = false;
    if (isTooFar || (wasReplaced && !this.#isReplaced)) this.#draw(camera, camera);
    else if (factor === 1 && !isCovered) this.#draw(this.#coming ?? this.#ahead(before, camera), camera);
    else {
      this.#parts.carrier.style.transform = transformOf(placing);
      hasGaps = !isCovered;
      if (factor !== 1 || this.#isReplaced) this.#coming = undefined;
      else if (this.#endsSoon(before, camera)) this.#coming ??= this.#ahead(before, camera);
      if (this.#coming) this.#parts.drawBit();
    }
    if (hasGaps || this.#isReplaced) this.showBackdrop();
    else this.#parts.backdrop.hide();
  }

  /** Brings the backdrop up to date: its colors may have changed. */
  showBackdrop(): void {
    if (this.#followed) this.#parts.backdrop.show(this.#followed, this.#size, this.#pixelRatio);
  }

  /** Ends what is under way. */
  stop(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
    this.#replace(false);
  }

  #rest(camera: Camera): void {
    const placing = placingOf(this.#drawn ?? camera, camera);
    const isInPlace = isWhole(placing, this.#pixelRatio) && this.#covers(placing);
    this.#replace(false);
    this.#draw((isInPlace && this.#drawn) || camera, camera);
    this.#parts.backdrop.hide();
    this.#parts.backdrop.prepare();
  }

  /** Puts the backdrop in the place of the picture, or the picture back. */
  #replace(isReplaced: boolean): void {
    if (this.#isReplaced === isReplaced) return;
    this.#isReplaced = isReplaced;
    this.#parts.showPicture(!isReplaced);
  }

  #covers(placing: Placing): boolean {
    const margin = marginOf(this.#pixelRatio);
    return covers(placing, this.#size, { x: margin, y: margin });
  }

  /** Whether the picture will not cover the element any more after some more steps of a pan. */
  #endsSoon(before: Camera, camera: Camera): boolean {
    const [x, y] = [camera.originX - before.originX, camera.originY - before.originY];
    const length = Math.max(Math.abs(x), Math.abs(y));
    if (before.scale !== camera.scale || length === 0) return false;
    const steps = Math.min(LEAD, (MOST_LEAD * marginOf(this.#pixelRatio)) / length);
    return !this.#covers(placingOf(this.#drawn ?? camera, pan(camera, x * steps, y * steps)));
  }

  /** The camera that lies ahead of a pan, in whole device pixels. */
  #ahead(before: Camera, camera: Camera): Camera {
    const [x, y] = [camera.originX - before.originX, camera.originY - before.originY];
    const length = Math.max(Math.abs(x), Math.abs(y));
    if (before.scale !== camera.scale || length === 0) return camera;
    const reach = (AHEAD * marginOf(this.#pixelRatio)) / length;
    const along = (step: number) => Math.round(step * reach * this.#pixelRatio) / this.#pixelRatio;
    return pan(camera, along(x), along(y));
  }

  /** Draws the picture for one camera, to be seen from another. */
  #draw(drawn: Camera, shown: Camera): void {
    this.#coming = undefined;
    this.#areNodesMoved = false;
    this.#place(drawn, shown);
    this.#parts.draw(drawn);
  }

  /** Says that the picture is that of one camera, and has it seen from another. */
  #place(drawn: Camera, shown: Camera): void {
    this.#drawn = drawn;
    this.#parts.carrier.style.transform = drawn === shown ? '' : transformOf(placingOf(drawn, shown));
  }
}
