import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { segmentAt } from '../../../src/engine/segment/cell.ts';
import { segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { tileAround } from '../../../src/engine/segment/vertex.ts';
import { MeshBuilder, type Mesh } from '../../../src/formats/gltf/mesh.ts';
import { addColumn, addSolid, type Heights } from '../../../src/formats/gltf/solid.ts';
import { anyDirection } from '../../support/arbitraries.ts';
import { expectClosed, triangles, volumeOf } from './mesh-laws.ts';

/** Area of a segment in square side lengths. */
const AREA = Math.sqrt(3) / 4;

const near = fc.integer({ min: -2, max: 2 });

/** Loose segments, many of which touch each other, with whole hexes and holes. */
const anySegments: fc.Arbitrary<Segment[]> = fc
  .tuple(
    fc.array(fc.record({ q: near, r: near, k: anyDirection }), { minLength: 1, maxLength: 60 }),
    fc.array(fc.record({ q: near, r: near, at: fc.constantFrom(0, 1, 2) }), { maxLength: 4 }),
  )
  .map(([loose, tiles]) => {
    const all = [...loose, ...tiles.flatMap(({ q, r, at }) => tileAround({ a: 3 * q + at, b: 3 * r + at }))];
    return [...new Map(all.map((segment) => [segmentKey(segment), segment])).values()];
  });

const anyHeights = fc
  .tuple(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: 0.05, max: 5, noNaN: true }))
  .map(([bottom, height]) => ({ bottom, top: bottom + height, slope: 0 }));

function solid(segments: readonly Segment[], heights: Heights): Mesh {
  const builder = new MeshBuilder();
  addSolid(builder, segments, heights);
  return builder.finish(1);
}

describe('a solid', () => {
  test('is closed, with the volume of its area times its height', () => {
    fc.assert(
      fc.property(anySegments, anyHeights, (segments, heights) => {
        const mesh = solid(segments, heights);
        expectClosed(mesh);
        const volume = segments.length * AREA * (heights.top - heights.bottom);
        expect(Math.abs(volumeOf(mesh) / volume - 1)).toBeLessThan(1e-4);
      }),
    );
  });

  test('has walls between inside and outside, facing out', () => {
    fc.assert(
      fc.property(anySegments, anyHeights, (segments, heights) => {
        const inside = new Set(segments.map(segmentKey));
        const mesh = solid(segments, heights);
        triangles(mesh).forEach((corners, i) => {
          const at = 3 * mesh.indices[3 * i]!;
          const [nx, ny, nz] = [mesh.normals[at]!, mesh.normals[at + 1]!, mesh.normals[at + 2]!];
          // A point of the triangle that lies on no line of the lattice.
          const weights = [0.5, 0.3, 0.2];
          const [x, , z] = [0, 1, 2].map((axis) =>
            corners.reduce((sum, corner, j) => sum + weights[j]! * corner[axis]!, 0),
          ) as [number, number, number];
          const isIn = (sign: number) =>
            inside.has(segmentKey(segmentAt(x + sign * 0.02 * nx, z + sign * 0.02 * nz)));
          if (Math.abs(ny) > 0.5) {
            expect(isIn(0)).toBe(true);
            expect(corners[0]![1]).toBeCloseTo(ny > 0 ? heights.top : heights.bottom, 4);
          } else expect([isIn(1), isIn(-1)]).toEqual([false, true]);
        });
      }),
    );
  });

  test('with a roof is closed, holds its walls, and rises from the border to no more than its slope allows', () => {
    fc.assert(
      fc.property(anySegments, fc.double({ min: 0.2, max: 3, noNaN: true }), (segments, slope) => {
        const mesh = solid(segments, { bottom: 0, top: 1, slope });
        expectClosed(mesh);
        const walls = segments.length * AREA;
        // A roof over a lone segment is a pyramid; over more, it is higher.
        expect(volumeOf(mesh)).toBeGreaterThan(walls * (1 + (slope * Math.sqrt(3)) / 18) - 1e-4);
        const tallest = Math.max(...triangles(mesh).flatMap((corners) => corners.map(([, y]) => y)));
        expect(tallest).toBeLessThanOrEqual(1 + 0.9 * slope + 1e-4);
      }),
    );
  });

  test('has as few triangles as its hexes allow', () => {
    const hex = tileAround({ a: 0, b: 0 });
    // Four above, four below, two for each of the six walls.
    expect(solid(hex, { bottom: 0, top: 1, slope: 0 }).indices.length / 3).toBe(20);
  });

  test('over a ring of points is closed', () => {
    const builder = new MeshBuilder();
    const ring = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 3 },
      { x: 0, y: 3 },
    ];
    addColumn(builder, ring, 1, 5);
    const mesh = builder.finish(0.5);
    expectClosed(mesh);
    expect(volumeOf(mesh)).toBeCloseTo(24 / 8, 5);
  });
});
