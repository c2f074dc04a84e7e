import { paintedSegments, type PaintedHex } from '../schematic/schematic.ts';
import { slotOf, type Box } from './board.ts';

/** The segments of ground of some kinds, as a mask per slot. */
export function groundPlane(box: Box, ground: readonly PaintedHex[], kinds: ReadonlySet<string>): Uint8Array {
  const plane = new Uint8Array(box.columns * box.rows);
  for (const segment of paintedSegments(ground))
    if (kinds.has(segment.kind)) plane[slotOf(box, segment)]! |= 1 << segment.k;
  return plane;
}

/** Takes the segments of a plane out of the mask of a slot. */
export function without(plane: Uint8Array): (mask: number, slot: number) => number {
  return (mask, slot) => mask & ~plane[slot]!;
}
