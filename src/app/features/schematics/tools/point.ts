import { DIRECTIONS } from '../../../../engine/hex/hex.ts';
import {
  NO_ACTIONS,
  type Preview,
  type Stroke,
  type Tool,
  type ToolAction,
  type ToolBoard,
} from './schematic-tool.ts';
import type { ToolPointer } from '../../../board/tools/tool.ts';

/** A tool that does one thing where it is released, and shows before what that is about. */
function pointTool(
  label: string,
  show: (pointer: ToolPointer) => Preview,
  act: (pointer: ToolPointer, board: ToolBoard) => readonly ToolAction[],
): Tool {
  const pointing = (preview: Preview): Stroke => ({
    actions: NO_ACTIONS,
    preview,
    move: (pointer) => pointing(show(pointer)),
    release: act,
  });
  return { isOneStep: true, label: () => label, press: (pointer) => pointing(show(pointer)), hover: show };
}

/** Takes the kind under the pointer in hand. */
export const pickTool = pointTool(
  'Pick',
  ({ segment }) => ({ segments: [segment], tone: 'point' }),
  ({ segment }, board) => [{ kind: 'pick', value: board.kindAt(segment) }],
);

/** Makes the hex under the pointer the center, about which the schematic turns. */
export const centerTool = pointTool(
  'Move center',
  ({ segment: { q, r } }) => ({ segments: DIRECTIONS.map((k) => ({ q, r, k })), tone: 'point' }),
  ({ segment }) => [{ kind: 'recenter', segment }],
);
