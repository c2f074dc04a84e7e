import type { Library } from '../../../engine/city/library.ts';
import type { Obstacle } from '../../../engine/tryout/obstacle.ts';
import type { PatchNeighbor, PatchQuestion } from '../../../engine/tryout/patch.ts';
import type { Hex } from '../../../engine/hex/hex.ts';
import type { Pose, PoseRules } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';

/** The surroundings of all pieces that are tried out, which change seldom. */
export interface PatchSetting {
  readonly kinds: Library['kinds'];
  readonly neighbors: readonly PatchNeighbor[];
  readonly pool: readonly Schematic[];
  readonly streets: PatchQuestion['streets'];
}

/** The size of a picture. */
export interface PatchLook {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly ratio: number;
}

/** A piece to be tried out and drawn. */
export interface PatchOrder {
  readonly piece: Schematic;
  readonly poses: PoseRules;
  readonly seed: number;
  readonly look: PatchLook;
}

/** A copy of the piece. */
export interface Stamp extends Hex, Pose {}

/** Where hex (0, 0) lies in a picture, and the length of a side, in CSS pixels. */
export interface PatchView {
  readonly originX: number;
  readonly originY: number;
  readonly side: number;
}

/** A patch that is drawn. */
export interface DrawnPatch {
  readonly kind: 'patch';
  readonly picture: ImageBitmap;
  readonly view: PatchView;
  readonly look: PatchLook;
  /** In the order of reading: rows from the top, each from the left. */
  readonly stamps: readonly Stamp[];
  /** Number of distinct poses that are allowed, and of those in which it stands. */
  readonly poses: number;
  readonly posesStamped: number;
  readonly obstacle: Obstacle | null;
}

export type PatchAnswer = DrawnPatch | { readonly kind: 'empty' } | { readonly kind: 'large' };
