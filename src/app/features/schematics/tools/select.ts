import type { Point } from '../../../../engine/hex/plane.ts';
import { segmentAt } from '../../../../engine/segment/cell.ts';
import { findBuildings } from '../../../../engine/schematic/footprint.ts';
import { mergeSegments } from '../../../../engine/schematic/schematic.ts';
import { equalSegments, type Segment } from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { nearestVertex, segmentCenter } from '../../../board/input/board-pointer.ts';
import { nearestDirection, projectOn } from './constrain.ts';
import { regionAround } from './region.ts';
import {
  NO_ACTIONS,
  type SelectionChange,
  type Stroke,
  type Tool,
  type ToolAction,
  type ToolBoard,
  type ToolPointer,
} from './schematic-tool.ts';

/** Side lengths within which a press is a click. */
const CLICK = 0.35;

/** Points of a lasso nearer than this to the last one are left out. */
const LASSO_STEP = 0.15;

function changeOf({ modifiers }: ToolPointer): SelectionChange {
  return modifiers.alt ? 'subtract' : modifiers.shift ? 'add' : 'replace';
}

/** The building that a segment belongs to, or the segment alone. */
export function buildingAt(segment: Segment, board: ToolBoard): readonly Segment[] {
  const kind = board.kindAt(segment);
  if (kind === null) return [];
  const rule = board.footprintOf(kind);
  if (rule === 'segment') return [segment];
  const region = regionAround(segment, board)!;
  if (rule === 'area') return region;
  const hexes = mergeSegments(region.map((one) => ({ ...one, kind })));
  const tile = { id: kind, name: '', color: '', glyph: '', footprint: rule, open: false };
  const { buildings } = findBuildings(hexes, new Map([[kind, tile]]));
  return (
    buildings.find(({ segments }) => segments.some((one) => equalSegments(one, segment)))?.segments ?? [
      segment,
    ]
  );
}

/** The painted segments whose centers lie within a closed line. */
function segmentsWithin(band: readonly Point[], board: ToolBoard): readonly Segment[] {
  const xs = band.map(({ x }) => x);
  const ys = band.map(({ y }) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const inside: Segment[] = [];
  for (const { q, r, k } of board.painted()) {
    const segment = { q, r, k };
    const { x, y } = segmentCenter(segment);
    if (x < left || x > right || y < top || y > bottom || !encloses(band, { x, y })) continue;
    inside.push(segment);
  }
  return inside;
}

/** Whether a point lies within a closed line, by the number of its edges to the right of it. */
export function encloses(band: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  band.forEach((from, i) => {
    const to = band[(i + 1) % band.length]!;
    if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
      inside = !inside;
  });
  return inside;
}

function rectangle(from: Point, to: Point): readonly Point[] {
  return [from, { x: to.x, y: from.y }, to, { x: from.x, y: to.y }];
}

function selecting(press: ToolPointer, band: readonly Point[], segments: readonly Segment[]): Stroke {
  return {
    actions: NO_ACTIONS,
    preview: { segments, tone: 'point', band },
    move(pointer, board) {
      const next = board.lasso ? lassoTo(band, pointer.point) : rectangle(press.point, pointer.point);
      return selecting(press, next, segmentsWithin(next, board));
    },
    release(pointer, board): readonly ToolAction[] {
      const { x, y } = press.point;
      const isClick = Math.hypot(pointer.point.x - x, pointer.point.y - y) < CLICK && segments.length === 0;
      const change = changeOf(press);
      return [{ kind: 'select', segments: isClick ? buildingAt(press.segment, board) : segments, change }];
    },
  };
}

function lassoTo(band: readonly Point[], point: Point): readonly Point[] {
  const last = band.at(-1)!;
  return Math.hypot(point.x - last.x, point.y - last.y) < LASSO_STEP ? band : [...band, point];
}

/**
 * The vector of the thirds lattice by which a drag moves what is selected: whole hexes, between any two vertices with
 * Alt, and along one of twelve directions with Shift.
 */
function vectorOf(from: Point, pointer: ToolPointer): Third {
  let to = pointer.point;
  const angle = pointer.modifiers.shift ? nearestDirection(from, to) : null;
  if (angle !== null) to = projectOn(from, angle, to);
  const way = { x: to.x - from.x, y: to.y - from.y };
  const segment = segmentAt(way.x, way.y);
  if (pointer.modifiers.alt) return nearestVertex(segment, way);
  return { a: 3 * segment.q, b: 3 * segment.r };
}

function moving(start: Point, moved: Third, actions: readonly ToolAction[]): Stroke {
  return {
    actions,
    preview: { segments: [], tone: 'point' },
    move(pointer) {
      const to = vectorOf(start, pointer);
      const by = { a: to.a - moved.a, b: to.b - moved.b };
      return by.a === 0 && by.b === 0
        ? moving(start, moved, NO_ACTIONS)
        : moving(start, to, [{ kind: 'move', by }]);
    },
    release: () => NO_ACTIONS,
  };
}

/**
 * Selects what lies in a rectangle or lasso, or the building that is clicked; Shift adds, Alt takes away. A press on
 * what is selected moves it.
 */
export const selectTool: Tool = {
  label: ({ segment }, board) => (board.isSelected(segment) ? 'Move selection' : 'Select'),
  press(pointer, board) {
    const isMove = board.isSelected(pointer.segment) && changeOf(pointer) === 'replace';
    return isMove
      ? moving(pointer.point, { a: 0, b: 0 }, NO_ACTIONS)
      : selecting(pointer, [pointer.point], []);
  },
  hover: ({ segment }, board) => ({
    segments: board.isSelected(segment) ? [] : buildingAt(segment, board),
    tone: 'point',
  }),
};
