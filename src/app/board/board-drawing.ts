import type { BoardView } from '../view/board-view.ts';
import { pan, type Camera, type Size } from '../view/camera.ts';
import type { Backdrop } from './backdrop/backdrop.ts';
import type { BoardBackdrop } from './backdrop/board-backdrop.ts';
import { marginOf, MovedPicture } from './moved-picture.ts';
import { pixelsAlong } from './placing.ts';
import { BasePainter } from './paint/base-painter.ts';
import type { Scene } from './paint/scene.ts';

/** The canvases that show a board, and how they are drawn. */
interface Canvases {
  /** The element that the browser moves, canvases and all. */
  readonly carrier: HTMLElement;
  /** Gives the canvases a size in CSS pixels, whole device pixels but for a hair. */
  readonly resize: (size: Size, pixelRatio: number) => void;
  /** Draws all of it in the next frame; `camera` is that of the canvases. */
  readonly draw: (camera: Camera) => void;
  /** Moves the canvas of the nodes on the carrier, until they are drawn. */
  readonly moveNodes: (x: number, y: number) => void;
  /** Draws the nodes for a camera of the canvases now. */
  readonly drawNodes: (camera: Camera) => void;
  /** Shows the canvas of the picture, or hides it. */
  readonly showPicture: (isShown: boolean) => void;
  /** Makes the coarse backdrop in an element. */
  readonly makeBackdrop?: (element: HTMLElement) => Backdrop;
  /** Draws the picture in the next frame. */
  readonly paintSoon: () => void;
}

/** Keeps the canvases of a board at what its view and its scene say. */
export class BoardDrawing {
  readonly #view: BoardView;
  readonly #painter = new BasePainter();
  readonly #backdrop: BoardBackdrop;
  #canvases: Canvases | undefined;
  #picture: MovedPicture | undefined;

  constructor(view: BoardView, backdrop: BoardBackdrop) {
    this.#view = view;
    this.#backdrop = backdrop;
  }

  /** Shows another scene, and follows its colors until what is returned is called. */
  show(scene: Scene): () => void {
    this.#painter.setScene(scene);
    this.#backdrop.setScene(scene);
    this.#canvases?.paintSoon();
    return scene.colors.subscribe((cells) => {
      this.#painter.invalidateCells(cells);
      if (!cells.isSame) this.#backdrop.invalidate(cells);
      this.#canvases?.paintSoon();
    });
  }

  /** Draws on these canvases from now on, until what is returned is called. */
  attach(canvases: Canvases): () => void {
    const view = this.#view;
    const { carrier } = canvases;
    const picture = new MovedPicture({
      carrier,
      backdrop: this.#backdrop,
      draw: (camera) => canvases.draw(withMargin(camera, view.getState().pixelRatio)),
      drawBit: canvases.paintSoon,
      moveNodes: canvases.moveNodes,
      drawNodes: (camera) => canvases.drawNodes(withMargin(camera, view.getState().pixelRatio)),
      isPlain: (camera) => this.#painter.isPlain(camera, view.getState().pixelRatio),
      showPicture: canvases.showPicture,
    });
    this.#painter.prepareAgain();
    if (canvases.makeBackdrop) this.#backdrop.makeCoarse(canvases.makeBackdrop);
    this.#canvases = canvases;
    this.#picture = picture;
    const resize = () => {
      const { size, pixelRatio, camera } = view.getState();
      const margin = marginOf(pixelRatio);
      const along = (length: number) => pixelsAlong(length + 2 * margin, pixelRatio) / pixelRatio;
      canvases.resize({ width: along(size.width), height: along(size.height) }, pixelRatio);
      Object.assign(carrier.style, {
        left: `${-margin}px`,
        top: `${-margin}px`,
        transformOrigin: `${margin}px ${margin}px`,
      });
      picture.resize(camera, size, pixelRatio);
    };
    resize();
    const stop = view.subscribe((state, before) => {
      const isResized = state.size !== before.size || state.pixelRatio !== before.pixelRatio;
      if (isResized) {
        this.#painter.invalidate();
        resize();
      } else if (state.camera !== before.camera) picture.follow(state.camera);
    });
    return () => {
      stop();
      picture.stop();
      if (this.#canvases === canvases) this.#canvases = undefined;
    };
  }

  /** Brings the canvas of the picture up to date, or the backdrop that stands in its place. */
  paint(context: CanvasRenderingContext2D): void {
    const picture = this.#picture;
    if (!picture?.drawn) return;
    if (picture.isReplaced) return picture.showBackdrop();
    const { pixelRatio } = this.#view.getState();
    const { coming, isMoving } = picture;
    const camera = withMargin(coming ?? picture.drawn, pixelRatio);
    const isThere = this.#painter.paint(context, camera, pixelRatio, isMoving, coming !== undefined);
    if (isThere) picture.painted();
    // Konva takes no wish for another frame as long as it draws this one.
    if (this.#painter.isRough && !isMoving && context.canvas.width * context.canvas.height > 0)
      queueMicrotask(() => this.#canvases?.paintSoon());
  }
}

/** The camera of canvases that reach beyond the element. */
function withMargin(camera: Camera, pixelRatio: number): Camera {
  const margin = marginOf(pixelRatio);
  return pan(camera, margin, margin);
}
