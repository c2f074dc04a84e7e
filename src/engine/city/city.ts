import type { Segment } from '../segment/segment.ts';
import type { District } from '../land/district.ts';
import type { Placement } from '../schematic/placement.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { OpenSide } from '../land/open-side.ts';
import type { LandRow } from '../land/row.ts';
import type { Kind } from '../schematic/kind.ts';
import type { PaintedHex, Schematic } from '../schematic/schematic.ts';

/** A closed wall: with its segments blocked, inside and outside have no way to each other over land. */
export interface CityWall {
  /** Ids of its placements, gates included. */
  readonly placements: readonly number[];
  /** Ids of those that are gates. */
  readonly gates: readonly number[];
  /** Segments of a river where the wall crosses it. */
  readonly water: readonly Segment[];
}

/** Land, districts and placements, with the kinds and schematics that they use. */
export interface City {
  /** The program that made the city, and its version: `sixfold 0.1.0`. */
  readonly engine: string;
  /** The recipe that the city was generated from; `null` for a city made by hand. */
  readonly recipe: Recipe | null;
  /** The kinds of its schematics, in the order of the library. */
  readonly kinds: readonly Kind[];
  /** The schematics of its placements, sorted by id. */
  readonly schematics: readonly Schematic[];
  /** The hexes of the city, as runs sorted by r then q; neighboring runs are merged. */
  readonly land: readonly LandRow[];
  /** The sides of its land beyond which the country goes on, sorted; else there is sea. Absent without any. */
  readonly open?: readonly OpenSide[];
  /** The connected parts of the land with their groups, sorted by id. */
  readonly districts: readonly District[];
  /** The schematics that stand on the land, sorted by id; no two share a segment. */
  readonly placements: readonly Placement[];
  /**
   * Segments whose kind belongs to no placement: streets, rivers, yards. Hexes with at least one, each once, sorted by
   * r then q; absent without any.
   */
  readonly ground?: readonly PaintedHex[];
  /** The closed walls that its recipe asks for; absent without any. */
  readonly walls?: readonly CityWall[];
  /** Any data of the user; Sixfold keeps it unchanged. */
  readonly meta?: Readonly<Record<string, unknown>>;
}
