import type { Kind } from '../schematic/kind.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** Kinds and schematics to build with. Ids are unique in each list. */
export interface Library {
  readonly kinds: readonly Kind[];
  readonly schematics: readonly Schematic[];
}
