import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  eraseTool,
  hexTool,
  paintTool,
  tileTool,
} from '../../../../../src/app/features/schematics/tools/brush.ts';
import { fillTool } from '../../../../../src/app/features/schematics/tools/fill.ts';
import { lineTool } from '../../../../../src/app/features/schematics/tools/line.ts';
import { centerTool, pickTool } from '../../../../../src/app/features/schematics/tools/point.ts';
import { buildingAt, selectTool } from '../../../../../src/app/features/schematics/tools/select.ts';
import type {
  Tool,
  ToolAction,
  ToolBoard,
} from '../../../../../src/app/features/schematics/tools/schematic-tool.ts';
import type { ToolPointer } from '../../../../../src/app/board/tools/tool.ts';
import { enclosing } from '../../../../../src/app/board/tools/band.ts';
import { segmentCenter } from '../../../../../src/app/board/input/board-pointer.ts';
import { DIRECTIONS } from '../../../../../src/engine/hex/hex.ts';
import type { PaintedSegment } from '../../../../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../../../src/engine/segment/segment.ts';
import { segmentVertices, tileAround, thirdToPoint } from '../../../../../src/engine/segment/vertex.ts';
import { nearSegment } from '../../../../support/documents.ts';
import { plainBoard, pointOn } from '../../../../support/tool-board.ts';

const SHIFT = { shift: true, alt: false, control: false };
const ALT = { shift: false, alt: true, control: false };

const at = (q: number, r: number, k: Segment['k']): Segment => ({ q, r, k });

/** All that a press, moves and a release ask for. */
function play(tool: Tool, pointers: readonly ToolPointer[], board: ToolBoard): ToolAction[] {
  const [first, ...rest] = pointers;
  let stroke = tool.press(first!, board);
  const actions = [...stroke.actions];
  for (const pointer of rest) {
    stroke = stroke.move([pointer], board);
    actions.push(...stroke.actions);
  }
  return [...actions, ...stroke.release(pointers.at(-1)!, board)];
}

function painted(actions: readonly ToolAction[]): string[] {
  return actions.flatMap((action) => (action.kind === 'paint' ? action.segments.map(segmentKey) : []));
}

function selected(actions: readonly ToolAction[]): string[] {
  return actions
    .flatMap((action) => (action.kind === 'select' ? action.segments.map(segmentKey) : []))
    .sort();
}

function keys(segments: readonly Segment[]): string[] {
  return segments.map(segmentKey).sort();
}

const hexAt = (q: number, r: number, kind: string): PaintedSegment[] =>
  DIRECTIONS.map((k) => ({ q, r, k, kind }));

describe('a brush', () => {
  it('paints where it is pressed and where it is dragged, with the kind in hand', () => {
    const board = plainBoard([], { kind: 'wheat' });
    const actions = play(paintTool, [pointOn(at(0, 0, 0)), pointOn(at(0, 0, 1))], board);
    expect(actions).toEqual([
      { kind: 'paint', segments: [at(0, 0, 0)], value: 'wheat' },
      { kind: 'paint', segments: [at(0, 0, 1)], value: 'wheat' },
    ]);
  });

  it.each([
    ['paint', paintTool, 1],
    ['tile', tileTool, 6],
    ['hex', hexTool, 6],
    ['line', lineTool, 1],
  ] as const)('%s erases with the secondary button', (_, tool, size) => {
    const pointer = pointOn(at(2, -1, 3), { button: 'secondary' });
    const actions = play(tool, [pointer], plainBoard([]));
    expect(painted(actions)).toHaveLength(size);
    expect(actions.every((action) => action.kind === 'paint' && action.value === null)).toBe(true);
    expect(tool.label(pointer, plainBoard([]))).toBe('Erase');
  });

  it('erases whatever is in hand', () => {
    expect(play(eraseTool, [pointOn(at(0, 0, 4))], plainBoard([]))).toEqual([
      { kind: 'paint', segments: [at(0, 0, 4)], value: null },
    ]);
  });

  it('shows what a press would paint, before it', () => {
    fc.assert(
      fc.property(nearSegment, fc.constantFrom(paintTool, eraseTool, tileTool, hexTool), (segment, tool) => {
        const board = plainBoard([]);
        const pointer = pointOn(segment);
        expect(keys(tool.hover(pointer, board).segments)).toEqual(
          painted(play(tool, [pointer], board)).sort(),
        );
      }),
    );
  });

  it('paints the whole tile about the nearest vertex, at each of the three offsets', () => {
    fc.assert(
      fc.property(nearSegment, fc.constantFrom(0, 1, 2), (segment, corner) => {
        const vertex = segmentVertices(segment)[corner];
        const [center, to] = [segmentCenter(segment), thirdToPoint(vertex)];
        const point = { x: (center.x + 3 * to.x) / 4, y: (center.y + 3 * to.y) / 4 };
        const pointer = pointOn(segment, { point });
        expect(painted(play(tileTool, [pointer], plainBoard([]))).sort()).toEqual(keys(tileAround(vertex)));
      }),
    );
  });

  it('keeps whole buildings of a drag apart', () => {
    fc.assert(
      fc.property(fc.array(nearSegment, { minLength: 1, maxLength: 12 }), (segments) => {
        const board = plainBoard([], { kind: 'church' });
        const all = painted(
          play(
            tileTool,
            segments.map((segment) => pointOn(segment)),
            board,
          ),
        );
        expect(new Set(all).size).toBe(all.length);
        expect(all.length % 6).toBe(0);
      }),
    );
  });

  it('stays on a straight line while Shift is held', () => {
    fc.assert(
      fc.property(fc.array(nearSegment, { minLength: 2, maxLength: 8 }), (segments) => {
        const pointers = segments.map((segment) => pointOn(segment, { modifiers: SHIFT }));
        const all = painted(play(paintTool, pointers, plainBoard([])));
        const start = segmentCenter(segments[0]!);
        const places = all.map((key) => {
          const [q, r, k] = key.split(',').map(Number) as [number, number, Segment['k']];
          return segmentCenter({ q, r, k });
        });
        // Of all directions there is one whose line every painted segment touches.
        const isOnLine = DIRECTIONS.concat(DIRECTIONS).some((_, i) => {
          const angle = (i * Math.PI) / 6;
          return places.every(
            ({ x, y }) => Math.abs((y - start.y) * Math.cos(angle) - (x - start.x) * Math.sin(angle)) <= 0.58,
          );
        });
        expect(isOnLine).toBe(true);
      }),
    );
  });
});

