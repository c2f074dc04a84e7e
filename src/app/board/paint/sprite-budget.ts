/** How much of sprites is made at once, in paths and in pixels. */
export interface SpriteBudget {
  readonly paths: number;
  readonly pixels: number;
}

export const NO_SPRITES: SpriteBudget = { paths: 0, pixels: 0 };
