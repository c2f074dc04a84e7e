import type { Hex } from '../../engine/hex/hex.ts';
import { hexCenter, type Point } from '../../engine/hex/plane.ts';
import type { Bounds } from '../../formats/picture/picture.ts';

export type { Bounds };

/** Where the plane of the board lies on screen. Screen points are CSS pixels within the board's element. */
export interface Camera {
  /** Screen position of the center of hex (0, 0). */
  readonly originX: number;
  readonly originY: number;
  /** CSS pixels per side length, from the least of the board to {@link MAX_SCALE}. */
  readonly scale: number;
}

/** Of an element, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per side length at 100 %: a hex is 80 pixels wide, and a segment easy to hit. */
export const FULL_SCALE = 40;

/** 10 % and 1600 %. */
export const MIN_SCALE = 4;
export const MAX_SCALE = 640;

/** The least scale of a board that has to show the whole of a large city: a million hexes on one screen. */
export const FARTHEST_SCALE = 0.5;

/** The scale at which a piece of a city can be read and hit with a finger; fitting never goes closer. */
const MAX_FIT_SCALE = 72;

function clampScale(scale: number, least = MIN_SCALE): number {
  return Math.min(MAX_SCALE, Math.max(least, scale));
}

/** A scale for people: `85 %`, `1.3 %`. */
export function zoomPercent(scale: number): string {
  const percent = (100 * scale) / FULL_SCALE;
  return `${percent < 9.95 ? Number(percent.toFixed(1)) : Math.round(percent)} %`;
}

export function toPlane(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.originX) / camera.scale, y: (screen.y - camera.originY) / camera.scale };
}

export function toScreen(camera: Camera, plane: Point): Point {
  return { x: camera.originX + plane.x * camera.scale, y: camera.originY + plane.y * camera.scale };
}

/** Moved by CSS pixels. */
export function pan(camera: Camera, x: number, y: number): Camera {
  return { originX: camera.originX + x, originY: camera.originY + y, scale: camera.scale };
}

/** Scaled by `factor`, as far as the range allows; what lies under the screen point `about` stays there. */
export function zoomAbout(camera: Camera, about: Point, factor: number, least = MIN_SCALE): Camera {
  const scale = clampScale(camera.scale * factor, least);
  const grown = scale / camera.scale;
  return {
    originX: about.x + (camera.originX - about.x) * grown,
    originY: about.y + (camera.originY - about.y) * grown,
    scale,
  };
}

/**
 * The camera that shows all of `bounds` in the middle of an element, `padding` CSS pixels clear on every side. Small
 * things are not blown up beyond a comfortable scale.
 */
export function fit(bounds: Bounds, size: Size, padding: number, least = MIN_SCALE): Camera {
  const across = Math.max(size.width - 2 * padding, 1) / Math.max(bounds.right - bounds.left, 1e-9);
  const down = Math.max(size.height - 2 * padding, 1) / Math.max(bounds.bottom - bounds.top, 1e-9);
  const scale = clampScale(Math.min(across, down, MAX_FIT_SCALE), least);
  return {
    originX: size.width / 2 - ((bounds.left + bounds.right) / 2) * scale,
    originY: size.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale,
    scale,
  };
}

/** Moved to the nearest whole device pixel, so that a still picture is crisp and a panned one can be reused. */
export function snap(camera: Camera, pixelRatio: number): Camera {
  return {
    originX: Math.round(camera.originX * pixelRatio) / pixelRatio,
    originY: Math.round(camera.originY * pixelRatio) / pixelRatio,
    scale: camera.scale,
  };
}

/** The part of the plane that an element shows. */
export function visibleBounds(camera: Camera, size: Size): Bounds {
  const { x: left, y: top } = toPlane(camera, { x: 0, y: 0 });
  const { x: right, y: bottom } = toPlane(camera, { x: size.width, y: size.height });
  return { left, top, right, bottom };
}

/** The least bounds that hold all points; `undefined` when there are none. */
function boundsOfPoints(points: Iterable<Point>): Bounds | undefined {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left > right ? undefined : { left, top, right, bottom };
}

/** The least bounds that hold all hexes; `undefined` when there are none. */
export function hexBounds(hexes: Iterable<Hex>): Bounds | undefined {
  return boundsOfPoints(
    (function* () {
      for (const hex of hexes) {
        const { x, y } = hexCenter(hex);
        yield { x: x - 1, y: y - Math.sqrt(3) / 2 };
        yield { x: x + 1, y: y + Math.sqrt(3) / 2 };
      }
    })(),
  );
}
