import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInFolder } from '../../../../src/cli/built-in.ts';
import { readLibrary } from '../../../../src/cli/library.ts';
import { createBoard } from '../../../../src/engine/board/board.ts';
import { compileShapes } from '../../../../src/engine/fit/all.ts';
import { heatMap } from '../../../../src/engine/fit/heat.ts';
import { reachOfPoses } from '../../../../src/engine/fit/poses-at.ts';
import { hexagonLand } from '../../../../src/engine/land/shapes.ts';
import { partsOf } from '../../../../src/app/board/poses/pose-parts.ts';
import { dialRows, makeDial } from '../../../../src/app/board/poses/pose-dial.ts';
import { hexCenter } from '../../../../src/engine/hex/plane.ts';
import { ALL_POSES, poseIndex } from '../../../../src/engine/schematic/pose-group.ts';
import { ANY_POSE, orient, UNMIRRORED, type Pose } from '../../../../src/engine/schematic/pose.ts';
import { distinctPoses } from '../../../../src/engine/schematic/distinct.ts';
import {
  countSegments,
  paintedSegments,
  type Schematic,
} from '../../../../src/engine/schematic/schematic.ts';
import { segmentVertices, thirdToPoint } from '../../../../src/engine/segment/vertex.ts';
import { makeSchematic } from '../../../support/cities.ts';
import { anyShape } from '../../../support/arbitraries.ts';

/** The shape in a pose with the conditions around it, from its first hex on. */
function placed({ hexes, around = [] }: Schematic, pose: Pose): string {
  const [shape, asked] = [orient(hexes, pose), orient(around, pose)];
  const [first] = [...shape, ...asked].sort((a, b) => a.r - b.r || a.q - b.q);
  return JSON.stringify(
    [shape, asked].map((list) => list.map((hex) => ({ ...hex, q: hex.q - first!.q, r: hex.r - first!.r }))),
  );
}

describe('the dial of poses', () => {
  it('counts what is distinct, and has a place for every pose', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        const { cells, distinct, addedByMirror } = makeDial({ hexes: shape });
        expect(distinct).toBe(distinctPoses(shape, UNMIRRORED).length);
        expect(distinct + addedByMirror).toBe(distinctPoses(shape, ANY_POSE).length);
        for (const pose of dialRows(true).flat()) expect(cells[poseIndex(pose)]!.pose).toEqual(pose);
        // Of those that are not mirrored, the plainest is not either.
        for (const { pose, plainest } of cells) if (!pose.mirror) expect(plainest.mirror).toBe(false);
      }),
    );
  });

  it('says of each pose which plainer one it is the same as, up to a move', () => {
    fc.assert(
      fc.property(anyShape(12), (shape) => {
        const schematic = makeSchematic('shape', shape);
        for (const { pose, plainest } of makeDial(schematic).cells)
          expect(placed(schematic, plainest)).toBe(placed(schematic, pose));
      }),
      { numRuns: 40 },
    );
  });

  it('holds the shape in every pose', () => {
    fc.assert(
      fc.property(anyShape(12), (shape) => {
        const { reach, cells } = makeDial({ hexes: shape });
        for (const { pose } of cells)
          for (const segment of paintedSegments(orient(shape, pose)))
            for (const vertex of segmentVertices(segment)) {
              const { x, y } = thirdToPoint(vertex);
              expect(Math.abs(x)).toBeLessThanOrEqual(reach.across + 1e-9);
              expect(Math.abs(y)).toBeLessThanOrEqual(reach.down + 1e-9);
            }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the dial of a built-in piece', () => {
  const { schematics } = readLibrary(builtInFolder());

  it.each(schematics)('counts the placements of the engine: $id', (schematic) => {
    const { hexes, around } = schematic;
    const { cells, distinct, addedByMirror, reach } = makeDial(schematic);
    const board = createBoard(hexagonLand(reachOfPoses(hexes) + 1));
    const different = (poses: readonly Pose[]) => new Set(poses.map((pose) => placed(schematic, pose))).size;
    for (const [rules, poses, count] of [
      [UNMIRRORED, ALL_POSES.filter(({ mirror }) => !mirror), distinct],
      [ANY_POSE, ALL_POSES, distinct + addedByMirror],
    ] as const) {
      expect(count).toBe(different(poses));
      expect(count).toBe(compileShapes(board, hexes, rules, around).length);
      // Each fits once about the middle of bare land.
      expect(Math.max(...heatMap(board, schematic, rules))).toBe(count);
    }
    for (const { pose, plainest } of cells) expect(placed(schematic, plainest)).toBe(placed(schematic, pose));
    // A condition that tells poses apart is in the picture of each of them.
    if (distinct + addedByMirror > distinctPoses(hexes, ANY_POSE).length)
      for (const pose of ALL_POSES)
        for (const segment of paintedSegments(orient(around!, pose)))
          for (const vertex of segmentVertices(segment)) {
            const { x, y } = thirdToPoint(vertex);
            expect(Math.abs(x)).toBeLessThanOrEqual(reach.across + 1e-9);
            expect(Math.abs(y)).toBeLessThanOrEqual(reach.down + 1e-9);
          }
  });

  it('has 18 poses of a church that asks for a street on one side', () => {
    const church = schematics.find(({ id }) => id === 'parish-church')!;
    expect(makeDial(church)).toMatchObject({ distinct: 18, addedByMirror: 0 });
    expect(makeDial({ hexes: church.hexes })).toMatchObject({ distinct: 3, addedByMirror: 0 });
  });
});

describe('the parts of a shape', () => {
  it('cover its segments, hex by hex', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        const parts = partsOf(shape);
        expect(parts).toHaveLength(shape.length);
        parts.forEach(({ hex, outlines }, index) => {
          expect(hex).toEqual({ q: shape[index]!.q, r: shape[index]!.r });
          // A segment has an area of √3 / 4.
          const area = outlines.reduce((sum, outline) => sum + areaOf(outline), 0);
          expect(area).toBeCloseTo((countSegments([shape[index]!]) * Math.sqrt(3)) / 4, 9);
          const center = hexCenter(hex);
          for (const outline of outlines)
            for (let i = 0; i < outline.length; i += 2)
              expect(Math.hypot(outline[i]! - center.x, outline[i + 1]! - center.y)).toBeLessThan(1 + 1e-9);
        });
      }),
    );
  });

  it('of one segment is its triangle', () => {
    const [part] = partsOf([{ q: 1, r: -1, segments: [null, 'house', null, null, null, null] }]);
    const vertices = segmentVertices({ q: 1, r: -1, k: 1 }).map(thirdToPoint);
    const outline = part!.outlines[0]!;
    vertices.forEach(({ x, y }, index) => {
      expect(outline[2 * index]).toBeCloseTo(x, 9);
      expect(outline[2 * index + 1]).toBeCloseTo(y, 9);
    });
  });
});

/** Positive when it runs clockwise on screen. */
function areaOf(outline: readonly number[]): number {
  let area = 0;
  for (let i = 0; i < outline.length; i += 2) {
    const [x, y] = [outline[i]!, outline[i + 1]!];
    const [nextX, nextY] = [outline[(i + 2) % outline.length]!, outline[(i + 3) % outline.length]!];
    area += (x * nextY - nextX * y) / 2;
  }
  return area;
}
