import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { DIRECTIONS } from '../../../src/engine/hex/hex.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { LANE, RIVER, TAKEN } from '../../../src/engine/town/grid.ts';
import { WayFinder } from '../../../src/engine/town/way-finder.ts';

const LAND = hexagonLand(3);
const ALL: Segment[] = [];
forEachHex(LAND, ({ q, r }) => ALL.push(...DIRECTIONS.map((k) => ({ q, r, k }))));

const anyStates = fc.array(fc.constantFrom(0, 0, 0, TAKEN, TAKEN, RIVER, LANE), {
  minLength: ALL.length,
  maxLength: ALL.length,
});

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
    fc.property(anyStates, fc.nat(ALL.length - 1), fc.nat(ALL.length - 1), (states, a, b) => {
      const [from, to] = [ALL[a]!, ALL[b]!];
      const state_key = new Map(ALL.map((segment, index) => [segmentKey(segment), states[index]!]));
      const taken = ALL.flatMap((segment, index) =>
        states[index] === 0 ? [] : { segment, state: states[index]! },
      );
      const way = new WayFinder(LAND, taken, 0.5, 7).between(from, to);
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

test('a way keeps to streets that are there, and off rivers, where that is cheaper', () => {
  const row = ALL.filter(({ r, k }) => r === 0 && (k === 0 || k === 5 || k === 1));
  const street = new Set(row.map(segmentKey));
  const finder = new WayFinder(
    LAND,
    row.map((segment) => ({ segment, state: LANE })),
    0,
    1,
  );
  const ends = [row.find(({ q }) => q === -3)!, row.find(({ q }) => q === 3)!] as const;
  const way = finder.between(...ends)!;
  expect(way.filter((segment) => street.has(segmentKey(segment))).length).toBeGreaterThan(way.length / 2);
});
