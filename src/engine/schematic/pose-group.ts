import { SHIFTS } from '../segment/shift.ts';
import { ALL_ROTATIONS, type Pose } from './pose.ts';

/** Number of poses: with and without mirror, six rotations, three shifts. */
export const POSES = 36;

/** All poses, by their index. */
export const ALL_POSES: readonly Pose[] = [false, true].flatMap((mirror) =>
  ALL_ROTATIONS.flatMap((rotation) => SHIFTS.map((shift) => ({ mirror, rotation, shift }))),
);

/** The index 0..35 of a pose. */
export function poseIndex({ mirror, rotation, shift }: Pose): number {
  return (mirror ? 18 : 0) + 3 * rotation + shift + 1;
}

/**
 * The index of the pose that has the effect of pose `first` followed by pose `then`, up to a whole-hex move. Mirroring
 * reverses rotations; mirroring, and each turn by 60°, exchanges right and left shifts.
 */
export function composePoses(then: number, first: number): number {
  return COMPOSED[POSES * then + first]!;
}

const COMPOSED = Uint8Array.from({ length: POSES * POSES }, (_, pair) =>
  compose(Math.floor(pair / POSES), pair % POSES),
);

function compose(then: number, first: number): number {
  const [a, b] = [partsOf(then), partsOf(first)];
  const rotation = (a.rotation + (a.mirror ? 6 - b.rotation : b.rotation)) % 6;
  const exchanges = (a.rotation + (a.mirror ? 1 : 0)) % 2 === 1;
  const shift = (a.shift + (exchanges ? 3 - b.shift : b.shift)) % 3;
  return (a.mirror === b.mirror ? 0 : 18) + 3 * rotation + ((shift + 1) % 3);
}

/** The mirroring, the rotation, and the shift as 0, 1 or 2 steps to the right. */
function partsOf(index: number): {
  readonly mirror: boolean;
  readonly rotation: number;
  readonly shift: number;
} {
  return {
    mirror: index >= 18,
    rotation: Math.floor((index % 18) / 3),
    shift: ((index % 3) + 2) % 3,
  };
}
