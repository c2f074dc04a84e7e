import { regionAround, sameKind, type Region } from './region.ts';
import { drawnPointer } from './drawn-pointer.ts';
import {
  altPicks,
  NO_ACTIONS,
  paintedValue,
  paintLabel,
  toneOf,
  type Preview,
  type Stroke,
  type Tool,
  type ToolAction,
  type ToolBoard,
} from './schematic-tool.ts';
import { lastOf, type ToolPointer } from '../../../board/tools/tool.ts';
import { distinctSegments } from './tip.ts';
import * as words from '../words.ts';

/** The segments to fill: also about the images of the pointer, as far as they are enclosed. */
function regionOf({ segment, modifiers }: ToolPointer, board: ToolBoard): Region {
  if (modifiers.shift) return sameKind(segment, board);
  if (!regionAround(segment, board)) return null;
  return distinctSegments(board.images(segment).flatMap((image) => regionAround(image, board) ?? []));
}

function previewOf(pointer: ToolPointer, board: ToolBoard): Preview {
  const value = paintedValue(pointer, board);
  const region = regionOf(pointer, board);
  return region ? { segments: region, tone: toneOf(value) } : { segments: [pointer.segment], tone: 'point' };
}

function fillAt(pointer: ToolPointer, board: ToolBoard): readonly ToolAction[] {
  const value = paintedValue(pointer, board);
  const region = regionOf(pointer, board);
  if (region) return [{ kind: 'paint', segments: region, value }];
  if (value === null) return NO_ACTIONS;
  const message = pointer.modifiers.shift
    ? words.fillHasNoEnd
    : board.isEmpty
      ? words.nothingToFill
      : words.areaIsOpen;
  return [{ kind: 'say', message }];
}

function filling(preview: Preview): Stroke {
  return {
    actions: NO_ACTIONS,
    preview,
    move: (crossed, board) => filling(previewOf(lastOf(crossed), board)),
    release: fillAt,
  };
}

/** Fills the region under the pointer at the release; with Shift everything of the same kind. */
export const fillTool: Tool = {
  cursor: drawnPointer(
    'M3 12l8-8 8 8-8 8zM11 4L8 1M20 15c0 0 2 2.500 2 4a2 2 0 0 1-4 0c0-1.500 2-4 2-4z',
    20,
    20,
  ),
  instead: altPicks,
  isOneStep: true,
  label: (pointer, board) => paintLabel(words.fillWith, paintedValue(pointer, board), board),
  press: (pointer, board) => filling(previewOf(pointer, board)),
  hover: previewOf,
};
