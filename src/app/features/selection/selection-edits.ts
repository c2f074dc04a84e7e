import type { Placement } from '../../../engine/schematic/placement.ts';
import { modulo6, type Hex } from '../../../engine/hex/hex.ts';
import { equalPoses, type Pose } from '../../../engine/schematic/pose.ts';
import { segmentAt } from '../../../engine/segment/cell.ts';
import type { Way } from '../../view/board-cursor.ts';
import { editPlacements, type AppState, type AppStore } from '../../store/store.ts';
import { removeGround } from '../../store/city-edits.ts';
import { announce } from '../../store/announcements.ts';
import { recordHandRemoved } from '../../document/hand-removed.ts';
import { changedByHand, recordOrigin } from '../../document/origin.ts';
import { boardForHand, groundForHand, explainBlocked } from '../../cityview/nearby.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { explainArrangement } from './arrange.ts';
import {
  mirrorAbout,
  moveBy,
  movedPlacements,
  slide,
  turnAbout,
  type Motion,
} from '../../cityview/motion.ts';
import { arrangedWords, doneWords, stepLabel, type SelectionVerb } from './selection-words.ts';
import { idSet, selectedPlacements } from './selection.ts';
import { middleAt } from '../../cityview/shape-extent.ts';
import { citySelection } from '../../cityview/selection-slice.ts';
import * as words from './first-words.ts';

/** Why locked placements are not changed by hand, in words; `null` when none is locked. */
export function lockedObstacle(
  state: Pick<AppState, 'document'>,
  placements: readonly Placement[],
): string | null {
  const locked = placements.filter((placement) => placement.locked);
  const [first] = locked;
  if (!first) return null;
  if (locked.length > 1)
    return locked.length === placements.length ? words.allLocked : words.someLocked(locked.length);
  return words.oneLocked(state.document.city.schematics[first.schematic]!.name, first.id);
}

/**
 * Puts placements where others with the same ids stand, all or none, as one step.
 *
 * @returns why it cannot be, in words; `null` when it is done
 */
export function arrangePlacements(
  store: AppStore,
  verb: SelectionVerb,
  next: readonly Placement[],
): string | null {
  const state = store.getState();
  const { city } = state.document;
  const locked = lockedObstacle(state, next);
  if (locked !== null) return locked;
  const ids = next.map(({ id }) => id);
  const view = cityViewOf(store);
  const blocked = explainArrangement(city, boardForHand(state.document, view), next, new Set(ids));
  if (blocked.length > 0) return explainBlocked(blocked, view);
  const shapes = next.map((at) => ({ shape: view.shapeOf(at), at }));
  const yielding = groundForHand(state.document, view, shapes);
  editPlacements(store, stepLabel(city, verb, next), (draft) => {
    recordOrigin(draft, city, ids, changedByHand);
    removeGround(draft, city, yielding);
    return { set: next };
  });
  announce(store, arrangedWords(city, verb, next));
  return null;
}

/** Why a motion of what is selected cannot be, in words; `null` when it is done. */
export function moveSelected(store: AppStore, by: Hex): string | null {
  return applyMotion(store, words.move, moveBy(by));
}

/** Pivots of groups that were turned: as long as nothing else changes the city, they turn about the same hex. */
const pivots = new WeakMap<readonly number[], { readonly pivot: Hex; readonly chunks: object }>();

/** The hex in the middle of what is selected. */
function pivotOf(store: AppStore, selected: readonly Placement[]): Hex {
  const state = store.getState();
  const { document } = state;
  const known = pivots.get(citySelection.of(state).ids);
  if (known?.chunks === document.city.placements) return known.pivot;
  const view = cityViewOf(store);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const placement of selected) {
    const { x, y } = middleAt(view.shapeOf(placement), placement);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const { q, r } = segmentAt((left + right) / 2 + 1e-6, (top + bottom) / 2 + 1e-6);
  return { q, r };
}

function applyMotion(store: AppStore, verb: SelectionVerb, motion: Motion, pivot?: Hex): string | null {
  const selected = selectedPlacements(store.getState());
  if (selected.length === 0) return null;
  const next = movedPlacements(selected, motion);
  const problem = arrangePlacements(store, verb, next);
  if (problem === null && pivot) {
    const state = store.getState();
    pivots.set(citySelection.of(state).ids, { pivot, chunks: state.document.city.placements });
  }
  return problem;
}

