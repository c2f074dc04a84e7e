import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBuildings } from '../../../src/engine/schematic/footprint.ts';
import type { FootprintRule, Kind } from '../../../src/engine/schematic/kind.ts';
import { mergeSegments, paintedSegments, type PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { isVertex, type Third } from '../../../src/engine/segment/thirds.ts';
import { tileAround } from '../../../src/engine/segment/vertex.ts';
import { anyDenseShape, anyPose, anyShape } from '../../support/arbitraries.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';

function kinds(footprint: FootprintRule, ...ids: string[]): Map<string, Kind> {
  return new Map(
    ids.map((id) => [id, { id, name: id, color: '#000000', glyph: id.charAt(0), footprint, open: false }]),
  );
}

function paint(kind: string, segments: readonly Segment[]): PaintedHex[] {
  return mergeSegments(segments.map((segment) => ({ ...segment, kind })));
}

/** The segments as one text, in whatever order they come. */
function setKey(segments: readonly Segment[]): string {
  return segments.map(segmentKey).sort().join(' ');
}

const small = fc.integer({ min: -9, max: 9 });

/** Vertices near each other whose tiles do not overlap, though they often touch. */
const disjointVertices: fc.Arbitrary<Third[]> = fc
  .array(fc.record({ a: small, b: small }).filter(isVertex), { minLength: 1, maxLength: 20 })
  .map((vertices) => {
    const taken = new Set<string>();
    return vertices.filter((vertex) => {
      const keys = tileAround(vertex).map(segmentKey);
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      return true;
    });
  });

describe('tiles', () => {
  test('are found again in any union of disjoint tiles, none broken', () => {
    fc.assert(
      fc.property(disjointVertices, (vertices) => {
        const hexes = paint('church', vertices.flatMap(tileAround));
        const { buildings, broken } = findBuildings(hexes, kinds('tile', 'church'));
        expect(broken).toEqual([]);
        expect(buildings.map(({ segments }) => setKey(segments)).sort()).toEqual(
          vertices.map((vertex) => setKey(tileAround(vertex))).sort(),
        );
        for (const { vertex, segments } of buildings)
          expect(vertex && setKey(tileAround(vertex))).toBe(setKey(segments));
      }),
      { numRuns: 500 },
    );
  });

  test('stay whole in any pose', () => {
    fc.assert(
      fc.property(disjointVertices, anyPose, (vertices, pose) => {
        const hexes = orient(paint('church', vertices.flatMap(tileAround)), pose);
        const { buildings, broken } = findBuildings(hexes, kinds('tile', 'church'));
        expect([buildings.length, broken.length]).toEqual([vertices.length, 0]);
      }),
    );
  });

  test('are broken where a segment is missing', () => {
    fc.assert(
      fc.property(disjointVertices, fc.nat(), (vertices, index) => {
        const segments = vertices.flatMap(tileAround);
        segments.splice(index % segments.length, 1);
        const { buildings, broken } = findBuildings(paint('church', segments), kinds('tile', 'church'));
        // Five segments less than a number of whole tiles can never be cut into tiles.
        expect(broken.length).toBeGreaterThan(0);
        expect(6 * buildings.length + broken.length).toBe(segments.length);
      }),
    );
  });

  test('of one kind do not borrow segments of another', () => {
    const tile = tileAround({ a: 0, b: 0 });
    const hexes = mergeSegments(
      tile.map((segment) => ({ ...segment, kind: segment.k < 3 ? 'church' : 'mill' })),
    );
    const { buildings, broken } = findBuildings(hexes, kinds('tile', 'church', 'mill'));
    expect(buildings).toEqual([]);
    expect(broken.map(({ kind }) => kind).sort()).toEqual([
      'church',
      'church',
      'church',
      'mill',
      'mill',
      'mill',
    ]);
  });
});

describe('areas', () => {
  test('are connected, apart from each other and together everything', () => {
    fc.assert(
      fc.property(anyDenseShape, (hexes) => {
        const { buildings, broken } = findBuildings(hexes, kinds('area', 'house', 'wheat'));
        const areaOf = new Map<string, number>();
        for (const [index, { kind, segments }] of buildings.entries())
          for (const segment of segments) areaOf.set(`${kind} ${segmentKey(segment)}`, index);
        const painted = paintedSegments(hexes);
        expect(broken).toEqual([]);
        expect([...areaOf.keys()].sort()).toEqual(
          painted.map((one) => `${one.kind} ${segmentKey(one)}`).sort(),
        );
        for (const { segments } of buildings) expect(reached(segments)).toBe(segments.length);
        for (const one of painted)
          for (const next of adjacentSegments(one)) {
            const other = areaOf.get(`${one.kind} ${segmentKey(next)}`);
            if (other !== undefined) expect(other).toBe(areaOf.get(`${one.kind} ${segmentKey(one)}`));
          }
      }),
    );
  });

  /** How many of the segments can be reached from the first across shared edges. */
  function reached(segments: readonly Segment[]): number {
    const left = new Set(segments.map(segmentKey));
    const queue = segments.slice(0, 1);
    left.delete(segmentKey(queue[0] ?? { q: 0, r: 0, k: 0 }));
    for (const segment of queue)
      for (const next of adjacentSegments(segment)) if (left.delete(segmentKey(next))) queue.push(next);
    return queue.length;
  }
});

describe('single segments', () => {
  test('are a building each, also those of a kind that is not known', () => {
    fc.assert(
      fc.property(anyShape(), (hexes) => {
        const { buildings, broken } = findBuildings(hexes, kinds('segment', 'house'));
        expect(broken).toEqual([]);
        const found = buildings.map(({ kind, segments }) => `${kind} ${setKey(segments)}`);
        expect(found.sort()).toEqual(
          paintedSegments(hexes)
            .map((one) => `${one.kind} ${segmentKey(one)}`)
            .sort(),
        );
      }),
    );
  });
});
