import type { Mesh } from './mesh.ts';
import { MAX_METERS, MIN_METERS } from './options.ts';

/** A color with a name, shared by all parts of a kind. */
export interface Material {
  readonly name: string;
  /** `#rrggbb`, in sRGB. */
  readonly color: string;
  /** Id of the kind; `null` for land and doors. */
  readonly kind: string | null;
}

/** The triangles of one material. */
export interface Part {
  readonly material: Material;
  readonly mesh: Mesh;
}

/** A named node of a model: with a shape, or with nodes under it. */
export interface ModelNode {
  readonly name: string;
  /** Parts in the coordinates of the node. Nodes of equal shape share one object. */
  readonly parts: readonly Part[];
  /** The place of the node in its parent, in meters; y is 0. */
  readonly at?: { readonly x: number; readonly z: number };
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly children?: readonly ModelNode[];
}

/** A city in three dimensions: meters, x to the right, y up, z down the plane. */
export interface Model {
  readonly title: string;
  readonly nodes: readonly ModelNode[];
}

/** @throws RangeError when a scale of a model is out of range */
export function checkMeters(scale: number): void {
  if (!(scale >= MIN_METERS && scale <= MAX_METERS))
    throw new RangeError(`a scale of ${scale} is not ${MIN_METERS}..${MAX_METERS}`);
}
