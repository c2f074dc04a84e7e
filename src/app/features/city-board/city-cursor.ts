import { middleOfView } from '../../board/input/board-cursor.ts';
import type { BoardPointer } from '../../board/input/board-pointer.ts';
import type { Hover } from '../../board/input/hover.ts';
import { KeyCursor } from '../../board/tools/key-cursor.ts';
import { keyPlace } from '../../board/input/key-place.ts';
import { aimOf } from '../../cityview/board-aim.ts';
import { describePlace } from '../../cityview/city-cursor-words.ts';
import { cityToolInHand, type CityRunner } from '../../cityview/city-tools.ts';
import { citySelection, selectedIds } from '../../cityview/selection-slice.ts';
import { cityViewOf } from '../../cityview/shared-view.ts';
import { tellProblem } from '../../kit/tell.ts';
import { announce } from '../../store/announcements.ts';
import { removePlacement } from '../../store/city-edits.ts';
import { cityOf, endWith } from '../../store/passing-note.ts';
import type { AppStore } from '../../store/store.ts';
import type { BoardCursor } from '../../view/board-cursor.ts';
import type { BoardView } from '../../view/board-view.ts';
import * as words from './first-words.ts';

/** The keyboard cursor of the city, for which all follows it that follows the pointer. */
interface CityCursor {
  readonly cursor: BoardCursor;
  /** The pointer is somewhere, or has left: what the board tells as its hover. */
  readonly follow: (pointer: BoardPointer | null) => void;
  /**
   * Takes the keys of the board, which another board may have had.
   *
   * @returns gives them back
   */
  readonly connect: () => () => void;
}

export function cityCursor(store: AppStore, view: BoardView, hover: Hover, runner: CityRunner): CityCursor {
  const aim = aimOf(store);
  const city = cityViewOf(store);
  const hide = () => keyPlace.set(store, { place: null });
  const cursor = new KeyCursor({
    store,
    view,
    runner,
    tool: () => cityToolInHand(store.getState()),
    start: () => hover.getState().pointer?.segment ?? { ...middleOfView(view), k: 0 },
    announce: (words) => announce(store, words),
    describe: (segment) => describePlace(city, segment),
    acted(segment) {
      const placement = city.placementAt(segment);
      const isSelected = placement && citySelection.of(store.getState()).ids.includes(placement.id);
      return describePlace(city, segment) + (isSelected ? ', selected' : '');
    },
    erase({ segment }) {
      const placement = city.placementAt(segment);
      if (!placement) return words.nothingToRemoveHere;
      const { name } = store.getState().document.city.schematics[placement.schematic]!;
      if (placement.locked) return words.isLocked(name, placement.id);
      removePlacement(store, placement.id);
      return words.removedNo(name, placement.id);
    },
    nudged(problem) {
      if (problem !== null) endWith(store, tellProblem(problem), cityOf, selectedIds);
    },
    went(pointer) {
      hover.setState({ pointer });
      aim.setState({ segment: pointer.segment, byKeys: true });
    },
  });
  return {
    cursor,
    follow(pointer) {
      if (cursor.reveals || (!pointer && aim.getState().byKeys)) return;
      hover.setState({ pointer });
      if (pointer) aim.setState({ segment: pointer.segment, byKeys: false });
      hide();
    },
    connect() {
      const leave = () => {
        aim.setState({ byKeys: false });
        hide();
      };
      leave();
      return leave;
    },
  };
}
