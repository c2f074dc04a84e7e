import type { Point } from '../../../../engine/hex/plane.ts';
import { segmentKey, type Segment } from '../../../../engine/segment/segment.ts';
import { nearestVertex } from '../../../board/input/board-pointer.ts';
import { crossedSegments } from '../../../board/input/crossed-segments.ts';
import { drawnPointer } from './drawn-pointer.ts';
import { nearestDirection, projectOn } from './constrain.ts';
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
import { symmetricTip, withImages } from './images.ts';
import { hexTip, isWhole, standingTiles, tileTip, tipFor, type Place, type Tip } from './tip.ts';
import { lastOf, type ToolPointer } from '../../../board/tools/tool.ts';
import * as words from '../words.ts';

interface BrushOptions {
  /** The pointer's shape. */
  readonly cursor: string;
  /** The verb of the step's label, before the name of the kind. */
  readonly verb: string;
  /** The tip for a value; by the width in hand when not said. */
  readonly tip?: Tip;
  /** The value that the brush paints. */
  readonly value: (pointer: ToolPointer, board: ToolBoard) => string | null;
}

/** A tool that paints where it is pressed and on along the drag. Shift keeps the drag on a straight line. */
function brush({ cursor, verb, tip: own, value }: BrushOptions): Tool {
  const plainTip = (painted: string | null, board: ToolBoard) => own ?? tipFor(painted, board);
  const tipOf = (painted: string | null, board: ToolBoard): Tip => {
    const tip = plainTip(painted, board);
    return isWhole(painted, board) ? symmetricTip(tip, board) : (at) => withImages(tip(at), board);
  };
  return {
    cursor,
    instead: altPicks,
    isOneStep: true,
    label: (pointer, board) => paintLabel(verb, value(pointer, board), board),
    hover(pointer, board) {
      const painted = value(pointer, board);
      const segments = tipOf(painted, board)(pointer);
      return segments.length > 0
        ? { segments, tone: toneOf(painted) }
        : { segments: plainTip(painted, board)(pointer), tone: 'point' };
    },
    press(pointer, board) {
      const painted = value(pointer, board);
      const tip = tipOf(painted, board);
      const apart = isWhole(painted, board);
      const dab = tip(pointer);
      const standing = standingTiles(painted, board);
      const cut = restsOf(dab, standing);
      const actions: ToolAction[] =
        dab.length > 0
          ? [
              ...(cut.length > 0 ? [{ kind: 'paint', segments: cut, value: null } as const] : []),
              { kind: 'paint', segments: dab, value: painted },
            ]
          : [{ kind: 'say', message: words.imagesCut }];
      return strokeFrom(
        { tip, value: painted, start: pointer.point, standing },
        actions,
        dab,
        apart ? new Set(dab.map(segmentKey)) : null,
        null,
      );
    },
  };
}

/** The rest of whole buildings that a dab cuts into: it goes, as half a building is none. */
function restsOf(
  dab: readonly Segment[],
  standing: ReadonlyMap<string, readonly Segment[]>,
): readonly Segment[] {
  const own = new Set(dab.map(segmentKey));
  const cut = new Set([...own].flatMap((key) => standing.get(key) ?? []));
  return [...cut].filter((segment) => !own.has(segmentKey(segment)));
}

interface Brushing {
  readonly tip: Tip;
  readonly value: string | null;
  readonly start: Point;
  /** The whole buildings of the kind that stood before, by the keys of their segments. */
  readonly standing: ReadonlyMap<string, readonly Segment[]>;
}

/** The line that a constrained drag keeps to, and how far it has come there. */
interface Line {
  readonly angle: number;
  readonly last: Point;
}

/** `painted` has the keys of what the stroke has covered so far, where no dab may meet another; else it is `null`. */
function strokeFrom(
  brushing: Brushing,
  actions: readonly ToolAction[],
  shown: readonly Segment[],
  painted: ReadonlySet<string> | null,
  line: Line | null,
): Stroke {
  const { tip, value, start, standing } = brushing;
  const preview: Preview = { segments: shown, tone: toneOf(value) };
  return {
    actions,
    preview,
    move(crossed) {
      const pointer = lastOf(crossed);
      const [dabs, nextLine] = pointer.modifiers.shift
        ? dabsOnLine(start, line, pointer.point)
        : [crossed, null];
      const free: Segment[] = [];
      const taken = painted && new Set(painted);
      let last = shown;
      for (const at of dabs) {
        const dab = tip(at);
        if (dab.length === 0) continue;
        if (taken) {
          const keys = dab.map(segmentKey);
          if (keys.some((key) => taken.has(key) || standing.has(key))) continue;
          for (const key of keys) taken.add(key);
        }
        free.push(...dab);
        last = dab;
      }
      const next: readonly ToolAction[] =
        free.length > 0 ? [{ kind: 'paint', segments: free, value }] : NO_ACTIONS;
      return strokeFrom(brushing, next, last, taken, nextLine);
    },
    release: () => NO_ACTIONS,
  };
}

function dabsOnLine(start: Point, line: Line | null, to: Point): [readonly Place[], Line | null] {
  const angle = line?.angle ?? nearestDirection(start, to);
  if (angle === null) return [[], null];
  const end = projectOn(start, angle, to);
  const dabs = crossedSegments(line?.last ?? start, end).map(({ segment, point }) => ({
    segment,
    vertex: nearestVertex(segment, point),
  }));
  return [dabs, { angle, last: end }];
}

export const paintTool = brush({
  cursor: drawnPointer('M3 21l4-1L20 7l-3-3L4 17zM14 7l3 3', 3, 21),
  verb: words.paint,
  value: paintedValue,
});

export const eraseTool = brush({
  cursor: drawnPointer('M4 20h9M8 20l-4-4 10-10 5 5-9 9z', 6, 19),
  verb: words.erase,
  value: () => null,
});

export const tileTool = brush({
  cursor: drawnPointer('M12 12L22 12M12 12L17 20.7M12 12L7 20.7M12 12L2 12M12 12L7 3.3M12 12L17 3.3', 12, 12),
  verb: words.paintTileOf,
  tip: tileTip,
  value: paintedValue,
});

export const hexTool = brush({
  cursor: drawnPointer('M22 12L17 20.7H7L2 12L7 3.3H17zM12 11v2M11 12h2', 12, 12),
  verb: words.paintHexOf,
  tip: hexTip,
  value: paintedValue,
});
