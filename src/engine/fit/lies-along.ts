import type { Pose } from '../schematic/pose.ts';

/** Whether a pose lies along a direction; in no district there is none, and any pose does. */
export function liesAlong({ rotation }: Pose, direction: number | null): boolean {
  return direction === null || rotation % 3 === direction;
}