/** Turns what is selected by 60°: one placement about its center, a group about the hex in its middle. */
export function turnSelected(store: AppStore, clockwise: boolean): string | null {
  const selected = selectedPlacements(store.getState());
  const turns = clockwise ? 1 : 5;
  const [only] = selected;
  if (only && selected.length === 1)
    return posePlacement(store, only, { ...only, rotation: modulo6(only.rotation + turns) }, words.turn);
  const pivot = pivotOf(store, selected);
  return applyMotion(store, words.turn, turnAbout(pivot, turns), pivot);
}

/** Mirrors what is selected left-right: one placement about its center, a group about the hex in its middle. */
export function mirrorSelected(store: AppStore): string | null {
  const selected = selectedPlacements(store.getState());
  const [only] = selected;
  if (only && selected.length === 1)
    return posePlacement(store, only, { ...only, mirror: !only.mirror }, words.mirror);
  const pivot = pivotOf(store, selected);
  return applyMotion(store, words.mirror, mirrorAbout(pivot), pivot);
}

/**
 * Shifts what is selected to the next offset: one placement as in hand, a group by one side length; back by two
 * when all its placements are at the last offset.
 */
export function shiftSelected(store: AppStore, steps: 1 | -1): string | null {
  const selected = selectedPlacements(store.getState());
  const [only] = selected;
  if (only && selected.length === 1) {
    const shift = ([0, 1, -1] as const)[([0, 1, -1].indexOf(only.shift) + steps + 3) % 3]!;
    return posePlacement(store, only, { ...only, shift }, 'Shift');
  }
  const isLast = selected.every(({ shift }) => shift === steps);
  return applyMotion(store, 'Shift', slide(isLast ? (steps === 1 ? -2 : 2) : steps));
}

/** Lays a placement in another pose at its hex. */
export function posePlacement(
  store: AppStore,
  placement: Placement,
  pose: Pose,
  verb: SelectionVerb = words.turn,
): string | null {
  if (equalPoses(placement, pose)) return null;
  const { mirror, rotation, shift } = pose;
  return arrangePlacements(store, verb, [{ ...placement, mirror, rotation, shift }]);
}

/** Straight in the direction of a key: a hex up and down, a side length to the left and right, as pieces are drawn. */
const NUDGES: Readonly<Record<Way, Motion>> = {
  up: moveBy({ q: 0, r: -1 }),
  down: moveBy({ q: 0, r: 1 }),
  left: slide(-1),
  right: slide(1),
};

/** Moves what is selected in the direction of an arrow key. */
export function nudgeSelected(store: AppStore, way: Way): string | null {
  return applyMotion(store, words.move, NUDGES[way]);
}

/** Locks what is selected, or unlocks it when all of it is locked. */
export function toggleLock(store: AppStore): void {
  const selected = selectedPlacements(store.getState());
  lockPlacements(store, selected, !selected.every(({ locked }) => locked));
}

export function lockPlacements(store: AppStore, placements: readonly Placement[], locked: boolean): void {
  const changed = placements.filter((placement) => placement.locked !== locked);
  if (changed.length === 0) return;
  const set = changed.map((placement) => ({ ...placement, locked }));
  const { city } = store.getState().document;
  const verb = locked ? words.lock : words.unlock;
  editPlacements(store, stepLabel(city, verb, changed), () => ({ set }));
  announce(store, doneWords(city, verb, changed));
}

/** Takes what is selected off the city, as {@link removePlacements} does. */
export function removeSelected(store: AppStore, verb?: 'Cut'): string | null {
  return removePlacements(store, selectedPlacements(store.getState()), verb);
}

/**
 * Takes placements off the city; what is locked stays.
 *
 * @returns what stays, and why, in words; `null` when nothing does
 */
export function removePlacements(
  store: AppStore,
  placements: readonly Placement[],
  verb: 'Remove' | 'Cut' = words.removeVerb,
): string | null {
  const removed = placements.filter(({ locked }) => !locked);
  if (removed.length > 0) {
    const { city } = store.getState().document;
    editPlacements(store, stepLabel(city, verb, removed), (draft) => {
      recordHandRemoved(draft, city, removed);
      return { removed: removed.map(({ id }) => id) };
    });
    announce(store, doneWords(city, verb, removed));
  }
  const staying = placements.length - removed.length;
  if (staying === 0) return null;
  if (removed.length === 0) return lockedObstacle(store.getState(), placements);
  return words.lockedStay(staying);
}

/** Whether a placement is selected. */
export function isSelected(state: Pick<AppState, 'slices'>, id: number): boolean {
  return idSet(citySelection.of(state).ids).has(id);
}
