import { DIRECTIONS } from '../../../../engine/hex/hex.ts';
import { drawnPointer } from './drawn-pointer.ts';
import {
  NO_ACTIONS,
  secondaryErases,
  type Preview,
  type Stroke,
  type Tool,
  type ToolAction,
  type ToolBoard,
} from './schematic-tool.ts';
import { lastOf, type ToolPointer } from '../../../board/tools/tool.ts';
import * as words from '../words.ts';

/** A tool that does one thing where it is released, and shows before what that is about. */
function pointTool(
  cursor: string,
  label: string,
  show: (pointer: ToolPointer) => Preview,
  act: (pointer: ToolPointer, board: ToolBoard) => readonly ToolAction[],
): Tool {
  const pointing = (preview: Preview): Stroke => ({
    actions: NO_ACTIONS,
    preview,
    move: (crossed) => pointing(show(lastOf(crossed))),
    release: act,
  });
  return {
    cursor,
    instead: secondaryErases,
    isOneStep: true,
    label: () => label,
    press: (pointer) => pointing(show(pointer)),
    hover: show,
  };
}

/** Takes the kind under the pointer in hand. */
export const pickTool = pointTool(
  drawnPointer('M3 21l2-5L14 7l3 3-9 9zM13 6l5 5M16 4l4 4-2 2-4-4z', 3, 21),
  words.pick,
  ({ segment }) => ({ segments: [segment], tone: 'point' }),
  ({ segment }, board) => [{ kind: 'pick', value: board.kindAt(segment) }],
);

/** Makes the hex under the pointer the center, about which the schematic turns. */
export const centerTool = pointTool(
  drawnPointer('M12 2v6M12 16v6M2 12h6M16 12h6M12 7a5 5 0 1 0 .01 0', 12, 12),
  words.moveCenter,
  ({ segment: { q, r } }) => ({ segments: DIRECTIONS.map((k) => ({ q, r, k })), tone: 'point' }),
  ({ segment }) => [{ kind: 'recenter', segment }],
);
