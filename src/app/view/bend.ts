import type { Point } from '../../engine/hex/plane.ts';
import type { Hex } from '../../engine/hex/hex.ts';
import type { Picture } from '../../formats/picture/picture.ts';

/** A path of straight lines. */
export type LinePath = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'closePath'>;

/** Bends the plane of a board as the hand that drew its map did. The same seed bends alike. */
export interface Bend {
  readonly seed: number;
  /** Side lengths by which a point moves at most. */
  readonly reach: number;
  /** The place where a point of the plane is seen. */
  bent(point: Point): Point;
  /** The point of the plane that is seen at a place. */
  straight(place: Point): Point;
  /**
   * A path whose lines go bent into another one.
   *
   * @param by moves them before
   */
  path(into: LinePath, by?: Point): LinePath;
  /** The picture of a shape that stands at a hex, bent, about hex (0, 0). */
  picture(picture: Picture, at: Hex): Picture;
}

/** The bend of a board by its scale, in CSS pixels per side length, and by device pixels per CSS pixel. */
export type BendAt = (scale: number, pixelRatio: number) => Bend | null;

export const NEVER_BENT: BendAt = () => null;
