import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areWhole,
  binRows,
  cellBeside,
  nearestCell,
  rangeOf,
  type Direction,
} from '../../../../src/app/features/seeds/plot/bins.ts';
import { cellsAlong } from '../../../../src/app/features/seeds/plot/cells-along.ts';
import { rampColor } from '../../../../src/app/features/seeds/plot/paint-bins.ts';
import { withRanges } from '../../../../src/app/features/seeds/plot/range-words.ts';

const FRAME = { x: { least: 0, greatest: 10 }, y: { least: 0, greatest: 10 }, columns: 20, lines: 10 };
const number = fc.oneof(
  // Sixteenths, which add up exactly.
  { weight: 5, arbitrary: fc.integer({ min: -32, max: 192 }).map((sixteenths) => sixteenths / 16) },
  { weight: 1, arbitrary: fc.constant(Number.NaN) },
);
const points = fc.array(fc.tuple(number, number, number), { maxLength: 60 });

function columns(all: readonly (readonly [number, number, number])[]) {
  const [x, y, color] = [0, 1, 2].map((index) => Float64Array.from(all, (one) => one[index]!));
  return { rows: Uint32Array.from(all.keys()), x: x!, y: y!, color: color! };
}

describe('the cells of a plot', () => {
  it('hold every city of the frame once, with the mean of their color', () => {
    fc.assert(
      fc.property(points, (all) => {
        const { rows, x, y, color } = columns(all);
        const bins = binRows(rows, x, y, color, FRAME);
        const inside = [...rows].filter(
          (row) => x[row]! >= 0 && x[row]! <= 10 && y[row]! >= 0 && y[row]! <= 10,
        );
        expect(bins.total).toBe(inside.length);
        expect(bins.count_cell.reduce((sum, count) => sum + count, 0)).toBe(inside.length);
        expect(bins.most).toBe(Math.max(0, ...bins.count_cell));
        expect(bins.occupied).toBe(bins.count_cell.filter((count) => count > 0).length);
        for (const [cell, row] of bins.row_cell.entries()) {
          expect(row >= 0).toBe(bins.count_cell[cell]! > 0);
          if (row < 0) continue;
          const cells = inside.filter((other) => cellOf(x[other]!, y[other]!) === cell);
          expect(cells).toContain(row);
          const colors = cells.map((other) => color[other]!).filter((one) => !Number.isNaN(one));
          if (colors.length === 0) expect(bins.color_cell![cell]).toBeNaN();
          else expect(bins.color_cell![cell]).toBeCloseTo(colors.reduce((a, b) => a + b) / colors.length, 9);
        }
      }),
    );
  });

  it('find the nearest city within a radius, as a look at all of them does', () => {
    fc.assert(
      fc.property(
        points,
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (all, column, line) => {
          const { rows, x, y } = columns(all);
          const bins = binRows(rows, x, y, null, FRAME);
          const way = (cell: number) =>
            Math.hypot((cell % 20) + 0.5 - column, Math.floor(cell / 20) + 0.5 - line);
          const near = [...bins.row_cell.keys()].filter(
            (cell) => bins.row_cell[cell]! >= 0 && way(cell) <= 4,
          );
          const found = nearestCell(bins, column, line, 4, 4);
          expect(found >= 0).toBe(near.length > 0);
          if (found >= 0) expect(way(found)).toBeCloseTo(Math.min(...near.map(way)), 9);
        },
      ),
    );
  });

  it('are walked through in every direction, and never off the cities', () => {
    const right: Direction = { columns: 1, lines: 0 };
    const up: Direction = { columns: 0, lines: -1 };
    const { rows, x, y } = columns([
      [1, 1, 0],
      [5, 1.2, 0],
      [5, 9, 0],
    ]);
    const bins = binRows(rows, x, y, null, FRAME);
    const [low, middle, high] = [...rows].map((row) => cellOf(x[row]!, y[row]!));
    expect(cellBeside(bins, low!, right)).toBe(middle);
    expect(cellBeside(bins, middle!, right)).toBe(middle);
    expect(cellBeside(bins, middle!, up)).toBe(high);
    expect([low, middle, high]).toContain(cellBeside(bins, -1, up));
    expect(cellBeside(binRows(new Uint32Array(0), x, y, null, FRAME), -1, right)).toBe(-1);
  });

  it('have a range with room for its ends, also of one number, and none without numbers', () => {
    const all = new Uint32Array([0, 1, 2]);
    expect(rangeOf(all, new Float64Array([5, Number.NaN, 5]), false)).toEqual({ least: 4, greatest: 6 });
    expect(rangeOf(all, new Float64Array([0, 100, Number.NaN]), false)).toEqual({ least: -3, greatest: 103 });
    expect(rangeOf(all, new Float64Array([0, 100, 1]), true)).toEqual({ least: -3.5, greatest: 103.5 });
    expect(rangeOf(all, new Float64Array(3).fill(Number.NaN), true)).toBeNull();
    expect(areWhole(all, new Float64Array([1, Number.NaN, 3]))).toBe(true);
    expect(areWhole(all, new Float64Array([1, 2, 0.5]))).toBe(false);
  });

  it('hold equally many whole numbers each, or each number has equally many, so that there are no stripes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 50, max: 1500 }),
        (numbers, length) => {
          const { count, range } = cellsAlong({ least: -0.5, greatest: numbers - 0.5 }, true, length);
          const perCell = (range.greatest - range.least) / count;
          expect(
            Number.isInteger(perCell) || Number.isInteger(1 / perCell) || Math.round(1 / perCell) % 2 === 1,
          ).toBe(true);
          expect(range.least).toBe(-0.5);
          expect(range.greatest).toBeGreaterThanOrEqual(numbers - 0.5);
          expect(range.greatest - (numbers - 0.5)).toBeLessThan(Math.max(1, perCell));
          expect((length * perCell) / numbers).toBeGreaterThan(1);
        },
      ),
    );
    expect(cellsAlong({ least: 0, greatest: 1 }, false, 250)).toEqual({
      count: 100,
      range: { least: 0, greatest: 1 },
    });
  });

  it('are colored from the first color to the last one', () => {
    const colors = [
      [0, 0, 0],
      [100, 100, 100],
      [200, 0, 0],
    ] as const;
    const at = (value: number) => rampColor(colors, { least: 0, greatest: 4 }, value);
    expect([-1, 0, 1, 2, 4, 9].map(at)).toEqual([
      colors[0],
      colors[0],
      [50, 50, 50],
      colors[1],
      colors[2],
      colors[2],
    ]);
  });
});

