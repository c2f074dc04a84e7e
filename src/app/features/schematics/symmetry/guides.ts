import type { Pose } from '../../../../engine/schematic/pose.ts';
import type { Point } from '../../../../engine/hex/plane.ts';
import { movementsOf, type Symmetry } from './symmetry.ts';

/** The lines that show a symmetry on the board. */
export interface Guides {
  /** The center, in side lengths. */
  readonly center: Point;
  /** The directions of lines that run from the center: degrees clockwise from the top. */
  readonly rays: readonly number[];
  /** Whether the rays are the halves of mirror axes; else they part the sectors that are painted alike. */
  readonly areAxes: boolean;
}

/** The guides of a symmetry on a schematic that is shown in a pose. */
export function guidesOf(symmetry: Symmetry, pose: Pose): Guides {
  const mirrors = movementsOf(symmetry).filter(({ mirror }) => mirror);
  // A mirroring and then turns by 60° mirror across the axis that is turned half as far.
  const axes = mirrors.flatMap(({ rotation }) => [30 * rotation, 30 * rotation + 180]);
  const sectors = symmetry.fold === 1 ? [] : movementsOf(symmetry).map(({ rotation }) => 60 * rotation);
  const rays = (axes.length > 0 ? axes : sectors).map((degrees) => {
    const seen = (pose.mirror ? -degrees : degrees) + 60 * pose.rotation;
    return ((seen % 360) + 360) % 360;
  });
  return {
    center: { x: pose.shift, y: 0 },
    rays: rays.sort((one, other) => one - other),
    areAxes: axes.length > 0,
  };
}
