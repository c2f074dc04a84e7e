import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Point } from '../../engine/hex/plane.ts';
import type { Bounds } from '../../formats/picture/picture.ts';
import { NEVER_BENT, type BendAt } from './bend.ts';
import {
  fit,
  FULL_SCALE,
  MAX_SCALE,
  MIN_SCALE,
  pan,
  snap,
  toPlane,
  toScreen,
  zoomAbout,
  type Camera,
  type Size,
} from './camera.ts';

/** Clear space about what a fit shows, in CSS pixels. */
const FIT_PADDING = 32;

/** The share of its scale that a fit keeps at least to be clear of controls: else they lie over a part of it. */
const KEPT_SCALE = 0.85;

const NO_CORNER: Size = { width: 0, height: 0 };

/** The factor by which `zoomIn` multiplies the scale. */
const ZOOM_STEP = 1.25;

export interface ViewState {
  readonly camera: Camera;
  /** Of the board's element; nothing is shown before it is known. */
  readonly size: Size;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  /** The part of the plane that a fit shows. */
  readonly bounds: Bounds;
  /** Whether the camera still is where the last fit put it: then a resize fits again. */
  readonly fitted: boolean;
  /** Bends what is seen, and what is pointed at. */
  readonly bendAt: BendAt;
}

/** How a board is looked at. It lives outside of React: what moves with it subscribes. */
export interface BoardView extends Pick<StoreApi<ViewState>, 'getState' | 'subscribe'> {
  /** Moves the picture by CSS pixels, in whole device pixels; what remains is kept for the next call. */
  pan(x: number, y: number): void;
  /**
   * Pans as {@link pan} does, until the middle of the element comes to the edge of the bounds: then half of the element
   * is the margin about them. Beyond it, it pans back only. A board without such an edge pans everywhere.
   */
  scroll(x: number, y: number): void;
  /** Scales by `factor` about a point of the element, its middle when not said. */
  zoom(factor: number, about?: Point): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Scales to 100 % about the middle of the element. */
  zoomToFull(): void;
  /** The least and the greatest scale that it goes to, in CSS pixels per side length. */
  readonly scales: { readonly least: number; readonly greatest: number };
  /** Shows all of the bounds. */
  fit(): void;
  /** Shows a point of the plane in the middle of the element, at a scale in CSS pixels per side length. */
  show(middle: Point, scale: number): void;
  /** Says what a fit shows; the camera stays. */
  setBounds(bounds: Bounds): void;
  /** Says how the board is bent. */
  setBend(bendAt: BendAt): void;
  /** The point of the plane that is seen at a place of the element. */
  pointAt(place: Point): Point;
  /** The place of the element where a point of the plane is seen. */
  placeOf(point: Point): Point;
  /** Says how large the element is. The first time fits; later the middle stays in the middle, or what was fitted, fitted. */
  resize(size: Size, pixelRatio: number): void;
}

const UNIT: Bounds = { left: -1, top: -1, right: 1, bottom: 1 };

/**
 * @param bounds what a fit shows
 * @param barHeight CSS pixels at the top of the element that a fit leaves clear, for a bar over the board
 * @param leastScale CSS pixels per side length below which it does not go
 * @param corner what controls take at the lower right: a fit leaves their width clear where they would lie over what it
 *   shows, unless that would make it much smaller
 * @param hasEdge whether scrolling ends at the bounds
 */
