import { ANY_POSE, UNMIRRORED, type Pose } from '../engine/schematic/pose.ts';
import { distinctPoses as posesOf } from '../engine/schematic/distinct.ts';
import type { Schematic } from '../engine/schematic/schematic.ts';
import { checkedOptions, checkSchematicOf, FLAG } from './check-call.ts';

/** The choice of the poses that count. */
export interface PoseOptions {
  /** Whether mirrored poses count, too; not when absent. */
  readonly mirror?: boolean;
}

/**
 * The distinct poses of a schematic, sorted: of those that are equal up to a whole-hex move, the plainest. At most 18,
 * with mirrored ones 36. Conditions around the schematic count as part of it.
 *
 * @throws RangeError for options that make no sense
 */
export function distinctPoses(schematic: Schematic, options: PoseOptions = {}): Pose[] {
  checkSchematicOf('distinctPoses', schematic);
  const { mirror = false } = checkedOptions('distinctPoses', options, { mirror: FLAG });
  const { hexes, around } = schematic;
  return posesOf(hexes, mirror ? ANY_POSE : UNMIRRORED, around).map(({ pose }) => pose);
}
