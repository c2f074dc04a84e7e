import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentCenter } from '../../../../../src/app/board/input/board-pointer.ts';
import { BRUSH_SIZES, type BrushSize } from '../../../../../src/app/board/tools/schematic-hand.ts';
import { eraseTool, paintTool } from '../../../../../src/app/features/schematics/tools/brush.ts';
import type { ToolAction } from '../../../../../src/app/features/schematics/tools/schematic-tool.ts';
import { lineTool } from '../../../../../src/app/features/schematics/tools/line.ts';
import { STRIP_HEIGHT, type Point } from '../../../../../src/engine/hex/plane.ts';
import { wholeTiles } from '../../../../../src/engine/schematic/footprint.ts';
import type { PaintedSegment } from '../../../../../src/engine/schematic/schematic.ts';
import { segmentAt, toCell } from '../../../../../src/engine/segment/cell.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../../../src/engine/segment/segment.ts';
import { isVertex, type Third } from '../../../../../src/engine/segment/thirds.ts';
import { tileAround } from '../../../../../src/engine/segment/vertex.ts';
import { nearSegment } from '../../../../support/documents.ts';
import { plainBoard, pointOn } from '../../../../support/tool-board.ts';

const SHIFT = { shift: true, alt: false, control: false };

const anySize = fc.constantFrom(...BRUSH_SIZES);

/** The segments of the line from a segment to a point. */
function line(from: Segment, to: Point, size: BrushSize, shift = false, kind = 'house'): readonly Segment[] {
  const board = plainBoard([], { size, kind });
  const end = pointOn(segmentAt(to.x, to.y), { point: to, ...(shift && { modifiers: SHIFT }) });
  const [action] = lineTool.press(pointOn(from), board).release(end, board);
  return action?.kind === 'paint' ? action.segments : [];
}

/** Whether segments hang together over their sides. */
function isOnePiece(segments: readonly Segment[]): boolean {
  const left = new Map(segments.map((one) => [segmentKey(one), one]));
  const queue = segments.slice(0, 1);
  left.delete(segmentKey(queue[0]!));
  for (const one of queue)
    for (const next of adjacentSegments(one)) if (left.delete(segmentKey(next))) queue.push(next);
  return left.size === 0;
}

/** The point that lies so far in one of twelve directions. */
function pointAt(from: Segment, direction: number, far: number): Point {
  const { x, y } = segmentCenter(from);
  return {
    x: x + far * Math.cos((direction * Math.PI) / 6),
    y: y + far * Math.sin((direction * Math.PI) / 6),
  };
}

