import type { FileRule, FileSchematic } from './city-file.ts';
import { centerOf, posed, type PoseAt } from './plane.ts';

const POSES: readonly PoseAt[] = [false, true].flatMap((mirror) =>
  [0, 1, 2, 3, 4, 5].flatMap((rotation) => [-1, 0, 1].map((shift) => ({ mirror, rotation, shift }))),
);

/** The poses of a schematic, with those that are equal: the same segments, kinds and conditions up to whole hexes. */
export class EqualPoses {
  readonly #form_pose: ReadonlyMap<string, string>;

  constructor(schematic: FileSchematic) {
    this.#form_pose = new Map(POSES.map((pose) => [nameOf(pose), formOf(schematic, pose)]));
  }

  /** The poses that a rule allows and that are equal to one. */
  allowed(pose: PoseAt, { rotations = [0, 1, 2, 3, 4, 5], shifts = [-1, 0, 1], mirror = false }: FileRule) {
    const form = this.#form_pose.get(nameOf(pose));
    return POSES.filter(
      (other) =>
        rotations.includes(other.rotation) &&
        shifts.includes(other.shift) &&
        (mirror || !other.mirror) &&
        this.#form_pose.get(nameOf(other)) === form,
    );
  }
}

function nameOf({ mirror, rotation, shift }: PoseAt): string {
  return `${mirror} ${rotation} ${shift}`;
}

/** A text that is equal for poses that are equal. */
function formOf({ hexes, around = [] }: FileSchematic, pose: PoseAt): string {
  const points = [hexes, around]
    .flatMap((list, index) =>
      list.flatMap((hex) =>
        hex.segments.flatMap((text, k) => {
          if (text === null) return [];
          const [a, b] = posed(centerOf(hex, k), pose);
          return { a, b, text: `${index} ${text}` };
        }),
      ),
    )
    .toSorted((one, other) => one.b - other.b || one.a - other.a);
  const { a: a0, b: b0 } = points[0]!;
  const [left, top] = [3 * Math.floor(a0 / 3), 3 * Math.floor(b0 / 3)];
  return points.map(({ a, b, text }) => `${a - left},${b - top} ${text}`).join(';');
}