describe('Line', () => {
  it('paints at the release, from the first segment to the last, without a gap', () => {
    fc.assert(
      fc.property(nearSegment, nearSegment, (from, to) => {
        const stroke = lineTool.press(pointOn(from), plainBoard([]));
        expect(stroke.actions).toEqual([]);
        const moved = stroke.move([pointOn(to)], plainBoard([]));
        expect(moved.actions).toEqual([]);
        const [action] = moved.release(pointOn(to), plainBoard([]));
        expect(action).toEqual({ kind: 'paint', segments: moved.preview.segments, value: 'house' });
        const line = moved.preview.segments;
        expect([line[0], line.at(-1)]).toEqual([from, to]);
        for (let i = 1; i < line.length; i++) {
          const shared = segmentVertices(line[i - 1]!).filter(({ a, b }) =>
            segmentVertices(line[i]!).some((other) => other.a === a && other.b === b),
          );
          expect(shared.length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('Fill', () => {
  it('fills what hangs together of one kind', () => {
    const board = plainBoard([...hexAt(0, 0, 'wheat'), ...hexAt(1, 0, 'wheat'), ...hexAt(5, 0, 'wheat')], {
      kind: 'pond',
    });
    const actions = play(fillTool, [pointOn(at(0, 0, 2))], board);
    expect(painted(actions).sort()).toEqual(keys([...hexAt(0, 0, ''), ...hexAt(1, 0, '')]));
  });

  it('fills all of a kind with Shift', () => {
    const all = [...hexAt(0, 0, 'wheat'), ...hexAt(5, 0, 'wheat')];
    const actions = play(fillTool, [pointOn(at(0, 0, 2), { modifiers: SHIFT })], plainBoard(all));
    expect(painted(actions).sort()).toEqual(keys(all));
  });

  it('fills a hole, and says why it cannot fill what is open', () => {
    const ring = DIRECTIONS.flatMap((k) => {
      const [q, r] = [
        [0, -1],
        [1, -1],
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
      ][k] as [number, number];
      return hexAt(q, r, 'wall');
    });
    const closed = plainBoard(ring);
    expect(painted(play(fillTool, [pointOn(at(0, 0, 0))], closed)).sort()).toEqual(keys(hexAt(0, 0, '')));
    const open = plainBoard(ring.filter(({ q, r }) => q !== 0 || r !== -1));
    for (const board of [open, plainBoard([])])
      expect(play(fillTool, [pointOn(at(0, 0, 0))], board)).toEqual([
        { kind: 'say', message: expect.stringMatching(/outline/) as string },
      ]);
  });

  it('agrees with a plain flood over edges', () => {
    const shape = fc.uniqueArray(nearSegment, { selector: segmentKey, minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(shape, fc.nat(59), (segments, index) => {
        const board = plainBoard(segments.map((one) => ({ ...one, kind: 'wheat' })));
        const start = segments[index % segments.length]!;
        let reached = new Set([segmentKey(start)]);
        for (;;) {
          const next = new Set(reached);
          for (const one of segments)
            if (adjacentSegments(one).some((other) => reached.has(segmentKey(other))))
              next.add(segmentKey(one));
          if (next.size === reached.size) break;
          reached = next;
        }
        expect(painted(play(fillTool, [pointOn(start)], board)).sort()).toEqual([...reached].sort());
      }),
    );
  });
});

describe('Pick and Center', () => {
  it('act where they are released', () => {
    const board = plainBoard(hexAt(0, 0, 'wheat'));
    expect(play(pickTool, [pointOn(at(4, 0, 0)), pointOn(at(0, 0, 3))], board)).toEqual([
      { kind: 'pick', value: 'wheat' },
    ]);
    expect(play(centerTool, [pointOn(at(2, 1, 3))], board)).toEqual([
      { kind: 'recenter', segment: at(2, 1, 3) },
    ]);
  });
});

describe('Select', () => {
  const church = hexAt(0, 0, 'church');
  const field = [...hexAt(2, 0, 'wheat'), ...hexAt(3, 0, 'wheat')];
  const board = plainBoard([
    ...church,
    ...hexAt(0, 1, 'church'),
    ...field,
    { ...at(-3, 0, 0), kind: 'house' },
  ]);

  it('takes the building that is clicked: a segment, a tile, an area', () => {
    expect(keys(buildingAt(at(0, 0, 4), board))).toEqual(keys(church));
    expect(keys(buildingAt(at(3, 0, 1), board))).toEqual(keys(field));
    expect(buildingAt(at(-3, 0, 0), board)).toEqual([at(-3, 0, 0)]);
    expect(buildingAt(at(-3, 0, 1), board)).toEqual([]);
  });

  it('takes what lies in the rectangle, Shift adds and Alt takes away', () => {
    const corner = { x: -0.95, y: -0.95 };
    for (const [modifiers, change] of [
      [{ shift: false, alt: false, control: false }, 'replace'],
      [SHIFT, 'add'],
      [ALT, 'subtract'],
    ] as const) {
      const press = pointOn(at(0, 0, 5), { point: corner, modifiers });
      const end = pointOn(at(0, 0, 2), { point: { x: 0.95, y: 0.85 } });
      const actions = play(selectTool, [press, end], board);
      expect(actions).toHaveLength(1);
      const [action] = actions;
      expect(action).toMatchObject({ kind: 'select', change });
      expect(selected(actions)).toEqual(keys(church));
    }
  });

  it('takes what lies within a lasso', () => {
    const points = [
      { x: -1.1, y: -1 },
      { x: 1.1, y: -1 },
      { x: 1.1, y: 0.9 },
      { x: -1.1, y: 0.9 },
    ];
    const lasso = plainBoard([...church, ...field], { lasso: true });
    const actions = play(
      selectTool,
      points.map((point) => pointOn(at(0, 0, 0), { point })),
      lasso,
    );
    expect(selected(actions)).toEqual(keys(church));
  });

  it('moves what is selected by whole hexes, however the pointer comes there', () => {
    const selected = plainBoard(church, { selected: church });
    fc.assert(
      fc.property(fc.array(nearSegment, { minLength: 1, maxLength: 6 }), (way) => {
        const start = pointOn(at(0, 0, 0));
        const actions = play(selectTool, [start, ...way.map((segment) => pointOn(segment))], selected);
        const total = actions.reduce(
          ({ a, b }, action) =>
            action.kind === 'move' ? { a: a + action.by.a, b: b + action.by.b } : { a, b },
          { a: 0, b: 0 },
        );
        const direct = play(selectTool, [start, pointOn(way.at(-1)!)], selected)[0];
        expect(total).toEqual(direct?.kind === 'move' ? direct.by : { a: 0, b: 0 });
        expect([total.a % 3, total.b % 3].map(Math.abs)).toEqual([0, 0]);
      }),
    );
  });

  it('knows the inside of a closed line', () => {
    const triangle = [
      { x: 0, y: 0 },
      { x: 4, y: 0 },
      { x: 0, y: 4 },
    ];
    expect(enclosing(triangle)(1, 1)).toBe(true);
    expect(enclosing(triangle)(3, 3)).toBe(false);
    expect(enclosing(triangle)(-1, 1)).toBe(false);
  });
});
