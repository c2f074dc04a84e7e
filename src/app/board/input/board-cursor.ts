import { ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import { fromOffset, toOffset } from '../../../engine/hex/offset.ts';
import { fromCell, segmentAt, toCell } from '../../../engine/segment/cell.ts';
import type { Segment } from '../../../engine/segment/segment.ts';
import { segmentVertices } from '../../../engine/segment/vertex.ts';
import { segmentCenter, type BoardPointer } from './board-pointer.ts';
import type { CursorPlace, Way } from '../../view/board-cursor.ts';
import type { BoardView } from '../../view/board-view.ts';

/** The hex beside another one: sideways along the row, which goes up and down from column to column. */
export function besideHex(hex: Hex, way: Way): Hex {
  const { column, row } = toOffset(hex);
  const [right, down] = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] }[way] as [number, number];
  return fromOffset({ column: column + right, row: row + down });
}

/** The segment beside another one: rows of segments are walked left and right, from row to row up and down. */
export function walkTo(segment: Segment, way: Way): Segment {
  const { strip, column } = toCell(segment);
  switch (way) {
    case 'left':
      return fromCell({ strip, column: column - 1 });
    case 'right':
      return fromCell({ strip, column: column + 1 });
    case 'up':
      return fromCell({ strip: strip - 1, column });
    case 'down':
      return fromCell({ strip: strip + 1, column });
  }
}

const NO_MODIFIERS = { shift: false, alt: false, control: false };

/** The cursor as a pointer, for tools that know of nothing else. */
export function cursorPointer({ segment, corner }: CursorPlace): BoardPointer {
  return {
    segment,
    vertex: segmentVertices(segment)[corner],
    point: segmentCenter(segment),
    pointerType: 'mouse',
    button: 'primary',
    buttons: 0,
    modifiers: NO_MODIFIERS,
  };
}

/** Clear space that the cursor keeps to the edges of the board, in CSS pixels. */
const MARGIN = 48;

/** Moves the view as little as shows a segment. */
export function revealSegment(view: BoardView, segment: Segment): void {
  const { size } = view.getState();
  const { x, y } = view.placeOf(segmentCenter(segment));
  const by = (at: number, length: number) => {
    const margin = Math.min(MARGIN, length / 4);
    return at < margin ? margin - at : at > length - margin ? length - margin - at : 0;
  };
  const [moveX, moveY] = [by(x, size.width), by(y, size.height)];
  if (moveX !== 0 || moveY !== 0) view.pan(moveX, moveY);
}

/** The hex in the middle of what a board shows. */
export function middleOfView(view: BoardView | null): Hex {
  if (!view) return ORIGIN;
  const { size } = view.getState();
  const { x, y } = view.pointAt({ x: size.width / 2, y: size.height / 2 });
  const { q, r } = segmentAt(x, y);
  return { q, r };
}
