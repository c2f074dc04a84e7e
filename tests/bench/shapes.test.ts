import { expect, test } from 'vitest';
import { ANY_POSE, UNMIRRORED } from '../../src/engine/schematic/pose.ts';
import { distinctPoses } from '../../src/engine/schematic/distinct.ts';
import { findBuildings } from '../../src/engine/schematic/footprint.ts';
import { compareHexes } from '../../src/engine/hex/hex.ts';
import { countSegments, paintedSegments } from '../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey } from '../../src/engine/segment/segment.ts';
import { SIX } from './shapes.ts';

const sizes = SIX.schematics.map(({ hexes }) => countSegments(hexes));

/** Number of parts that hang together by edges. */
function countParts(keys: Map<string, Parameters<typeof adjacentSegments>[0]>): number {
  let parts = 0;
  const left = new Map(keys);
  for (const [key, start] of left) {
    parts++;
    left.delete(key);
    const reached = [start];
    for (const segment of reached)
      for (const next of adjacentSegments(segment)) if (left.delete(segmentKey(next))) reached.push(next);
  }
  return parts;
}

test('the six shapes of the benchmarks have the sizes that they are named by', () => {
  expect(sizes).toEqual([72, 54, 19, 18, 5, 1]);
});

test('all but the single house have no symmetry, whatever stands on them', () => {
  for (const { id, hexes } of SIX.schematics) {
    const bare = hexes.map((hex) => ({
      ...hex,
      segments: hex.segments.map((kind) =>
        kind === null ? null : 'house',
      ) as unknown as typeof hex.segments,
    }));
    expect(distinctPoses(bare, UNMIRRORED), id).toHaveLength(id === 'house-alone' ? 6 : 18);
  }
});

test('the six shapes are whole, sorted, and their buildings too', () => {
  const kinds = new Map(SIX.kinds.map((kind) => [kind.id, kind]));
  for (const { id, hexes } of SIX.schematics) {
    expect(findBuildings(hexes, kinds).broken, id).toEqual([]);
    expect([...hexes].sort(compareHexes), id).toEqual(hexes);
    expect(countParts(new Map(paintedSegments(hexes).map((one) => [segmentKey(one), one]))), id).toBe(1);
    expect(distinctPoses(hexes, ANY_POSE).length, id).toBeGreaterThanOrEqual(6);
  }
});
