import type { Point } from '../../../../engine/hex/plane.ts';
import { MAX_SCHEMATIC_HEXES } from '../../../../engine/schematic/schematic.ts';
import type { Segment } from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { segmentVertices, thirdToPoint, tileAround } from '../../../../engine/segment/vertex.ts';
import { segmentCenter } from '../../../board/input/board-pointer.ts';
import { lassoThrough } from '../../../board/tools/band.ts';
import { lastOf, type ToolPointer } from '../../../board/tools/tool.ts';
import { nearestDirection, projectOn } from './constrain.ts';
import { symmetricTip, withImages } from './images.ts';
import { findInside, paintedInside, type Inside } from './inside.ts';
import { edgesOfRing, verticesOfRing } from './rings.ts';
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
import {
  dabsApart,
  distinctSegments,
  isWhole,
  placesAlong,
  standingTiles,
  tileTip,
  tipFor,
  type Place,
} from './tip.ts';
import * as words from '../words.ts';

/** More segments than any schematic has room for. */
const TOO_MANY = 6 * MAX_SCHEMATIC_HEXES;

/** A drag of the tool so far. */
interface Drag {
  readonly start: Place;
  /** Where it has been, where that matters. */
  readonly way: readonly Point[];
  readonly value: string | null;
}

/** The segments that a drag changes, and the lines about its shape where they say more. */
type Drawn = Required<Pick<Preview, 'segments' | 'lines'>>;

/**
 * A straight band, as wide as the brush, in one piece. Shift keeps it to twelve directions. A band of two strips runs from
 * vertex to vertex, others from segment to segment.
 */
function bandTo(drag: Drag, pointer: ToolPointer, board: ToolBoard): Drawn {
  const { start, value } = drag;
  const from = board.size === 2 ? thirdToPoint(start.vertex) : segmentCenter(start.segment);
  let to: Point = pointer.point;
  const angle = pointer.modifiers.shift ? nearestDirection(from, to) : null;
  if (angle !== null) to = projectOn(from, angle, to);
  const tip = tipFor(value, board);
  const places = placesAlong(start, from, to);
  const segments = isWhole(value, board)
    ? dabsApart(symmetricTip(tip, board), places, TOO_MANY, standingTiles(value, board))
    : withImages(distinctSegments(places.flatMap(tip)), board, TOO_MANY);
  return { segments, lines: [] };
}

/** A ring about the vertex where the drag began, through the pointer, as wide as the brush; filled with Shift. */
function ringTo(drag: Drag, pointer: ToolPointer, board: ToolBoard): Drawn {
  const { start, value } = drag;
  const width = pointer.modifiers.shift ? Infinity : board.size === 'hex' ? 2 : board.size;
  const lines = edgesOfRing(start.vertex, pointer.point, width);
  if (!isWhole(value, board)) return { segments: coveredBy(findInside(lines), value, board), lines };
  const vertices = verticesOfRing(start.vertex, pointer.point, width);
  return { segments: tilesAt(vertices, start.segment, value, board), lines };
}

/** The area that the drag has gone around. */
function areaOf({ way, value }: Drag, board: ToolBoard): Drawn {
  const inside = findInside([way]);
  if (!isWhole(value, board)) return { segments: coveredBy(inside, value, board), lines: [way] };
  return { segments: tilesAt(tileVertices(inside), null, value, board), lines: [way] };
}

/** The vertices inside about which a whole tile lies inside: hex by hex, then what tiles at other offsets find room. */
function* tileVertices(inside: Inside): Generator<Third> {
  for (const corner of [0, 1, 2] as const)
    for (const segment of inside.segments()) {
      const vertex = segmentVertices(segment)[corner];
      if (tileAround(vertex).every((one) => inside.has(one))) yield vertex;
    }
}

function* placesAt(vertices: Iterable<Third>, segment: Segment | null): Generator<Place> {
  for (const vertex of vertices) yield { vertex, segment: segment ?? tileAround(vertex)[0]! };
}

function tilesAt(
  vertices: Iterable<Third>,
  segment: Segment | null,
  value: string | null,
  board: ToolBoard,
): readonly Segment[] {
  const standing = standingTiles(value, board);
  return dabsApart(symmetricTip(tileTip, board), placesAt(vertices, segment), TOO_MANY, standing);
}

/** The segments of a shape, with their images, that a value changes: to erase, those that there are. */
function coveredBy(inside: Inside, value: string | null, board: ToolBoard): readonly Segment[] {
  if (value !== null) return withImages(inside.segments(), board, TOO_MANY);
  return withImages(paintedInside(inside, board), board);
}

function drawn(drag: Drag, pointer: ToolPointer, board: ToolBoard): Drawn {
  switch (board.shape) {
    case 'line':
      return bandTo(drag, pointer, board);
    case 'ring':
      return ringTo(drag, pointer, board);
    case 'area':
      return areaOf(drag, board);
  }
}

/** @param at where the drag is */
function dragging(drag: Drag, at: ToolPointer, board: ToolBoard): Stroke {
  const { segments, lines } = drawn(drag, at, board);
  // There is always room for less.
  const isTooMany = drag.value !== null && segments.length > TOO_MANY;
  const asked: readonly ToolAction[] =
    isTooMany || segments.length === 0 ? NO_ACTIONS : [{ kind: 'paint', segments, value: drag.value }];
  return {
    actions: NO_ACTIONS,
    preview: {
      segments: isTooMany ? [] : segments,
      tone: toneOf(drag.value),
      // A ring that is painted is seen by itself.
      lines: board.shape === 'ring' && drag.value !== null && !isTooMany ? [] : lines,
    },
    message: isTooMany ? words.tooManyHexes(MAX_SCHEMATIC_HEXES) : null,
    move(crossed, next) {
      const points = crossed.map(({ point }) => point);
      return dragging({ ...drag, way: lassoThrough(drag.way, points) }, lastOf(crossed), next);
    },
    release(pointer, next) {
      const { x, y } = at.point;
      const isThere =
        pointer.point.x === x && pointer.point.y === y && pointer.modifiers.shift === at.modifiers.shift;
      // The shape that is seen is the one that is painted.
      return isThere && next === board ? asked : dragging(drag, pointer, next).release(pointer, next);
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
    return dragging(
      { start: pointer, way: [pointer.point], value: paintedValue(pointer, board) },
      pointer,
      board,
    );
  },
  hover(pointer, board) {
    const value = paintedValue(pointer, board);
    const tip = tipFor(value, board);
    const tone = toneOf(value);
    if (board.shape !== 'line') return { segments: withImages([pointer.segment], board), tone };
    const segments = isWhole(value, board)
      ? symmetricTip(tip, board)(pointer)
      : withImages(tip(pointer), board);
    return { segments, tone };
  },
};
