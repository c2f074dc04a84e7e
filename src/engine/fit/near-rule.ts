/** The hex distances from the center of a placement to something. */
export interface NearRule {
  /** `@street`, `@sea`, `@edge`, `@center`, `@wall`, `@gate` or the id of a kind. */
  readonly to: string;
  /** Least distance in hexes, 0 or more. */
  readonly least: number;
  /** Most distance in hexes; `null` for no limit. */
  readonly most: number | null;
}

/** A distance of a rule that a center does not keep. */
export interface DistanceMiss extends NearRule {
  /** The distance of the center in hexes; `null` where there is nothing to be near to. */
  readonly hexes: number | null;
}

/** Distance of slots from which nothing is reached. */
export const NEVER = 0xffff;
