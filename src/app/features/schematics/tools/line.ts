import type { Point } from '../../../../engine/hex/plane.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import { thirdToPoint } from '../../../../engine/segment/vertex.ts';
import { segmentCenter } from '../../../board/input/board-pointer.ts';
import { nearestDirection, projectOn } from './constrain.ts';
import {
  altPicks,
  NO_ACTIONS,
  paintedValue,
  paintLabel,
  toneOf,
  type Stroke,
  type Tool,
  type ToolBoard,
} from './schematic-tool.ts';
import { dabsOf, placesAlong, tipFor, type Place } from './tip.ts';
import type { ToolPointer } from '../../../board/tools/tool.ts';
import * as words from '../words.ts';

/**
 * A straight band from one place to another, as wide as the brush, in one piece. Shift keeps it to twelve directions. A
 * band of two strips runs from vertex to vertex, others from segment to segment.
 */
function bandTo(start: Place, pointer: ToolPointer, value: string | null, board: ToolBoard): Segment[] {
  const from = board.size === 2 ? thirdToPoint(start.vertex) : segmentCenter(start.segment);
  let to: Point = pointer.point;
  const angle = pointer.modifiers.shift ? nearestDirection(from, to) : null;
  if (angle !== null) to = projectOn(from, angle, to);
  const apart = value !== null && board.footprintOf(value) === 'tile';
  return dabsOf(tipFor(value, board), placesAlong(start, from, to), apart);
}

function lineFrom(start: Place, value: string | null, segments: readonly Segment[]): Stroke {
  return {
    actions: NO_ACTIONS,
    preview: { segments, tone: toneOf(value) },
    move: (pointer, board) => lineFrom(start, value, bandTo(start, pointer, value, board)),
    release: (pointer, board) => [{ kind: 'paint', segments: bandTo(start, pointer, value, board), value }],
  };
}

/** Paints a straight band from press to release; nothing is painted before. */
export const lineTool: Tool = {
  instead: altPicks,
  spansTwoKeys: true,
  isOneStep: true,
  label: (pointer, board) => paintLabel(words.drawLineOf, paintedValue(pointer, board), board),
  press(pointer, board) {
    const value = paintedValue(pointer, board);
    return lineFrom(pointer, value, tipFor(value, board)(pointer));
  },
  hover(pointer, board) {
    const value = paintedValue(pointer, board);
    return { segments: tipFor(value, board)(pointer), tone: toneOf(value) };
  },
};
