import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rowGrid, squareGrid } from '../../../src/engine/map/map-grids.ts';
import { findPath, NO_WAY, type PathGrid } from '../../../src/engine/map/path.ts';
import { SQUARE_MOVES, squareNeighbor, STEP_COSTS } from '../../../src/engine/map/square-map.ts';

const cost = fc.integer({ min: 1, max: 12 });

/** A map of a few cells with walls, and two cells of it. */
const anyTask = fc
  .record({
    width: fc.integer({ min: 1, max: 8 }),
    height: fc.integer({ min: 1, max: 8 }),
    orthogonal: cost,
    diagonal: cost,
    square: fc.boolean(),
    walls: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
    from: fc.nat(63),
    to: fc.nat(63),
  })
  .map(({ width, height, orthogonal, diagonal, square, walls, from, to }) => {
    const map = { width, height };
    const size = width * height;
    return {
      grid: square ? squareGrid(map, { orthogonal, diagonal }) : rowGrid(map),
      isOpen: (cell: number) => !walls[cell],
      from: from % size,
      to: to % size,
    };
  });

type Task = ReturnType<typeof anyTask.generate>['value'];

/** The moves from a cell: where to and at what cost. */
function movesFrom(grid: PathGrid, cell: number) {
  const into = new Int32Array(grid.cost_move.length);
  grid.neighbors(cell, into);
  return [...into]
    .map((next, move) => ({ next, cost: grid.cost_move[move]! }))
    .filter(({ next }) => next >= 0);
}

/** The oracle: costs from `from`, lowered for as long as some move lowers one. */
function costByRelaxing({ grid, isOpen, from, to }: Task): number {
  const costs = new Map([[from, 0]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const [cell, before] of costs)
      if (cell === from || isOpen(cell))
        for (const { next, cost: step } of movesFrom(grid, cell))
          if (before + step < (costs.get(next) ?? Infinity)) {
            costs.set(next, before + step);
            changed = true;
          }
  }
  return costs.get(to) ?? Infinity;
}

describe('the cheapest way', () => {
  test('costs what trying everything finds, on rows and on squares', () => {
    fc.assert(
      fc.property(anyTask, (task) => {
        expect(findPath(task.grid, task.isOpen, task.from, task.to).cost).toBe(costByRelaxing(task));
      }),
      { numRuns: 1000 },
    );
  });

  test('goes by moves, over open cells between its ends, and costs what its moves cost', () => {
    fc.assert(
      fc.property(anyTask, ({ grid, isOpen, from, to }) => {
        const { cells, cost: total } = findPath(grid, isOpen, from, to);
        if (cells.length === 0) {
          expect(total).toBe(Infinity);
          return;
        }
        expect([cells[0], cells.at(-1)]).toEqual([from, to]);
        expect(cells.slice(1, -1).every(isOpen)).toBe(true);
        let sum = 0;
        for (let index = 1; index < cells.length; index++)
          sum += movesFrom(grid, cells[index - 1]!).find(({ next }) => next === cells[index])!.cost;
        expect(sum).toBe(total);
      }),
      { numRuns: 500 },
    );
  });

  test('keeps nearest to the straight line at every step, then takes the first move', () => {
    fc.assert(
      fc.property(anyTask, (task) => {
        const { grid, isOpen, from, to } = task;
        const { cells } = findPath(grid, isOpen, from, to);
        for (let index = 0; index + 1 < cells.length; index++) {
          const cell = cells[index]!;
          const rest = costByRelaxing({ ...task, from: cell });
          const good = movesFrom(grid, cell).filter(
            ({ next, cost: step }) =>
              (next === to || isOpen(next)) && step + costByRelaxing({ ...task, from: next }) === rest,
          );
          const nearest = Math.min(...good.map(({ next }) => grid.aside(next, from, to)));
          expect(cells[index + 1]).toBe(
            good.find(({ next }) => grid.aside(next, from, to) === nearest)!.next,
          );
        }
      }),
      { numRuns: 100 },
    );
  });

  test('of a wide open map looks straight', () => {
    const width = 41;
    const { cells } = findPath(rowGrid({ width, height: 21 }), () => true, 0, 20 * width + 40);
    const places = cells.map((cell) => ({
      y: Math.floor(cell / width),
      x: (cell % width) + (Math.floor(cell / width) % 2) / 2,
    }));
    for (const { y, x } of places) expect(Math.abs(x - 2 * y)).toBeLessThanOrEqual(1);
  });

  test('on squares costs five a straight step and seven a diagonal one', () => {
    const grid = squareGrid({ width: 10, height: 10 });
    expect(STEP_COSTS).toEqual({ orthogonal: 5, diagonal: 7 });
    expect(findPath(grid, () => true, 0, 37)).toEqual({
      cells: [0, 1, 12, 13, 24, 25, 36, 37],
      cost: 3 * 7 + 4 * 5,
    });
    expect(findPath(grid, () => true, 5, 5)).toEqual({ cells: [5], cost: 0 });
    expect(SQUARE_MOVES.map((_, move) => squareNeighbor({ width: 3, height: 3 }, 4, move))).toEqual([
      1, 2, 5, 8, 7, 6, 3, 0,
    ]);
  });

  test('does not exist through a wall', () => {
    const isOpen = (cell: number) => cell % 5 !== 2;
    expect(findPath(squareGrid({ width: 5, height: 5 }), isOpen, 0, 4)).toBe(NO_WAY);
    expect(findPath(rowGrid({ width: 5, height: 5 }), isOpen, 0, 4)).toBe(NO_WAY);
  });

  test('refuses cells and costs that are none', () => {
    const grid = rowGrid({ width: 2, height: 2 });
    expect(() => findPath(grid, () => true, -1, 0)).toThrow(new RangeError('cell -1 is not 0..3'));
    expect(() => findPath(grid, () => true, 0, 4)).toThrow(RangeError);
    expect(() => findPath(grid, () => true, 0.5, 1)).toThrow(RangeError);
    for (const diagonal of [0, -1, 1.5, NaN, 2 ** 31])
      expect(() =>
        findPath(squareGrid({ width: 2, height: 2 }, { orthogonal: 5, diagonal }), () => true, 0, 1),
      ).toThrow(RangeError);
    expect(() => squareNeighbor({ width: 2, height: 2 }, 0, 8)).toThrow(RangeError);
  });
});
