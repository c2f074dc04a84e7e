import type { Placement } from '../../../engine/schematic/placement.ts';
import type { Blocked } from '../../../engine/fit/explain.ts';
import { equalHexes, ORIGIN, type Hex } from '../../../engine/hex/hex.ts';
import type { Point } from '../../../engine/hex/plane.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { Turn } from '../../contrib/posed.ts';
import { lassoThrough, rectangle } from '../../board/tools/band.ts';
import { changeOf, type SelectionChange } from '../../board/tools/selection-change.ts';
import { selectSeveral } from '../../board/tools/select-several.ts';
import { lastOf, type ToolPointer } from '../../board/tools/tool.ts';
import type { CityAction, CityStroke, CityTool, CityToolBoard } from '../../cityview/city-tools.ts';
import { moveBy, movedPlacements } from '../../cityview/motion.ts';
import { boardForHand, explainBlocked } from '../../cityview/nearby.ts';
import { citySelection, pickedOnBoard } from '../../cityview/selection-slice.ts';
import { explainArrangement } from './arrange.ts';
import {
  arrangePlacements,
  isSelected,
  lockedObstacle,
  mirrorSelected,
  nudgeSelected,
  shiftSelected,
  turnSelected,
} from './selection-edits.ts';
import { hasSelection, idSet, selectedPlacements, selectPlacements } from './selection.ts';
import { placementsWithin } from './within.ts';
import { drawnBand } from '../../board/tools/lasso.ts';
import { finger } from './finger.ts';
import * as words from './first-words.ts';

/** Pixels within which a press is a click. */
const CLICK = 4;

/** A press of Select, as the board shows it. */
export type Selecting =
  | { readonly kind: 'idle' }
  /** Draws around placements. */
  | { readonly kind: 'band'; readonly band: readonly Point[]; readonly ids: readonly number[] }
  /** Carries the selected placements, which still stand where they did. */
  | {
      readonly kind: 'move';
      readonly by: Hex;
      readonly carried: readonly Placement[];
      readonly blocked: readonly Blocked[];
      /** Whether all of them were looked at: of many, the rest is looked at when they are put down. */
      readonly isSure: boolean;
    };

/** Carried placements of which is said at each step whether they fit. */
const MOST_LOOKED_AT = 2000;

/** Select before it draws or carries anything. */
export const IDLE: Selecting = { kind: 'idle' };

/** Whether a drag from a pointer carries the selected placements. */
function carries(
  pointer: Pick<ToolPointer, 'segment' | 'modifiers'>,
  { state, city }: CityToolBoard,
): boolean {
  const placement = city.placementAt(pointer.segment);
  return (
    placement !== undefined &&
    changeOf(pointer, selectSeveral.of(state).on) === 'replace' &&
    isSelected(state, placement.id)
  );
}

interface Dragged {
  readonly press: ToolPointer;
  /** Whether the press has left its place: then it is no click. */
  readonly isDrag: boolean;
  /** The placements of the city at the press: when something else changes them, those that are carried may be gone. */
  readonly stood: object;
}

function selecting(dragged: Dragged, doing: Selecting, message: string | null): CityStroke<Selecting> {
  const { press, isDrag, stood } = dragged;
  const stroke: CityStroke<Selecting> = {
    actions: [],
    preview: doing,
    message,
    holds: ({ state }) => state.document.city.placements === stood,
    move(crossed, board) {
      const pointer = lastOf(crossed);
      const { x, y } = press.point;
      const far = Math.hypot(pointer.point.x - x, pointer.point.y - y) * board.scale > CLICK;
      if (!isDrag && !far) return stroke;
      const next = { ...dragged, isDrag: true };
      if (carries(press, board)) return carry(next, doing, message, pointer, board);
      const before = doing.kind === 'band' ? doing.band : [press.point];
      const band = drawnBand.of(board.state).lasso
        ? lassoThrough(
            before,
            crossed.map(({ point }) => point),
          )
        : rectangle(press.point, pointer.point);
      if (band === before) return selecting(next, doing, message);
      return selecting(next, { kind: 'band', band, ids: placementsWithin(board.city, band) }, message);
    },
    release(pointer, board) {
      if (!isDrag) return [click(pointer, changeOf(press, selectSeveral.of(board.state).on), board)];
      if (doing.kind === 'band')
        return [select(doing.ids, changeOf(press, selectSeveral.of(board.state).on))];
      if (doing.kind === 'move' && !equalHexes(doing.by, ORIGIN))
        return [
          (store) => arrangePlacements(store, words.move, movedPlacements(doing.carried, moveBy(doing.by))),
        ];
      return [];
    },
  };
  return stroke;
}

function carry(
  dragged: Dragged,
  doing: Selecting,
  message: string | null,
  { point }: ToolPointer,
  { state, city: view }: CityToolBoard,
): CityStroke<Selecting> {
  const from = dragged.press.point;
  const { q, r } = segmentAt(point.x - from.x, point.y - from.y);
  const by = { q, r };
  if (doing.kind === 'move' && equalHexes(doing.by, by)) return selecting(dragged, doing, message);
  const carried = doing.kind === 'move' ? doing.carried : selectedPlacements(state);
  const locked = doing.kind === 'move' ? null : lockedObstacle(state, carried);
  if (locked !== null) return selecting(dragged, doing, locked);
  const { city } = state.document;
  const looked = carried.slice(0, MOST_LOOKED_AT);
  const gone = idSet(citySelection.of(state).ids);
  const board = boardForHand(state.document, view);
  const blocked = explainArrangement(city, board, movedPlacements(looked, moveBy(by)), gone);
  const why = blocked.length > 0 ? explainBlocked(blocked, view) : null;
  const isSure = looked.length === carried.length;
  return selecting(dragged, { kind: 'move', by, carried, blocked, isSure }, why);
}

function select(ids: readonly number[], change: SelectionChange): CityAction {
  return (store) => {
    selectPlacements(store, ids, change);
    pickedOnBoard.set(store, { ids: citySelection.of(store.getState()).ids });
    return null;
  };
}

function click(
  { segment }: ToolPointer,
  change: SelectionChange,
  { state, city }: CityToolBoard,
): CityAction {
  const placement = city.placementAt(segment);
  if (!placement) return select([], change);
  const isAgain = change === 'add' && isSelected(state, placement.id);
  return select([placement.id], isAgain ? 'subtract' : change);
}

const TURNS: Readonly<Record<Turn, CityAction>> = {
  turn: (store) => turnSelected(store, true),
  'turn-back': (store) => turnSelected(store, false),
  shift: (store) => shiftSelected(store, 1),
  'shift-back': (store) => shiftSelected(store, -1),
  mirror: mirrorSelected,
};

/**
 * Select, over placements: a click selects the placement under it, a drag those in a rectangle or lasso, and a drag of
 * selected placements moves them. Nothing is changed before the release.
 */
export const selectTool: CityTool = {
  cursor: 'default',
  pans: (pointer, board) =>
    pointer.pointerType === 'touch' && !finger.of(board.state).selects && !carries(pointer, board),
  label: (pointer, board) => (carries(pointer, board) ? words.move : words.selectName),
  press: (press, { state }) =>
    selecting({ press, isDrag: false, stood: state.document.city.placements }, IDLE, null),
  turn: (turn, state) => (hasSelection(state) ? TURNS[turn] : null),
  menu(pointer, { state, city }) {
    const placement = pointer && city.placementAt(pointer.segment);
    return placement && !isSelected(state, placement.id) ? [select([placement.id], 'replace')] : [];
  },
  nudge: (way, state) => (hasSelection(state) ? (store) => nudgeSelected(store, way) : null),
};
