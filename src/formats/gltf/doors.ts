import type { Door } from '../../engine/city/doors.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import { segmentKey } from '../../engine/segment/segment.ts';
import type { MeshBuilder } from './mesh.ts';
import { addColumn } from './solid.ts';

/** Half the width, half the thickness and the height of a door, in side lengths. */
const HALF_WIDTH = 0.13;
const HALF_DEPTH = 0.03;
const HEIGHT = 0.36;

/** Adds a door leaf in the middle of the side between its two segments; half of it stands out of the wall. */
export function addDoor(mesh: MeshBuilder, { segment, to }: Door): void {
  const [from, end] = sharedSide(segment, to);
  const [a, b] = [thirdToPoint(from), thirdToPoint(end)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  // A side is one side length long.
  const [alongX, alongY] = [b.x - a.x, b.y - a.y];
  const corner = (along: number, out: number) => ({
    x: middle.x + along * alongX + out * alongY,
    y: middle.y + along * alongY - out * alongX,
  });
  const ring = [
    corner(-HALF_WIDTH, HALF_DEPTH),
    corner(HALF_WIDTH, HALF_DEPTH),
    corner(HALF_WIDTH, -HALF_DEPTH),
    corner(-HALF_WIDTH, -HALF_DEPTH),
  ];
  addColumn(mesh, ring, 0, HEIGHT);
}

/**
 * The ends of the side that two segments share, clockwise about the first.
 *
 * @throws RangeError when the segments share no side
 */
function sharedSide(segment: Door['segment'], to: Door['to']) {
  const vertices = segmentVertices(segment);
  const others = segmentVertices(to);
  const isShared = (i: number) => others.some(({ a, b }) => a === vertices[i]!.a && b === vertices[i]!.b);
  const i = [0, 1, 2].find((one) => isShared(one) && isShared((one + 1) % 3));
  if (i === undefined)
    throw new RangeError(`segments ${segmentKey(segment)} and ${segmentKey(to)} share no side`);
  return [vertices[i]!, vertices[(i + 1) % 3]!] as const;
}
