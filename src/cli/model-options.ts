/** The options of a model, for `gltf` only. */
export interface ModelChoices {
  /** Meters per side length. */
  readonly meters?: number;
  /** Present when buildings are joined by kind. */
  readonly joined?: true;
  readonly flatRoofs?: true;
}