describe('a line', () => {
  test('is one band from end to end, each segment once, whatever its direction and width', () => {
    fc.assert(
      fc.property(nearSegment, nearSegment, anySize, fc.boolean(), (from, end, size, shift) => {
        const segments = line(from, segmentCenter(end), size, shift);
        expect(isOnePiece(segments)).toBe(true);
        const keys = segments.map(segmentKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toContain(segmentKey(from));
        if (!shift && size !== 2) expect(keys).toContain(segmentKey(end));
      }),
    );
  });

  test('is in one piece along each of the twelve directions, where it passes from corner to corner', () => {
    for (const k of [0, 1, 2, 3, 4, 5] as const)
      for (let direction = 0; direction < 12; direction++)
        for (const size of BRUSH_SIZES) {
          const from = { q: 0, r: 0, k };
          const segments = line(from, pointAt(from, direction, 9), size, true);
          expect(isOnePiece(segments), `${k} ${direction} ${size}`).toBe(true);
          expect(segments.length).toBeGreaterThan(9);
        }
  });

  test('of 1, 2 or 3 segments covers so many strips along a strip', () => {
    for (const size of [1, 2, 3] as const)
      for (const direction of [0, 6]) {
        const from = { q: 0, r: 0, k: 0 } as const;
        const segments = line(from, pointAt(from, direction, 7), size, true);
        expect(new Set(segments.map((one) => toCell(one).strip)).size).toBe(size);
      }
  });

  test('lies near the straight line between its ends', () => {
    const reach = { 1: 1, 2: 1.75, 3: 2.2, hex: 2 };
    fc.assert(
      fc.property(nearSegment, nearSegment, anySize, (from, end, size) => {
        const [a, b] = [segmentCenter(from), segmentCenter(end)];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const square = dx * dx + dy * dy;
        for (const { x, y } of line(from, b, size).map(segmentCenter)) {
          const along = square === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / square;
          const share = Math.max(0, Math.min(1, along));
          expect(Math.hypot(x - a.x - share * dx, y - a.y - share * dy)).toBeLessThan(
            reach[size] * STRIP_HEIGHT,
          );
        }
      }),
    );
  });

  test('of whole buildings is made of whole tiles that do not cut into each other', () => {
    fc.assert(
      fc.property(nearSegment, nearSegment, fc.constantFrom<BrushSize>(1, 2, 3), (from, end, size) => {
        const segments = line(from, segmentCenter(end), size, false, 'church');
        expect(segments.length % 6).toBe(0);
        expect(new Set(segments.map(segmentKey)).size).toBe(segments.length);
      }),
    );
  });
});

describe('whole buildings over others that stand', () => {
  const anyTiles = fc.array(
    fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })).map(([a, b]) => ({ a, b })),
    { maxLength: 12 },
  );

  /** Churches about the vertices, each where the others leave room. */
  function standing(vertices: readonly Third[]): PaintedSegment[] {
    const taken = new Map<string, PaintedSegment>();
    for (const vertex of vertices.filter(isVertex)) {
      const tile = tileAround(vertex);
      if (tile.some((one) => taken.has(segmentKey(one)))) continue;
      for (const one of tile) taken.set(segmentKey(one), { ...one, kind: 'church' });
    }
    return [...taken.values()];
  }

  /** The segments that are painted after some actions. */
  function after(painted: readonly PaintedSegment[], actions: readonly ToolAction[]): PaintedSegment[] {
    const left = new Map(painted.map((one) => [segmentKey(one), one]));
    for (const action of actions)
      if (action.kind === 'paint')
        for (const one of action.segments)
          if (action.value === null) left.delete(segmentKey(one));
          else left.set(segmentKey(one), { ...one, kind: action.value });
    return [...left.values()];
  }

  const isWhole = (painted: readonly PaintedSegment[]) => wholeTiles(painted).length * 6 === painted.length;

  test.each(['line', 'ring', 'area'] as const)('a %s leaves all of them whole', (shape) => {
    fc.assert(
      fc.property(anyTiles, nearSegment, nearSegment, anySize, (vertices, from, end, size) => {
        const churches = standing(vertices);
        const board = plainBoard(churches, { size, shape, kind: 'church' });
        const actions = lineTool
          .press(pointOn(from), board)
          .move([pointOn({ ...from, k: 3 }), pointOn(end)], board)
          .release(pointOn(end), board);
        const painted = after(churches, actions);
        // Those that stood are there, and all are whole, however they are cut into tiles.
        expect(churches.every((one) => painted.some((other) => segmentKey(other) === segmentKey(one)))).toBe(
          true,
        );
        expect(painted.length % 6).toBe(0);
        for (const action of actions)
          if (action.kind === 'paint')
            for (const one of action.segments)
              expect(churches.map(segmentKey)).not.toContain(segmentKey(one));
      }),
    );
  });

  test('a press takes the whole of what it cuts, and the drag goes on around others', () => {
    fc.assert(
      fc.property(anyTiles, nearSegment, nearSegment, (vertices, from, end) => {
        const churches = standing(vertices);
        const board = plainBoard(churches, { kind: 'church' });
        const pressed = paintTool.press(pointOn(from), board);
        const moved = pressed.move([pointOn(end)], board);
        expect(isWhole(after(churches, pressed.actions)) || !isWhole(churches)).toBe(true);
        expect(after(churches, [...pressed.actions, ...moved.actions]).length % 6).toBe(0);
      }),
    );
  });
});

