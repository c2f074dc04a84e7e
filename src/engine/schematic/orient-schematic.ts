import { orient, type Pose } from './pose.ts';
import type { Schematic } from './schematic.ts';

/** A schematic in a pose, with its center still at hex (0, 0): the conditions around it turn with it. */
export function orientSchematic(schematic: Schematic, pose: Pose): Schematic {
  const { hexes, around } = schematic;
  return { ...schematic, hexes: orient(hexes, pose), ...(around && { around: orient(around, pose) }) };
}
