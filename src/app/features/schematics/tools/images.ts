import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import type { ToolBoard } from './schematic-tool.ts';
import { distinctSegments, type Tip } from './tip.ts';

/**
 * Segments with their images under the symmetry in hand, each once.
 *
 * @param most how many of them end it
 */
export function withImages(segments: Iterable<Segment>, board: ToolBoard, most = Infinity): Segment[] {
  const found = new Map<string, Segment>();
  for (const segment of segments) {
    // Symmetries are groups: the images of an image are there when it is.
    if (found.has(segmentKey(segment))) continue;
    if (found.size > most) break;
    for (const image of board.images(segment)) found.set(segmentKey(image), image);
  }
  return [...found.values()];
}

/** A tip of whole buildings that covers all images of a dab at once: nothing where these would cut into each other. */
export function symmetricTip(tip: Tip, board: ToolBoard): Tip {
  return (at) => {
    const dab = tip(at);
    const image_segment = dab.map((segment) => board.images(segment));
    return areWhole(dab, image_segment) ? distinctSegments(image_segment.flat()) : [];
  };
}

/** Whether each image of a dab is the dab itself or shares no segment with it: then that holds for all of them. */
function areWhole(dab: readonly Segment[], image_segment: readonly (readonly Segment[])[]): boolean {
  const images = image_segment[0]?.length ?? 0;
  if (images === 1) return true;
  const own = new Set(dab.map(segmentKey));
  for (let image = 0; image < images; image++) {
    const shared = image_segment.filter((of) => own.has(segmentKey(of[image]!))).length;
    if (shared !== 0 && shared !== dab.length) return false;
  }
  return true;
}