describe('a brush', () => {
  const dab = (tool: typeof paintTool, segment: Segment, size: BrushSize, kind = 'house') => {
    const board = plainBoard([], { size, kind });
    const [action] = tool.press(pointOn(segment), board).actions;
    return action?.kind === 'paint' ? action.segments : [];
  };

  test('covers the segments of its width, all about where it is pressed', () => {
    fc.assert(
      fc.property(nearSegment, fc.constantFrom(paintTool, eraseTool), (segment, tool) => {
        for (const [size, count] of [
          [1, 1],
          [2, 6],
          [3, 13],
          ['hex', 6],
        ] as const) {
          const segments = dab(tool, segment, size);
          expect(segments).toHaveLength(count);
          expect(segments.map(segmentKey)).toContain(segmentKey(segment));
          expect(isOnePiece(segments)).toBe(true);
        }
      }),
    );
  });

  test('paints a whole building whole, and erases a single segment', () => {
    fc.assert(
      fc.property(nearSegment, (segment) => {
        const { vertex } = pointOn(segment);
        expect(dab(paintTool, segment, 1, 'church')).toEqual(tileAround(vertex));
        expect(dab(eraseTool, segment, 1, 'church')).toEqual([segment]);
      }),
    );
  });
});

describe('a ring', () => {
  const ring = (from: Segment, to: Segment, size: BrushSize, shift = false, kind = 'house') => {
    const board = plainBoard([], { size, kind, shape: 'ring' });
    const end = pointOn(to, shift ? { modifiers: SHIFT } : {});
    const [action] = lineTool.press(pointOn(from), board).release(end, board);
    return action?.kind === 'paint' ? action.segments : [];
  };

  test('is closed about where the drag began, as wide as the brush, and goes through where it ends', () => {
    fc.assert(
      fc.property(nearSegment, nearSegment, anySize, (from, to, size) => {
        const segments = ring(from, to, size);
        const keys = segments.map(segmentKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toContain(segmentKey(to));
        expect(isOnePiece(segments)).toBe(true);
        // A hexagon of n sides has 6 n n segments.
        const full = ring(from, to, size, true).length;
        const radius = Math.sqrt(full / 6);
        expect(Number.isInteger(radius)).toBe(true);
        const width = size === 'hex' ? 2 : size;
        expect(segments).toHaveLength(full - 6 * Math.max(0, radius - width) ** 2);
      }),
    );
  });

  test('of whole buildings is made of whole tiles apart from each other', () => {
    fc.assert(
      fc.property(nearSegment, nearSegment, fc.boolean(), (from, to, shift) => {
        const segments = ring(from, to, 1, shift, 'church');
        expect(segments.length).toBeGreaterThan(0);
        expect(segments.length % 6).toBe(0);
        expect(new Set(segments.map(segmentKey)).size).toBe(segments.length);
      }),
    );
  });
});

describe('a filled outline', () => {
  const fill = (corners: readonly Point[], kind = 'house') => {
    const board = plainBoard([], { kind, shape: 'area' });
    const pointers = corners.map((point) => pointOn(segmentAt(point.x, point.y), { point }));
    let stroke = lineTool.press(pointers[0]!, board);
    for (const pointer of pointers.slice(1)) stroke = stroke.move([pointer], board);
    const [action] = stroke.release(pointers.at(-1)!, board);
    return action?.kind === 'paint' ? action.segments : [];
  };

  const anyBox = fc.record({
    left: fc.double({ min: -4, max: 0, noNaN: true }),
    top: fc.double({ min: -4, max: 0, noNaN: true }),
    width: fc.double({ min: 1, max: 6, noNaN: true }),
    height: fc.double({ min: 1, max: 6, noNaN: true }),
  });

  test('paints exactly the segments whose centers it goes around', () => {
    fc.assert(
      fc.property(anyBox, ({ left, top, width, height }) => {
        const [right, bottom] = [left + width, top + height];
        const corners = [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ];
        const keys = new Set(fill(corners).map(segmentKey));
        for (let q = -5; q <= 5; q++)
          for (let r = -8; r <= 8; r++)
            for (const k of [0, 1, 2, 3, 4, 5] as const) {
              const { x, y } = segmentCenter({ q, r, k });
              if (
                Math.min(Math.abs(x - left), Math.abs(x - right), Math.abs(y - top), Math.abs(y - bottom)) <
                1e-6
              )
                continue;
              expect(keys.has(segmentKey({ q, r, k }))).toBe(x > left && x < right && y > top && y < bottom);
            }
        const whole = fill(corners, 'church').map(segmentKey);
        expect(whole.length % 6).toBe(0);
        expect(new Set(whole).size).toBe(whole.length);
        expect(whole.every((key) => keys.has(key))).toBe(true);
      }),
    );
  });

  test('is nothing for a press that goes nowhere', () => {
    expect(fill([{ x: 0, y: 0.1 }])).toEqual([]);
  });
});
