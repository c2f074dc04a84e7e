import type { Point } from '../../../../engine/hex/plane.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../../../engine/segment/vertex.ts';
import { segmentCenter } from '../../../board/input/board-pointer.ts';
import { lassoTo } from '../../../board/tools/band.ts';
import { nearestDirection, projectOn } from './constrain.ts';
import { symmetricTip, withImages } from './images.ts';
import { segmentsInside, segmentsOfRing, verticesOfRing } from './rings.ts';
import {
  altPicks,
  NO_ACTIONS,
  paintedValue,
  paintLabel,
  toneOf,
  type Preview,
  type Stroke,
  type Tool,
  type ToolAction,
  type ToolBoard,
} from './schematic-tool.ts';
import { dabsOf, isWhole, placesAlong, tipFor, tileTip, type Place } from './tip.ts';
import type { ToolPointer } from '../../../board/tools/tool.ts';
import * as words from '../words.ts';

/** A drag of the tool so far. */
interface Drag {
  readonly start: Place;
  /** Where it has been, where that matters. */
  readonly way: readonly Point[];
  readonly value: string | null;
}

/**
 * A straight band, as wide as the brush, in one piece. Shift keeps it to twelve directions. A band of two strips runs from
 * vertex to vertex, others from segment to segment.
 */
function bandTo(drag: Drag, pointer: ToolPointer, board: ToolBoard): readonly Segment[] {
  const { start, value } = drag;
  const from = board.size === 2 ? thirdToPoint(start.vertex) : segmentCenter(start.segment);
  let to: Point = pointer.point;
  const angle = pointer.modifiers.shift ? nearestDirection(from, to) : null;
  if (angle !== null) to = projectOn(from, angle, to);
  const isApart = isWhole(value, board);
  const tip = symmetricTip(tipFor(value, board), isApart, board);
  return dabsOf(tip, placesAlong(start, from, to), isApart);
}

/** A ring about the vertex where the drag began, through the pointer, as wide as the brush; filled with Shift. */
function ringTo(drag: Drag, pointer: ToolPointer, board: ToolBoard): readonly Segment[] {
  const { start } = drag;
  const width = pointer.modifiers.shift ? Infinity : board.size === 'hex' ? 2 : board.size;
  if (!isWhole(drag.value, board))
    return withImages(segmentsOfRing(start.vertex, pointer.point, width), board);
  const places = verticesOfRing(start.vertex, pointer.point, width).map((vertex) => ({
    segment: start.segment,
    vertex,
  }));
  return dabsOf(symmetricTip(tileTip, true, board), places, true);
}

/** The area that the drag has gone around. */
function areaOf(drag: Drag, board: ToolBoard): readonly Segment[] {
  const inside = segmentsInside(drag.way);
  if (!isWhole(drag.value, board)) return withImages(inside, board);
  const isInside = new Set(inside.map(segmentKey));
  // Hex by hex, then what tiles at other offsets find room.
  const places = ([0, 1, 2] as const)
    .flatMap((corner) => inside.map((segment) => ({ segment, vertex: segmentVertices(segment)[corner] })))
    .filter((place) => tileTip(place).every((segment) => isInside.has(segmentKey(segment))));
  return dabsOf(symmetricTip(tileTip, true, board), places, true);
}

function drawn(drag: Drag, pointer: ToolPointer, board: ToolBoard): Preview {
  const tone = toneOf(drag.value);
  switch (board.shape) {
    case 'line':
      return { segments: bandTo(drag, pointer, board), tone };
    case 'ring':
      return { segments: ringTo(drag, pointer, board), tone };
    case 'area':
      return { segments: areaOf(drag, board), tone, band: drag.way };
  }
}

function dragging(drag: Drag, preview: Preview): Stroke {
  const after = (pointer: ToolPointer): Drag => ({ ...drag, way: lassoTo(drag.way, pointer.point) });
  return {
    actions: NO_ACTIONS,
    preview,
    move(pointer, board) {
      const next = after(pointer);
      return dragging(next, drawn(next, pointer, board));
    },
    release(pointer, board): readonly ToolAction[] {
      const { segments } = drawn(after(pointer), pointer, board);
      return segments.length > 0 ? [{ kind: 'paint', segments, value: drag.value }] : NO_ACTIONS;
    },
  };
}

const LABELS = { line: words.drawLineOf, ring: words.drawRingOf, area: words.fillOutlineWith } as const;

/** Paints a straight band, a ring or an area by a drag; nothing is painted before its end. */
export const lineTool: Tool = {
  instead: altPicks,
  spansTwoKeys: true,
  isOneStep: true,
  label: (pointer, board) => paintLabel(LABELS[board.shape], paintedValue(pointer, board), board),
  press(pointer, board) {
    const drag = { start: pointer, way: [pointer.point], value: paintedValue(pointer, board) };
    return dragging(drag, drawn(drag, pointer, board));
  },
  hover(pointer, board) {
    const value = paintedValue(pointer, board);
    const tip = symmetricTip(tipFor(value, board), isWhole(value, board), board);
    const segments = board.shape === 'line' ? tip(pointer) : withImages([pointer.segment], board);
    return { segments, tone: toneOf(value) };
  },
};
