import type { Point } from '../../../../engine/hex/plane.ts';
import { segmentAt } from '../../../../engine/segment/cell.ts';
import { findBuildings } from '../../../../engine/schematic/footprint.ts';
import { mergeSegments } from '../../../../engine/schematic/schematic.ts';
import { equalSegments, type Segment } from '../../../../engine/segment/segment.ts';
import type { Third } from '../../../../engine/segment/thirds.ts';
import { nearestVertex } from '../../../board/input/board-pointer.ts';
import type { Way } from '../../../view/board-cursor.ts';
import { currentSelection } from '../selection/selection-edits.ts';
import { nearestDirection, projectOn } from './constrain.ts';
import { findInside, paintedInside } from './inside.ts';
import { regionAround } from './region.ts';
import { NO_ACTIONS, type Stroke, type Tool, type ToolAction, type ToolBoard } from './schematic-tool.ts';
import { lastOf, type ToolPointer } from '../../../board/tools/tool.ts';
import { lassoThrough, rectangle } from '../../../board/tools/band.ts';
import { changeOf } from '../../../board/tools/selection-change.ts';
import * as words from '../words.ts';

/** The shortest vectors between vertices straight in a direction: a side to the left and right, a hex up and down. */
const NUDGES: Readonly<Record<Way, Third>> = {
  left: { a: -2, b: 1 },
  right: { a: 2, b: -1 },
  up: { a: 0, b: -3 },
  down: { a: 0, b: 3 },
};

/** Side lengths within which a press is a click. */
const CLICK = 0.35;

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

function selecting(press: ToolPointer, band: readonly Point[], segments: readonly Segment[]): Stroke {
  return {
    actions: NO_ACTIONS,
    preview: { segments, tone: 'point', lines: [band] },
    move(crossed, board) {
      const next = board.lasso
        ? lassoThrough(
            band,
            crossed.map(({ point }) => point),
          )
        : rectangle(press.point, lastOf(crossed).point);
      return selecting(press, next, paintedInside(findInside([next]), board));
    },
    release(pointer, board): readonly ToolAction[] {
      const { x, y } = press.point;
      const isClick = Math.hypot(pointer.point.x - x, pointer.point.y - y) < CLICK && segments.length === 0;
      const change = changeOf(press, board.several);
      const isAgain = board.several && isClick && board.isSelected(press.segment);
      const clicked = isClick ? buildingAt(press.segment, board) : segments;
      return [{ kind: 'select', segments: clicked, change: isAgain ? 'subtract' : change }];
    },
  };
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
    move(crossed) {
      const to = vectorOf(start, lastOf(crossed));
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
  cursor: 'default',
  spansTwoKeys: true,
  isOneStep: true,
  label: ({ segment }, board) =>
    board.isSelected(segment) && !board.several ? words.moveSelection : words.select,
  press(pointer, board) {
    const isMove = board.isSelected(pointer.segment) && changeOf(pointer, board.several) === 'replace';
    return isMove
      ? moving(pointer.point, { a: 0, b: 0 }, NO_ACTIONS)
      : selecting(pointer, [pointer.point], []);
  },
  hover: ({ segment }, board) => ({
    segments: board.isSelected(segment) ? [] : buildingAt(segment, board),
    tone: 'point',
  }),
  menu(pointer, board) {
    if (!pointer || board.isSelected(pointer.segment)) return NO_ACTIONS;
    const segments = buildingAt(pointer.segment, board);
    return segments.length > 0 ? [{ kind: 'select', segments, change: 'replace' }] : NO_ACTIONS;
  },
  nudge: (way, state) => (currentSelection(state) ? { kind: 'move', by: NUDGES[way] } : null),
};
