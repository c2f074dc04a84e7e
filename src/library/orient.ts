import { orientSchematic } from '../engine/schematic/orient-schematic.ts';
import type { Pose } from '../engine/schematic/pose.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { checkSchematicOf } from './check-call.ts';
import { checkedPose } from './checked-pose.ts';

/**
 * A schematic in another pose: first mirrored, then turned about its center, then shifted.
 *
 * @param pose members that are absent leave the schematic as it is; `rotation` counts steps of 60° clockwise, 0 to 5,
 *   `shift` one side length to the right (1), to the left (-1) or none (0)
 * @returns a schematic whose center is still hex (0, 0), with the conditions around it turned along
 * @throws RangeError for a rotation or a shift of another value
 */
export function orient(schematic: Schematic, pose: Partial<Pose>): Schematic {
  checkSchematicOf('orient', schematic);
  return orientSchematic(schematic, checkedPose('orient: pose', pose));
}
