import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { FREE, LANE, RIVER, SEA, TAKEN, TownGrid } from '../../../src/engine/town/grid.ts';
import { StreetCosts } from '../../../src/engine/town/streets.ts';
import { Ways } from '../../../src/engine/town/ways.ts';
import { WayFinder } from '../../../src/engine/town/way-finder.ts';

const LAND = hexagonLand(3);
const ALL: Segment[] = [];
forEachHex(LAND, ({ q, r }) => ALL.push(...DIRECTIONS.map((k) => ({ q, r, k }))));

const anyStates = fc
  .array(fc.constantFrom(FREE, FREE, FREE, TAKEN, TAKEN, RIVER, LANE), {
    minLength: ALL.length,
    maxLength: ALL.length,
  })
  .map((states) => new Map(ALL.map((segment, index) => [segmentKey(segment), states[index]!])));

const anySegment = fc.constantFrom(...ALL);

/** The state of a segment: sea beyond the land. */
function stateIn(state_key: ReadonlyMap<string, number>): (segment: Segment) => number {
  return (segment) => state_key.get(segmentKey(segment)) ?? SEA;
}

/** The way over the costs of all cells of the land, as the generator makes them. */
function plainWay(state_key: ReadonlyMap<string, number>, from: Segment, to: Segment): Segment[] | null {
  const grid = new TownGrid(LAND);
  for (const segment of ALL) grid.state_cell[grid.cellOf(segment)] = stateIn(state_key)(segment);
  const { cost_cell } = new StreetCosts(grid, 0.5, 7);
  const end = grid.cellOf(to);
  if (grid.state_cell[end] === TAKEN) cost_cell[end] = 0;
  const ways = new Ways(grid);
  if (ways.search([[grid.cellOf(from)]], cost_cell, (cell) => cell === end) < 0) return null;
  return ways
    .wayTo(end)
    .reverse()
    .map((cell) => grid.segmentOf(cell));
}

/** The segments that are reached from one of them without crossing what is taken. */
function reached(from: Segment, state_key: ReadonlyMap<string, number>): Set<string> {
  const seen = new Set([segmentKey(from)]);
  const edge = [from];
  for (const segment of edge)
    for (const next of adjacentSegments(segment)) {
      const key = segmentKey(next);
      const state = state_key.get(key);
      if (state === undefined || seen.has(key)) continue;
      seen.add(key);
      if (state !== TAKEN) edge.push(next);
    }
  return seen;
}

test('a way leads from end to end over neighbors, through nothing that is taken, wherever there is one', () => {
  const found = { way: 0, none: 0 };
  fc.assert(
    fc.property(anyStates, anySegment, anySegment, (state_key, from, to) => {
      const way = new WayFinder(LAND, stateIn(state_key), 0.5, 7).between(from, to);
      expect(way !== null).toBe(reached(from, state_key).has(segmentKey(to)));
      found[way ? 'way' : 'none']++;
      if (!way) return;
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      way.slice(1).forEach((segment, index) => {
        expect(adjacentSegments(way[index]!).map(segmentKey)).toContain(segmentKey(segment));
      });
      for (const segment of way.slice(1, -1)) expect(state_key.get(segmentKey(segment))).not.toBe(TAKEN);
    }),
  );
  expect(Math.min(found.way, found.none)).toBeGreaterThan(0);
});

test('ways that one finder finds one after the other are those over the costs of all cells', () => {
  fc.assert(
    fc.property(anyStates, fc.array(fc.tuple(anySegment, anySegment)), (state_key, ends) => {
      const finder = new WayFinder(LAND, stateIn(state_key), 0.5, 7);
      for (const [from, to] of ends) expect(finder.between(from, to)).toEqual(plainWay(state_key, from, to));
    }),
  );
});

test('a finder asks for no segment far from those that its search comes to', () => {
  const asked = new Set<string>();
  const finder = new WayFinder(
    hexagonLand(40),
    (segment) => {
      asked.add(segmentKey(segment));
      return FREE;
    },
    0,
    1,
  );
  finder.between({ q: 0, r: 0, k: 0 }, { q: 1, r: 0, k: 3 });
  expect(asked.size).toBeLessThan(200);
});

test('a way keeps to streets that are there, and off rivers, where that is cheaper', () => {
  const row = ALL.filter(({ r, k }) => r === 0 && (k === 0 || k === 5 || k === 1));
  const street = new Set(row.map(segmentKey));
  const land = new Set(ALL.map(segmentKey));
  const finder = new WayFinder(
    LAND,
    (segment) => (street.has(segmentKey(segment)) ? LANE : land.has(segmentKey(segment)) ? FREE : SEA),
    0,
    1,
  );
  const ends = [row.find(({ q }) => q === -3)!, row.find(({ q }) => q === 3)!] as const;
  const way = finder.between(...ends)!;
  expect(way.filter((segment) => street.has(segmentKey(segment))).length).toBeGreaterThan(way.length / 2);
});
