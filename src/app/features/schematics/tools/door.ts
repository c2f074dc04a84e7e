import { asksForDoor } from '../../../../engine/fit/wish.ts';
import { adjacentSegments, type Segment } from '../../../../engine/segment/segment.ts';
import { segmentCenter } from '../../../board/input/board-pointer.ts';
import { lastOf, type ToolPointer } from '../../../board/tools/tool.ts';
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
import { withImages } from './images.ts';
import * as words from '../words.ts';

/** The condition that a door asks for. */
const DOOR = '@public';

/** The segment that a door leads to: across the nearest outer side of a building, or the one beside it itself. */
function doorstep({ segment, point }: ToolPointer, board: ToolBoard): Segment | null {
  if (!board.isShape(segment))
    return adjacentSegments(segment).some((next) => board.isShape(next)) ? segment : null;
  let [best, least]: [Segment | null, number] = [null, Infinity];
  for (const next of adjacentSegments(segment)) {
    if (board.isShape(next)) continue;
    const { x, y } = segmentCenter(next);
    const far = Math.hypot(x - point.x, y - point.y);
    if (far < least) [best, least] = [next, far];
  }
  return best;
}

function show(pointer: ToolPointer, board: ToolBoard): Preview {
  const at = doorstep(pointer, board);
  return { segments: at ? withImages([at], board) : [pointer.segment], tone: 'point' };
}

function make(pointer: ToolPointer, board: ToolBoard): readonly ToolAction[] {
  const at = doorstep(pointer, board);
  if (!at) return [{ kind: 'say', message: words.noSideForDoor }];
  const asked = board.askedAt(at);
  return [
    {
      kind: 'ask',
      segments: withImages([at], board),
      wish: asked !== null && asksForDoor(asked) ? null : DOOR,
    },
  ];
}

function pointing(preview: Preview): Stroke {
  return {
    actions: NO_ACTIONS,
    preview,
    move: (crossed, board) => pointing(show(lastOf(crossed), board)),
    release: make,
  };
}

/** Makes a door in the side of a building that is nearest, or takes it away. */
export const doorTool: Tool = {
  cursor: drawnPointer('M6 21V4h10v17M3 21h18M13 12v1', 11, 12),
  instead: secondaryErases,
  isOneStep: true,
  label: () => words.door,
  press: (pointer, board) => pointing(show(pointer, board)),
  hover: show,
};
