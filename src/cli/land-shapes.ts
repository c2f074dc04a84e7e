/** The shapes of land that options can describe. */
export const LAND_SHAPES = ['hexagon', 'rectangle', 'island'] as const;

export type LandShape = (typeof LAND_SHAPES)[number];
