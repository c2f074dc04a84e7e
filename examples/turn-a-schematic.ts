import { orient } from '../src/engine/schematic/pose.ts';
import type { Schematic } from '../src/engine/schematic/schematic.ts';
import { writeSchematic } from '../src/formats/schematic/write.ts';

/** The file text of a schematic turned by 60° clockwise around its center hex. */
export function turnSchematic(schematic: Schematic): string {
  const hexes = orient(schematic.hexes, { mirror: false, rotation: 1, shift: 0 });
  return writeSchematic({ ...schematic, hexes });
}
