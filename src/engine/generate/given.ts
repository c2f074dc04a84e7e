import type { Placement } from '../city/city.ts';
import type { Schematic } from '../schematic/schematic.ts';

/** What stands before a generation and stays, with the schematics that it is made of. */
export interface Given {
  readonly placements: readonly Placement[];
  readonly schematics: readonly Schematic[];
}

export const NOTHING_GIVEN: Given = { placements: [], schematics: [] };
