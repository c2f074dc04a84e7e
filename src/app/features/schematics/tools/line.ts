import type { Point } from '../../../../engine/hex/plane.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import { segmentCenter } from '../../../board/input/board-pointer.ts';
import { crossedSegments } from '../../../board/input/crossed-segments.ts';
import { nearestDirection, projectOn } from './constrain.ts';
import {
  altPicks,
  NO_ACTIONS,
  paintedValue,
  paintLabel,
  toneOf,
  type Stroke,
  type Tool,
} from './schematic-tool.ts';
import type { ToolPointer } from '../../../board/tools/tool.ts';
import * as words from '../words.ts';

/** The segments that a straight line crosses, the first one included. Shift keeps it to twelve directions. */
function lineTo(start: Segment, pointer: ToolPointer): readonly Segment[] {
  const from = segmentCenter(start);
  let to: Point = pointer.point;
  const angle = pointer.modifiers.shift ? nearestDirection(from, to) : null;
  if (angle !== null) to = projectOn(from, angle, to);
  const crossed = crossedSegments(from, to).map(({ segment }) => segment);
  const [first] = crossed;
  return first && first.q === start.q && first.r === start.r && first.k === start.k
    ? crossed
    : [start, ...crossed];
}

function lineFrom(start: Segment, value: string | null, segments: readonly Segment[]): Stroke {
  return {
    actions: NO_ACTIONS,
    preview: { segments, tone: toneOf(value) },
    move: (pointer) => lineFrom(start, value, lineTo(start, pointer)),
    release: (pointer) => [{ kind: 'paint', segments: lineTo(start, pointer), value }],
  };
}

/** Paints every segment on the straight line from press to release; nothing is painted before. */
export const lineTool: Tool = {
  instead: altPicks,
  spansTwoKeys: true,
  isOneStep: true,
  label: (pointer, board) => paintLabel(words.drawLineOf, paintedValue(pointer, board), board),
  press: (pointer, board) => lineFrom(pointer.segment, paintedValue(pointer, board), [pointer.segment]),
  hover: (pointer, board) => ({ segments: [pointer.segment], tone: toneOf(paintedValue(pointer, board)) }),
};
