import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { RandomStream } from '../../../src/engine/random/stream.ts';
import { ANY_POSE } from '../../../src/engine/schematic/pose.ts';
import { mergeSegments, type PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { fromCell } from '../../../src/engine/segment/cell.ts';
import { ChainPiece } from '../../../src/engine/town/chain.ts';
import { FREE, TownGrid } from '../../../src/engine/town/grid.ts';
import { layRivers } from '../../../src/engine/town/river.ts';
import {
  cornersInside,
  smoothRegion,
  traceWall,
  wholeRegion,
  withoutFarBanks,
  withoutNarrows,
} from '../../../src/engine/town/wall-line.ts';
import { tileWall } from '../../../src/engine/town/wall-tiles.ts';

const LAND = hexagonLand(9);

/** A region of corners that grows from the middle, by chance. */
function anyRegion(grid: TownGrid, random: RandomStream, size: number): Uint8Array {
  const inside_corner = new Uint8Array(grid.state_cell.length);
  const start = grid.cellOf({ q: 0, r: 0, k: 3 });
  const edge = [start];
  inside_corner[start] = 1;
  const { columns } = grid;
  for (let grown = 1; grown < size && edge.length > 0;) {
    const corner = edge[random.below(edge.length)]!;
    const steps = [-2, 2, -columns - 1, -columns + 1, columns - 1, columns + 1];
    const next = corner + steps[random.below(6)]!;
    const { q, r } = grid.segmentOf(next);
    if (inside_corner[next] === 1 || Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) > 6) {
      if (random.below(4) === 0) edge.splice(edge.indexOf(corner), 1);
      continue;
    }
    inside_corner[next] = 1;
    edge.push(next);
    grown++;
  }
  return wholeRegion(grid, inside_corner);
}

function strip(length: number): readonly PaintedHex[] {
  return mergeSegments(
    Array.from({ length }, (_, column) => ({ ...fromCell({ strip: 0, column }), kind: 'wall' })),
  );
}

const piece = (id: string, length: number, weight: number) =>
  new ChainPiece(id, { hexes: strip(length) }, { ...ANY_POSE, weight });
const PIECES = [piece('four', 4, 1), piece('two', 2, 1), piece('one', 1, 1)];
const GATE = piece('gate', 2, 1);

const anyWall = fc.record({ seed: fc.nat(0xffffffff), size: fc.integer({ min: 1, max: 90 }) });

/** A hex at the edge of the land, by the axis along which it is farthest. */
const FAR = {
  q: { q: 9, r: -4, k: 0 },
  r: { q: -4, r: 9, k: 0 },
  s: { q: -4, r: -5, k: 0 },
} as const;

function farthest(axis: keyof typeof FAR, sign: 1 | -1) {
  const { q, r } = FAR[axis];
  return { q: sign * q, r: sign * r };
}

/** The cells that are reached from a cell, by default at the edge of the land, without the given ones. */
function reached(
  grid: TownGrid,
  blocked: ReadonlySet<number>,
  start = grid.cellOf({ q: 9, r: 0, k: 0 }),
): Set<number> {
  const seen = new Set([start]);
  for (const cell of seen)
    for (const next of grid.neighbors(cell))
      if (grid.state_cell[next] !== 0 && !blocked.has(next)) seen.add(next);
  return seen;
}

describe('the region of a wall beside rivers', () => {
  test('crosses no river for less than five hexes, and loses nothing else', () => {
    let drops = 0;
    const anyTown = fc.record({
      seed: fc.nat(0xffffffff),
      size: fc.integer({ min: 20, max: 250 }),
      count: fc.integer({ min: 1, max: 2 }),
    });
    fc.assert(
      fc.property(anyTown, ({ seed, size, count }) => {
        const grid = new TownGrid(LAND);
        layRivers(grid, { count, kind: 'river', width: 1 }, seed);
        const region = anyRegion(grid, new RandomStream(seed), size);
        const kept = withoutFarBanks(grid, region);
        const isGround = (corners: Uint8Array, cell: number) =>
          grid.state_cell[cell] === FREE && cornersInside(grid, corners, cell) > 0;
        const roomOf = (corners: Uint8Array, part: ReadonlySet<number>) =>
          [...part].filter((cell) => cornersInside(grid, corners, cell) === 3).length;
        const partsOf = (corners: Uint8Array) => {
          const river = new Set([...grid.state_cell.keys()].filter((cell) => !isGround(corners, cell)));
          const parts: Set<number>[] = [];
          for (const cell of grid.state_cell.keys())
            if (!river.has(cell) && !parts.some((part) => part.has(cell)))
              parts.push(reached(grid, river, cell));
          return parts;
        };
        const parts = partsOf(region);
        const most = Math.max(...parts.map((part) => roomOf(region, part)));
        for (const part of parts) {
          const room = roomOf(region, part);
          const isKept = room >= 30 || room === most;
          if (!isKept) drops++;
          expect(roomOf(kept, part)).toBe(isKept ? room : 0);
        }
        region.forEach((inside, corner) => expect(kept[corner]).toBeLessThanOrEqual(inside));
      }),
    );
    expect(drops).toBeGreaterThan(0);
  });
});

