import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  findWay,
  keyOf,
  lineAlong,
  middleOf,
  segmentAt,
  sideNeighbors,
  streetsOf,
  type CityFile,
  type Segment,
} from '../../examples/pixi/streets.ts';
import { Walker } from '../../examples/pixi/walker.ts';
import { adjacentSegments } from '../../src/engine/segment/segment.ts';
import { toThirds } from '../../src/engine/segment/thirds.ts';
import { thirdToPoint } from '../../src/engine/segment/vertex.ts';
import type { Direction } from '../../src/engine/hex/hex.ts';

const city = JSON.parse(readFileSync('examples/walled-town.city.json', 'utf8')) as CityFile;
const streets = streetsOf(city);
const segments = [...streets].map((key) => {
  const [q, r, segment] = key.split(',').map(Number) as [number, number, number];
  return { q, r, segment };
});
const street = fc.constantFrom(...segments);
const anywhere = fc.record({ q: fc.integer({ min: -40, max: 40 }), r: fc.integer({ min: -40, max: 40 }), segment: fc.nat(5) }); // prettier-ignore
const ours = ({ q, r, segment }: Segment) => ({ q, r, k: segment as Direction });

/** The number of steps to each street, by relaxing all sides until nothing changes. */
function stepsFrom(start: Segment): ReadonlyMap<string, number> {
  const steps = new Map([[keyOf(start), 1]]);
  for (let changed = true; changed;) {
    changed = false;
    for (const segment of segments)
      for (const { q, r, k } of adjacentSegments(ours(segment))) {
        const way = (steps.get(keyOf({ q, r, segment: k })) ?? Infinity) + 1;
        if (way >= (steps.get(keyOf(segment)) ?? Infinity)) continue;
        steps.set(keyOf(segment), way);
        changed = true;
      }
  }
  return steps;
}

test('segments lie and touch where they do in the engine', () => {
  fc.assert(
    fc.property(anywhere, (segment) => {
      const { x, y } = thirdToPoint(toThirds(ours(segment)));
      const middle = middleOf(segment);
      expect(Math.hypot(middle.x - x, middle.y - y)).toBeLessThan(1e-9);
      expect(segmentAt(middle)).toEqual(segment);
      const beside = sideNeighbors(segment).map(keyOf).sort();
      expect(beside).toEqual(adjacentSegments(ours(segment)).map(({ q, r, k }) => `${q},${r},${k}`).sort()); // prettier-ignore
    }),
  );
});

test('a way has the fewest steps, and the figure on it never leaves the segment that it is in', () => {
  fc.assert(
    fc.property(street, street, fc.double({ min: 0.01, max: 0.2, noNaN: true }), (from, to, seconds) => {
      const way = findWay(streets, from, to);
      expect(way.length).toBe(stepsFrom(from).get(keyOf(to)) ?? 0);
      const walker = new Walker(from, middleOf(from));
      walker.follow(way, middleOf(to));
      for (let arrived = way.length === 0; !arrived;) {
        arrived = walker.walk(seconds);
        const middle = middleOf(walker.segment);
        expect(streets.has(keyOf(walker.segment))).toBe(true);
        // A point of a segment is nearer to its middle than any corner is.
        expect(Math.hypot(walker.point.x - middle.x, walker.point.y - middle.y)).toBeLessThan(0.578);
      }
      if (way.length > 0) expect(walker.point).toEqual(middleOf(to));
    }),
    { numRuns: 25 },
  );
});

test('a straight strip of segments is walked straight', () => {
  const row = [{ q: 0, r: 0, segment: 4 }, { q: 0, r: 0, segment: 3 }, { q: 0, r: 0, segment: 2 }]; // prettier-ignore
  const sides = lineAlong(row, middleOf(row[0]!), middleOf(row[2]!)).slice(1, -1);
  expect(sides[0]!.y).toBeCloseTo(sides[1]!.y);
});
