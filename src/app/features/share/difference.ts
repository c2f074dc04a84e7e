/** How the city on the board differs from the one that its recipe gives. */
export interface Difference {
  /** Placements on the board that the recipe does not give. */
  readonly added: number;
  /** Placements of the recipe that are not on the board. */
  readonly missing: number;
  readonly isLandOther: boolean;
  /** Whether other ground lies on the land, such as streets painted by hand. */
  readonly isGroundOther: boolean;
}
