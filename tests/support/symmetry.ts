import type { Symmetry } from '../../src/app/features/schematics/symmetry/symmetry.ts';
import { ALL_ROTATIONS } from '../../src/engine/schematic/pose.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { poseByThirds } from './thirds.ts';

const ORIGIN = { q: 0, r: 0 };

/** The images of a segment under a symmetry about the origin, on the thirds lattice; itself first. */
export function imagesByThirds(segment: Segment, { fold, mirroring }: Symmetry): Segment[] {
  const turns = ALL_ROTATIONS.filter((rotation) => rotation % (6 / fold) === 0);
  const seen = (mirror: boolean, from: Segment) =>
    turns.map((rotation) => poseByThirds(from, { mirror, rotation, shift: 0 }, ORIGIN));
  const plain = seen(false, segment);
  if (mirroring === 'none') return plain;
  const half = poseByThirds(
    segment,
    { mirror: true, rotation: mirroring === 'left-right' ? 0 : 3, shift: 0 },
    ORIGIN,
  );
  return [...plain, ...seen(false, half)];
}
