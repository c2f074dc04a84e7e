import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createBoard } from '../../../src/engine/board/board.ts';
import { listFits, countFits } from '../../../src/engine/fit/all.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { distinctPoses } from '../../../src/engine/schematic/distinct.ts';
import { ANY_POSE, orient, UNMIRRORED, type Pose } from '../../../src/engine/schematic/pose.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { SEGMENT_NAMES } from '../../../src/engine/segment/segment.ts';

/** Answers worked out apart from this program. */
interface Vectors {
  readonly segment_order: readonly string[];
  readonly order: string;
  readonly orientations: readonly {
    readonly hexes: readonly PaintedHex[];
    readonly distinct: { readonly without_mirror: number; readonly with_mirror: number };
    readonly poses: readonly (Pose & { readonly hexes: readonly PaintedHex[] })[];
  }[];
  readonly fits_on_empty_hexagon: readonly {
    readonly radius: number;
    readonly hexes: readonly PaintedHex[];
    readonly count: number;
    readonly count_with_mirror: number;
  }[];
}

const file = new URL('../../vectors/orientations.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;

test('the shared vectors use our order of segments and of operations', () => {
  expect(vectors.segment_order).toEqual(SEGMENT_NAMES);
  expect(vectors.order).toBe('mirror, rotate, shift');
});

describe.each([...vectors.orientations.entries()])('shared shape %i', (_, { hexes, distinct, poses }) => {
  test('is given in all 36 poses', () => {
    const given = poses.map(({ mirror, rotation, shift }) => `${mirror} ${rotation} ${shift}`);
    expect(new Set(given).size).toBe(36);
  });

  test.each(poses)('oriented: mirror $mirror, rotation $rotation, shift $shift', (pose) => {
    expect(orient(hexes, pose)).toEqual(pose.hexes);
  });

  test('has the given number of distinct poses, with and without mirror', () => {
    expect(distinctPoses(hexes, UNMIRRORED)).toHaveLength(distinct.without_mirror);
    expect(distinctPoses(hexes, ANY_POSE)).toHaveLength(distinct.with_mirror);
  });
});

describe.each([...vectors.fits_on_empty_hexagon.entries()])(
  'shared case %i of fits on an empty hexagon',
  (_, { radius, hexes, count, count_with_mirror }) => {
    test(`has ${count} placements on radius ${radius}, ${count_with_mirror} with mirror`, () => {
      const board = createBoard(hexagonLand(radius));
      expect(countFits(board, hexes, UNMIRRORED)).toBe(count);
      expect(countFits(board, hexes, ANY_POSE)).toBe(count_with_mirror);
      expect(listFits(board, hexes, UNMIRRORED)).toHaveLength(count);
      expect(listFits(board, hexes, ANY_POSE)).toHaveLength(count_with_mirror);
    });
  },
);
