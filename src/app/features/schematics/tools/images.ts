import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import type { ToolBoard } from './schematic-tool.ts';
import { distinctSegments, type Tip } from './tip.ts';

/** Segments with their images under the symmetry in hand, each once. */
export function withImages(segments: readonly Segment[], board: ToolBoard): Segment[] {
  return distinctSegments(segments.flatMap((segment) => board.images(segment)));
}

/**
 * A tip that covers all images of a dab at once.
 *
 * @param apart whether a dab is a whole building: it covers nothing where its images would cut into each other
 */
export function symmetricTip(tip: Tip, apart: boolean, board: ToolBoard): Tip {
  return (at) => {
    const dab = tip(at);
    const images = withImages(dab, board);
    return apart && !areWhole(dab, images.length, board) ? [] : images;
  };
}

/** Whether the images of a dab, which cover so many segments, are equal or share no segment. */
function areWhole(dab: readonly Segment[], covered: number, board: ToolBoard): boolean {
  const image_segment = dab.map((segment) => board.images(segment));
  const images = new Set(
    image_segment[0]?.map((_, image) => {
      const keys = image_segment.map((one) => segmentKey(one[image]!));
      return keys.sort((one, other) => (one < other ? -1 : 1)).join(' ');
    }),
  );
  return covered === images.size * dab.length;
}
