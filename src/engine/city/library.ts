import type { Kind } from '../schematic/kind.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** Kinds and schematics to build with. Ids are unique in each list. */
export interface Library {
  /** The kinds that the schematics name. */
  readonly kinds: readonly Kind[];
  /** The schematics that recipes name by their ids. */
  readonly schematics: readonly Schematic[];
}
