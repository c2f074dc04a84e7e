import { middleOfView } from '../../board/input/board-cursor.ts';
import { KeyCursor } from '../../board/tools/key-cursor.ts';
import { schematicHand } from '../../board/tools/schematic-hand.ts';
import { announce } from '../../store/announcements.ts';
import type { AppStore } from '../../store/store.ts';
import type { BoardCursor } from '../../view/board-cursor.ts';
import type { BoardView } from '../../view/board-view.ts';
import { describeSegment } from './board-words.ts';
import { currentSelection } from './selection/selection-edits.ts';
import type { SchematicRunner } from './tools/schematic-runner.ts';
import { TOOLS } from './tools/tools.ts';
import * as words from './words.ts';

/** The keyboard cursor of the board of schematics. */
export function schematicCursor(store: AppStore, view: BoardView, runner: SchematicRunner): BoardCursor {
  const toolId = () => schematicHand.of(store.getState()).tool;
  return new KeyCursor({
    store,
    view,
    runner,
    announce: (words) => announce(store, words),
    tool: () => TOOLS[toolId()],
    start: () => ({ ...middleOfView(view), k: 0 }),
    describe: (segment) => describeSegment(store.getState(), segment),
    acted(segment) {
      const state = store.getState();
      const count = currentSelection(state)?.segments.length;
      return toolId() === 'select' && count !== undefined
        ? words.selected(count)
        : describeSegment(state, segment);
    },
    erase(pointer) {
      const secondary = { ...pointer, button: 'secondary' as const };
      runner.press(secondary);
      runner.release(secondary);
      return describeSegment(store.getState(), pointer.segment);
    },
    nudged(problem, way) {
      runner.say(problem);
      announce(store, problem ?? `moved ${way}`);
    },
  });
}