describe('the line of a wall', () => {
  test('is closed, has six more cells that point outward, and lets nothing through', () => {
    fc.assert(
      fc.property(anyWall, ({ seed, size }) => {
        const grid = new TownGrid(LAND);
        const region = anyRegion(grid, new RandomStream(seed), size);
        const { cells } = traceWall(grid, region);
        expect(new Set(cells).size).toBe(cells.length);
        cells.forEach((cell, index) =>
          expect(grid.neighbors(cell)).toContain(cells[(index + 1) % cells.length]),
        );
        const one = cells.filter((cell) => cornersInside(grid, region, cell) === 1).length;
        expect(one - (cells.length - one)).toBe(6);
        const outside = reached(grid, new Set(cells));
        for (let cell = 0; cell < region.length; cell++)
          if (cornersInside(grid, region, cell) === 3) expect(outside.has(cell)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('encloses ground all along: no narrow part of a region is left, and nothing wide goes', () => {
    fc.assert(
      fc.property(anyWall, ({ seed, size }) => {
        const grid = new TownGrid(LAND);
        const region = anyRegion(grid, new RandomStream(seed), size);
        const wide = withoutNarrows(grid, region);
        const { columns } = grid;
        const around = [-2, 2, -columns - 1, -columns + 1, columns - 1, columns + 1];
        const corners = [...region.keys()].filter((corner) => region[corner] === 1);
        const isCore = (corner: number) => around.every((step) => region[corner + step] === 1);
        const left = corners.filter((corner) => wide[corner] === 1);
        if (!corners.some(isCore)) {
          expect(left).toEqual(corners);
          return;
        }
        expect(left.some(isCore)).toBe(true);
        for (const corner of left) {
          // Within two steps of a corner that lies deep inside, itself among them.
          const near = [
            corner,
            ...around.flatMap((one) => [corner + one, ...around.map((two) => corner + one + two)]),
          ];
          expect(near.some((one) => isCore(one) && wide[one] === 1)).toBe(true);
        }
        expect(withoutNarrows(grid, wide)).toEqual(wide);
      }),
      { numRuns: 300 },
    );
  });

  test('ends at the sea, on both sides of a town that lies there, and parts it from the country', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 5 }), fc.constantFrom('q', 'r', 's'), (border, axis) => {
        const grid = new TownGrid(LAND);
        const isTown = (cell: number) => {
          const { q, r } = grid.segmentOf(cell);
          return { q, r, s: -q - r }[axis] >= border;
        };
        const region = wholeRegion(grid, smoothRegion(grid, isTown));
        const { cells } = traceWall(grid, region);
        const stands = cells.map((cell) => grid.land_cell[cell] === 1);
        const ends = stands.filter((isLand, index) => isLand && !stands[(index + 1) % stands.length]);
        expect(ends).toHaveLength(1);
        const wall = new Set(cells.filter((_, index) => stands[index]));
        const parts = [isTown, (cell: number) => !isTown(cell)].map((isPart) => {
          const start = grid.cellOf({ ...farthest(axis, isPart(grid.cellOf(FAR[axis])) ? 1 : -1), k: 0 });
          return reached(grid, wall, start);
        });
        const land = [...grid.land_cell.keys()].filter((cell) => grid.land_cell[cell] === 1);
        expect(parts[0]!.size + parts[1]!.size + wall.size).toBe(land.length);
        // All but the smoothed border is on the right side.
        const right = [...parts[0]!].filter(isTown).length;
        expect(right).toBeGreaterThan(0.9 * parts[0]!.size);
      }),
    );
  });

  test('is covered by pieces, each cell once, with gates on straight stretches far enough apart', () => {
    fc.assert(
      fc.property(
        anyWall,
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 20 }),
        ({ seed, size }, min, spacing) => {
          const grid = new TownGrid(LAND);
          const random = new RandomStream(seed);
          const line = traceWall(grid, anyRegion(grid, random, size));
          const { cells } = line;
          const { pieces, gates, bare, water } = tileWall(
            grid,
            line,
            PIECES,
            { pieces: [GATE], min, spacing, hasBridges: false },
            random,
          );
          expect([bare, water]).toEqual([[], []]);
          const covered = [...pieces, ...gates].flatMap((tile) => tile.cells);
          expect(covered.toSorted((a, b) => a - b)).toEqual(cells.toSorted((a, b) => a - b));
          // What is placed covers the cells that it says.
          for (const { schematic, cells: own, ...pose } of pieces) {
            const length = { four: 4, two: 2, one: 1 }[schematic]!;
            expect(grid.cellsOfPlacement(strip(length), pose).toSorted((a, b) => a - b)).toEqual(
              own.toSorted((a, b) => a - b),
            );
          }
          for (const gate of gates) {
            const beside = gate.cells.flatMap((cell) => grid.neighbors(cell));
            const inside = beside.map((cell) => cornersInside(grid, line.inside_corner, cell));
            expect(inside).toContain(0);
            expect(inside).toContain(3);
          }
          // The segments between each two gates, both ways around.
          const isGate = new Set(gates.flatMap((gate) => gate.cells));
          const marks = cells.map((cell) => isGate.has(cell));
          for (const gate of gates) {
            if (gates.length === 1) break;
            const after = cells.indexOf(gate.cells.at(-1)!) + 1;
            const next = [...marks, ...marks].indexOf(true, after);
            expect(next - after).toBeGreaterThanOrEqual(spacing);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