export function createBoardView(
  bounds: Bounds = UNIT,
  barHeight = 0,
  leastScale = MIN_SCALE,
  corner: Size = NO_CORNER,
  hasEdge = false,
): BoardView {
  const store = createStore<ViewState>(() => ({
    camera: { originX: 0, originY: 0, scale: FULL_SCALE },
    size: { width: 0, height: 0 },
    pixelRatio: 1,
    bounds,
    fitted: true,
    bendAt: NEVER_BENT,
  }));
  let rest: Point = { x: 0, y: 0 };

  function fitted({ bounds, size, pixelRatio }: Pick<ViewState, 'bounds' | 'size' | 'pixelRatio'>): Camera {
    const padding = Math.min(FIT_PADDING, size.width / 10, size.height / 10);
    const bar = Math.min(barHeight, size.height / 8);
    const fitWithin = (width: number) =>
      pan(fit(bounds, { width, height: size.height - bar }, padding, leastScale), 0, bar);
    const whole = fitWithin(size.width);
    const { x: right, y: bottom } = toScreen(whole, { x: bounds.right, y: bounds.bottom });
    const isCovered = right > size.width - corner.width && bottom > size.height - corner.height;
    const beside = isCovered ? fitWithin(size.width - Math.max(0, corner.width - padding)) : whole;
    return snap(beside.scale < KEPT_SCALE * whole.scale ? whole : beside, pixelRatio);
  }

  const bend = () => {
    const { camera, pixelRatio, bendAt } = store.getState();
    return bendAt(camera.scale, pixelRatio);
  };

  const view: BoardView = {
    getState: store.getState,
    subscribe: store.subscribe,
    pan(x, y) {
      const { camera, pixelRatio } = store.getState();
      const wholeX = Math.round((rest.x + x) * pixelRatio) / pixelRatio;
      const wholeY = Math.round((rest.y + y) * pixelRatio) / pixelRatio;
      rest = { x: rest.x + x - wholeX, y: rest.y + y - wholeY };
      if (wholeX !== 0 || wholeY !== 0)
        store.setState({ camera: snapped(pan(camera, wholeX, wholeY), camera, pixelRatio), fitted: false });
    },
    scroll(x, y) {
      const { camera, size, bounds } = store.getState();
      const { originX, originY, scale } = camera;
      if (!hasEdge) return view.pan(x, y);
      view.pan(
        scrolled(originX, x, size.width / 2, bounds.left * scale, bounds.right * scale),
        scrolled(originY, y, size.height / 2, bounds.top * scale, bounds.bottom * scale),
      );
    },
    zoom(factor, about) {
      const { camera, size } = store.getState();
      const middle = { x: size.width / 2, y: size.height / 2 };
      const zoomed = zoomAbout(camera, about ?? middle, factor, leastScale);
      if (zoomed.scale !== camera.scale) store.setState({ camera: zoomed, fitted: false });
    },
    zoomIn: () => view.zoom(ZOOM_STEP),
    zoomOut: () => view.zoom(1 / ZOOM_STEP),
    zoomToFull: () => view.zoom(FULL_SCALE / store.getState().camera.scale),
    scales: { least: leastScale, greatest: MAX_SCALE },
    fit() {
      rest = { x: 0, y: 0 };
      const { camera } = store.getState();
      const whole = fitted(store.getState());
      // The same object when it is the same camera: nothing has moved then.
      store.setState({ camera: isSameCamera(camera, whole) ? camera : whole, fitted: true });
    },
    show(middle, scale) {
      const { size, pixelRatio } = store.getState();
      const within = Math.max(leastScale, Math.min(MAX_SCALE, scale));
      const [originX, originY] = [size.width / 2 - middle.x * within, size.height / 2 - middle.y * within];
      rest = { x: 0, y: 0 };
      store.setState({ camera: snap({ originX, originY, scale: within }, pixelRatio), fitted: false });
    },
    setBounds: (bounds) => store.setState({ bounds }),
    setBend: (bendAt) => store.setState({ bendAt }),
    pointAt(place) {
      const point = toPlane(store.getState().camera, place);
      return bend()?.straight(point) ?? point;
    },
    placeOf: (point) => toScreen(store.getState().camera, bend()?.bent(point) ?? point),
    resize(size, pixelRatio) {
      const old = store.getState();
      if (old.size.width === size.width && old.size.height === size.height && old.pixelRatio === pixelRatio)
        return;
      const moved = pan(old.camera, (size.width - old.size.width) / 2, (size.height - old.size.height) / 2);
      const camera = old.fitted ? fitted({ bounds: old.bounds, size, pixelRatio }) : snap(moved, pixelRatio);
      store.setState({ size, pixelRatio, camera });
    },
  };
  return view;
}

function isSameCamera(a: Camera, b: Camera): boolean {
  return a.originX === b.originX && a.originY === b.originY && a.scale === b.scale;
}

/** Onto whole device pixels when it was there before: sums of fractions of a pixel must not creep. */
function snapped(camera: Camera, before: Camera, pixelRatio: number): Camera {
  const whole = snap(before, pixelRatio);
  const isWhole =
    Math.abs(whole.originX - before.originX) < 1e-6 && Math.abs(whole.originY - before.originY) < 1e-6;
  return isWhole ? snap(camera, pixelRatio) : camera;
}

/**
 * The part of a step that keeps the middle of an element between two edges, or leads back to them.
 *
 * @param origin where the plane lies in the element, in CSS pixels, as the middle; the edges lie from the origin
 */
function scrolled(origin: number, step: number, middle: number, least: number, most: number): number {
  const lowest = Math.min(middle - most, origin);
  const highest = Math.max(middle - least, origin);
  return Math.max(lowest, Math.min(highest, origin + step)) - origin;
}
