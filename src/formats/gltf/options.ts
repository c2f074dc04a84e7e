import type { Roofs } from './heights.ts';

/** The options of a model. */
export interface GltfOptions {
  /** Meters per side length, 0.001..1000. */
  readonly scale: number;
  /** Whether all buildings of a kind are one node; otherwise each placement is a node. */
  readonly joined: boolean;
  /** `pitched`: houses and churches have roofs over their walls; `flat`: every solid is a prism. */
  readonly roofs: Roofs;
  /** Whether the land of each group of districts has a color and a node of its own. */
  readonly districts: boolean;
}

export const GLTF_DEFAULTS: GltfOptions = { scale: 10, joined: false, roofs: 'pitched', districts: false };

/** Least and greatest scale of a model, in meters per side length. */
export const MIN_METERS = 0.001;
export const MAX_METERS = 1000;