describe('a filter by dragging', () => {
  const doors = { name: 'doors', range: { least: 9.4, greatest: 20.7 }, isWhole: true };
  const coverage = { name: 'coverage', range: { least: 0.412345, greatest: 0.52 }, isWhole: false };

  it('names the ends of both ranges, whole ones from within', () => {
    expect(withRanges('', [doors, coverage])).toBe(
      'doors >= 10 and doors <= 20 and coverage >= 0.4123 and coverage <= 0.52',
    );
    expect(withRanges('', [{ ...doors, range: { least: 9.5, greatest: 10.2 } }])).toBe('doors = 10');
  });

  it('replaces ranges of the same figures, and keeps all other conditions', () => {
    expect(withRanges('walls.closed = 2 and doors >= 3 and near(castle, gate) <= 30', [doors])).toBe(
      'walls.closed = 2 and near(castle, gate) <= 30 and doors >= 10 and doors <= 20',
    );
    expect(withRanges('coverage >= 40 % and doors < 9', [doors, coverage])).toBe(
      'doors >= 10 and doors <= 20 and coverage >= 0.4123 and coverage <= 0.52',
    );
  });

  it('replaces both bounds of a chain, and keeps what is in quotes or parentheses', () => {
    expect(withRanges('3 <= doors <= 9 and district("sand and sea") > 2', [doors])).toBe(
      'district("sand and sea") > 2 and doors >= 10 and doors <= 20',
    );
    expect(withRanges('(doors > 3 and ok = 1)', [doors])).toBe(
      '(doors > 3 and ok = 1) and doors >= 10 and doors <= 20',
    );
  });

  it('keeps other filters whole', () => {
    expect(withRanges('doors > 3 or ok = 1', [doors])).toBe(
      '(doors > 3 or ok = 1) and doors >= 10 and doors <= 20',
    );
  });
});

/** The cell of a place in the frame, slowly. */
function cellOf(x: number, y: number): number {
  return Math.min(9, Math.floor(10 - y)) * 20 + Math.min(19, Math.floor(2 * x));
}
