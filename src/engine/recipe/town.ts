/** The rivers of a recipe, from the edge of the land to another edge, or from a source to the sea. */
export interface RiverRecipe {
  /** Number of rivers, 1..8. */
  readonly count: number;
  /** Id of the kind of the water. */
  readonly kind: string;
  /** Width in segments, 1..3. */
  readonly width: number;
}

/** A wall of a recipe. */
export interface WallRecipe {
  /** The groups of districts that it encloses, or a share 0..1 of the radius of the land. */
  readonly around: readonly string[] | number;
  /** Ids of the schematics that it is made of. */
  readonly pieces: readonly string[];
  /** Its gates; none when absent. */
  readonly gates?: GateRecipe;
}

/** The gates of a wall. */
export interface GateRecipe {
  /** Ids of the schematics of gates. */
  readonly pieces: readonly string[];
  /** Least number of gates. */
  readonly min: number;
  /** Most gates, at least {@link min}; when absent, chance adds a few. */
  readonly max?: number;
  /** Least number of segments of the wall between two gates. */
  readonly spacing: number;
}

/** A sort of place that streets join: gates of walls, doors of required schematics, the edge of the land. */
export type StreetEnd = 'gates' | 'doors' | 'edge';

export const STREET_ENDS = ['gates', 'doors', 'edge'] as const satisfies readonly StreetEnd[];

/** The streets of a recipe. */
export interface StreetRecipe {
  /** Id of the kind of main streets. */
  readonly main: string;
  /** Id of the kind of lanes. */
  readonly lane: string;
  /** Id of the kind of streets and lanes where they cross a river. */
  readonly bridge: string;
  /**
   * Most steps from a free segment of the town to a street, for all of it or by group; none when absent. The town is
   * inside the walls, or in the groups that have a number.
   */
  readonly within?: number | Readonly<Record<string, number>>;
  /** Number of links beside those that the network needs. */
  readonly loops: number;
  /** How much streets wind, 0..4. */
  readonly crooked: number;
  /** The places that the network joins. */
  readonly between: readonly StreetEnd[];
}

/** The defaults of streets. */
export const STREET_DEFAULTS = { loops: 2, crooked: 0.5, between: STREET_ENDS } as const;

/** Kinds of ground by group, for ground that nothing covered: one of them for each connected piece of it. */
export type RestRecipe = Readonly<Record<string, readonly string[]>>;
