import { beforeEach, describe, expect, it } from 'vitest';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { createBoardView } from '../../../../src/app/view/board-view.ts';
import { registerFeatures } from '../../../../src/app/contrib/registry.ts';
import { selection } from '../../../../src/app/features/selection/feature.ts';
import { IDLE, type Selecting } from '../../../../src/app/features/selection/select-tool.ts';
import { cityRunnerOf, type CityRunner } from '../../../../src/app/cityview/city-tools.ts';
import { selectPlacements } from '../../../../src/app/features/selection/selection.ts';
import { undoCommand } from '../../../../src/app/features/history/history-commands.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { edit, redoStep, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { pointOn } from '../../../support/tool-board.ts';
import { plainStore } from '../../../support/documents.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';
import { drawnBand } from '../../../../src/app/board/tools/lasso.ts';

let store: AppStore;
let runner: CityRunner;

function stampAt(schematic: string, q: number, r: number): void {
  stampSchematic(store, schematic, { q, r }, PLAIN_POSE);
}

/** Land of radius 3 with a tile in the middle, stamped last, and a pair in the north. */
beforeEach(() => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  stampAt('pair', 0, -2);
  stampAt('tile', 0, 0);
  registerFeatures([selection]);
  runner = cityRunnerOf(store);
  runner.setView(createBoardView());
  return runner.connect();
});

const places = () => fromChunks(store.getState().document.city.placements).map(({ q, r }) => [q, r]);
const undo = () => undoCommand.run({ store, board: null, cursor: null, switchColors: () => {} });

const MIDDLE: Segment = { q: 0, r: 0, k: 0 };
const SOUTH: Segment = { q: 0, r: 1, k: 0 };
const FREE: Segment = { q: 3, r: -3, k: 0 };
const BEYOND: Segment = { q: -3, r: 3, k: 0 };

const on = pointOn;

function doing(): Selecting['kind'] {
  return ((runner.state.getState().preview as Selecting | null) ?? IDLE).kind;
}

function press(from: Segment, to: Segment): void {
  runner.press(on(from));
  runner.move([on(to)]);
}

describe('undo while', () => {
  it('what is selected is carried only lets it stay where it was', () => {
    selectPlacements(store, [2]);
    press(MIDDLE, SOUTH);
    expect(doing()).toBe('move');
    undo();
    expect(doing()).toBe('idle');
    runner.move([on(SOUTH)]);
    runner.release(on(SOUTH));
    expect(places()).toEqual([
      [0, -2],
      [0, 0],
    ]);
    expect(citySelection.of(store.getState()).ids).toEqual([2]);
    undo();
    expect(places()).toEqual([[0, -2]]);
  });

  it.each([false, true])('something is drawn around, by lasso: %s, only ends that', (lasso) => {
    drawnBand.set(store, { lasso });
    press(FREE, BEYOND);
    expect(doing()).toBe('band');
    undo();
    expect(doing()).toBe('idle');
    runner.release(on(BEYOND));
    expect(citySelection.of(store.getState()).ids).toEqual([]);
    expect(places()).toHaveLength(2);
  });

  it('the button is down and nothing is dragged yet takes no step back either', () => {
    runner.press(on(MIDDLE));
    undo();
    expect(places()).toHaveLength(2);
    runner.release(on(MIDDLE));
    expect(citySelection.of(store.getState()).ids).toEqual([]);
  });
});

describe('a drag', () => {
  it('is over once released: the next undo takes the move back', () => {
    selectPlacements(store, [2]);
    press(MIDDLE, SOUTH);
    runner.release(on(SOUTH));
    expect(places()[1]).toEqual([0, 1]);
    expect(store.getState().underWay).toEqual([]);
    undo();
    expect(places()[1]).toEqual([0, 0]);
  });

  it('ends when something else changes the city: what was carried may be gone', () => {
    selectPlacements(store, [2]);
    press(MIDDLE, SOUTH);
    undoStep(store);
    expect(doing()).toBe('idle');
    runner.release(on(SOUTH));
    expect(places()).toEqual([[0, -2]]);
    redoStep(store);
    expect(places()[1]).toEqual([0, 0]);
  });

  it('ends with the board', () => {
    const stop = runner.connect();
    press(FREE, BEYOND);
    stop();
    expect(doing()).toBe('idle');
    expect(store.getState().underWay).toEqual([]);
  });
});
