import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CellGrid } from '../../../src/engine/board/cell-grid.ts';
import { Reach } from '../../../src/engine/fit/reach.ts';
import { reachShape, type ReachShape } from '../../../src/engine/fit/reach-shape.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { RandomStream } from '../../../src/engine/random/stream.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { grownPiece } from '../../support/planted.ts';

const GRID = new CellGrid(hexagonLand(3), 24);
const LAND = [...GRID.land_cell.keys()].filter((cell) => GRID.land_cell[cell] === 1);
const ORIGIN = GRID.cellOf({ q: 0, r: 0, k: 0 });
const isPublic = () => false;

/** The pieces of the land that are not blocked, by flooding. */
function pieces(blocked: ReadonlySet<number>): number[][] {
  const left = new Set(LAND.filter((cell) => !blocked.has(cell)));
  const found: number[][] = [];
  for (const start of left) {
    const piece = [start];
    left.delete(start);
    for (const cell of piece)
      for (const next of GRID.neighbors(cell)) if (left.delete(next)) piece.push(next);
    found.push(piece);
  }
  return found;
}

/** Whether some cells part a piece of the land when they are blocked, too; their own courtyards are not counted. */
function parts(blocked: ReadonlySet<number>, filled: readonly number[]): boolean {
  const number_cell = new Map<number, number>();
  pieces(new Set([...blocked, ...filled])).forEach((piece, number) => {
    for (const cell of piece) number_cell.set(cell, number);
  });
  return pieces(blocked).some(
    (piece) => new Set(piece.flatMap((cell) => number_cell.get(cell) ?? [])).size > 1,
  );
}

interface Refused {
  readonly shape: ReachShape;
  readonly start: number;
  readonly first: number;
  readonly second: number;
}

test('a piece fits when, and only when, it parts no piece of public ground', () => {
  let found = 0;
  fc.assert(
    fc.property(fc.nat(0xffffffff), fc.integer({ min: 0, max: 3 }), (seed, sparse) => {
      const random = new RandomStream(seed);
      const blocked = new Set(LAND.filter(() => random.below(4 + 3 * sparse) === 0));
      const reach = new Reach(GRID, (cell) => !blocked.has(cell));
      const refused: Refused[] = [];
      for (let tried = 0; tried < 60; tried++) {
        const hexes: readonly PaintedHex[] = grownPiece(random, 1 + random.below(9));
        const shape = reachShape({ hexes }, PLAIN_POSE, GRID, isPublic);
        const start = LAND[random.below(LAND.length)]!;
        // Moves by whole hexes keep even cells even.
        const { q, r } = GRID.segmentOf(start);
        const step = GRID.stepOf({ q, r });
        const cells = Array.from(shape.cells, (cell) => ORIGIN + step + cell);
        if (cells.some((cell) => GRID.land_cell[cell] !== 1 || blocked.has(cell))) continue;
        const after = new Set([...blocked, ...cells]);
        const filled = Array.from(shape.filled, (cell) => ORIGIN + step + cell);
        const keeps = !parts(blocked, filled);
        expect(reach.allows(shape, ORIGIN + step)).toBe(keeps);
        const { first, second } = reach.parted;
        if (reach.areParted(first, second)) refused.push({ shape, start: ORIGIN + step, first, second });
        expect(reach.cutOff(shape, ORIGIN + step).length > 0).toBe(!keeps);
        // The generator leaves courtyards open: it keeps the number of pieces.
        const before = pieces(blocked).length;
        expect(reach.suits(shape, ORIGIN + step)).toBe(
          keeps && pieces(after).length === before + shape.cycles,
        );
        if (!keeps) continue;
        reach.put(shape, ORIGIN + step);
        for (const cell of cells) blocked.add(cell);
        for (const { shape, start, first, second } of refused)
          if (reach.areParted(first, second) && shape.cells.every((cell) => !blocked.has(start + cell)))
            expect(reach.allows(shape, start)).toBe(false);
      }
      found += refused.length;
    }),
    { numRuns: 200 },
  );
  // Two cells that it would part are named nearly always.
  expect(found).toBeGreaterThan(1000);
});

test('a piece with a court of its own fits: the court is no way that it cuts off', () => {
  const ring: PaintedHex[] = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ].map(([q, r]) => ({
    q: q!,
    r: r!,
    segments: ['wall', 'wall', 'wall', 'wall', 'wall', 'wall'],
  }));
  const shape = reachShape({ hexes: ring }, PLAIN_POSE, GRID, isPublic);
  expect(shape.cycles).toBe(1);
  expect(new Reach(GRID, () => true).allows(shape, ORIGIN)).toBe(true);
});
