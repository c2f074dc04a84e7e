import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenTiles } from '../../../src/engine/schematic/broken-tiles.ts';
import { findBuildings } from '../../../src/engine/schematic/footprint.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import { shapeParts } from '../../../src/engine/schematic/parts.ts';
import {
  ANY_POSE,
  comparePoses,
  orient,
  PLAIN_POSE,
  poseSegment,
} from '../../../src/engine/schematic/pose.ts';
import { poseBetween, shapeKey } from '../../../src/engine/schematic/same-shape.ts';
import { mergeSegments, paintedSegments, type PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { shapeCells } from '../../../src/engine/schematic/shape-cells.ts';
import { groundWithoutWayIn } from '../../../src/engine/schematic/ways-in.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { segmentVertices, tileAround } from '../../../src/engine/segment/vertex.ts';
import { anyDenseShape, anyHex, anyPose, anyShape } from '../../support/arbitraries.ts';
import { HOUSE, WHEAT } from '../../support/cities.ts';

const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['house', HOUSE],
  ['wheat', WHEAT],
]);

const anyOfBoth = fc.oneof(anyShape(), anyDenseShape);

function keys(segments: readonly Segment[]): string[] {
  return segments.map(segmentKey).sort();
}

/** Groups of segments that hang together, by joining neighbors until nothing changes. */
function joinUp(segments: readonly Segment[]): string[] {
  const group = new Map(segments.map((segment, index) => [segmentKey(segment), index]));
  for (let changed = true; changed;) {
    changed = false;
    for (const segment of segments)
      for (const next of adjacentSegments(segment)) {
        const [own, other] = [group.get(segmentKey(segment))!, group.get(segmentKey(next))];
        if (other === undefined || other <= own) continue;
        group.set(segmentKey(next), own);
        changed = true;
      }
  }
  const groups = new Map<number, string[]>();
  for (const [key, number] of group) groups.set(number, [...(groups.get(number) ?? []), key]);
  return [...groups.values()].map((all) => all.sort().join(' ')).sort();
}

describe('the parts of a shape', () => {
  it('are the groups that hang together by edges, the largest first', () => {
    fc.assert(
      fc.property(anyOfBoth, (hexes) => {
        const parts = shapeParts(shapeCells(hexes));
        expect(parts.map(({ segments }) => keys(segments).join(' ')).sort()).toEqual(
          joinUp(paintedSegments(hexes)),
        );
        const sizes = parts.map(({ segments }) => segments.length);
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
      }),
    );
  });

  it('touch when they have a corner in common', () => {
    fc.assert(
      fc.property(anyOfBoth, (hexes) => {
        const parts = shapeParts(shapeCells(hexes));
        const corners = parts.map(
          ({ segments }) => new Set(segments.flatMap(segmentVertices).map(({ a, b }) => `${a} ${b}`)),
        );
        parts.forEach(({ touches }, part) => {
          const meets = corners.some(
            (other, index) => index !== part && [...other].some((corner) => corners[part]!.has(corner)),
          );
          expect(touches).toBe(meets);
        });
      }),
    );
  });

  it('are none of nothing', () => {
    expect(shapeParts(shapeCells([]))).toEqual([]);
  });
});

describe('broken tiles', () => {
  it('are those that the buildings of the shape leave over', () => {
    const kinds = new Map([['house', { ...HOUSE, footprint: 'tile' as const }]]);
    const withTiles = fc.tuple(anyOfBoth, fc.array(anyHex, { maxLength: 3 })).map(([hexes, tiles]) => {
      const painted = new Map(paintedSegments(hexes).map((segment) => [segmentKey(segment), segment]));
      for (const { q, r } of tiles) {
        const vertex = { a: q % 9, b: (q % 9) + 3 * (r % 3) };
        for (const part of tileAround(vertex)) painted.set(segmentKey(part), { ...part, kind: 'house' });
      }
      return mergeSegments(painted.values());
    });
    fc.assert(
      fc.property(withTiles, (hexes) => {
        const { broken } = findBuildings(hexes, kinds);
        expect(brokenTiles(shapeCells(hexes), 'house').map(segmentKey)).toEqual(
          broken.map(({ segment }) => segmentKey(segment)),
        );
      }),
    );
  });
});

/** Ground that no walk from far away reaches: steps over edges, segment by segment, on a board with room about the shape. */
function walledIn(hexes: readonly PaintedHex[]): string[] {
  const kinds = new Map(paintedSegments(hexes).map(({ kind, ...segment }) => [segmentKey(segment), kind]));
  const reach = Math.max(0, ...hexes.flatMap(({ q, r }) => [Math.abs(q), Math.abs(r), Math.abs(q + r)])) + 2;
  const reached = new Map<string, Segment>();
  const walk: Segment[] = [{ q: reach, r: 0, k: 0 }];
  for (const segment of walk) {
    const key = segmentKey(segment);
    const distance = Math.max(Math.abs(segment.q), Math.abs(segment.r), Math.abs(segment.q + segment.r));
    if (reached.has(key) || distance > reach || kinds.get(key) === 'house') continue;
    reached.set(key, segment);
    walk.push(...adjacentSegments(segment));
  }
  return [...kinds]
    .filter(([key, kind]) => kind === 'wheat' && !reached.has(key))
    .map(([key]) => key)
    .sort();
}

describe('ground without a way in', () => {
  const ring = (inner: string | null, gap: string | null = 'house'): PaintedHex[] => [
    { q: 0, r: 0, segments: [inner, inner, inner, inner, inner, inner] },
    { q: 0, r: -1, segments: [null, null, null, gap, null, null] },
    { q: 1, r: -1, segments: [null, null, null, null, 'house', null] },
    { q: 1, r: 0, segments: [null, null, null, null, null, 'house'] },
    { q: 0, r: 1, segments: ['house', null, null, null, null, null] },
    { q: -1, r: 1, segments: [null, 'house', null, null, null, null] },
    { q: -1, r: 0, segments: [null, null, 'house', null, null, null] },
  ];
  const find = (hexes: readonly PaintedHex[]) => groundWithoutWayIn(shapeCells(hexes), KINDS);

  it('is what closed segments shut in', () => {
    expect(find(ring('wheat'))).toHaveLength(1);
    expect(find(ring('wheat'))[0]).toHaveLength(6);
    expect(find(ring('wheat', 'wheat'))).toEqual([]);
    expect(find(ring('wheat', null))).toEqual([]);
    expect(find(ring('house'))).toEqual([]);
    expect(find([])).toEqual([]);
  });

  it('stays so beside a hole that is shut in with it', () => {
    const [first, ...others] = ring('wheat');
    const holed = [
      { ...first!, segments: ['wheat', null, null, 'wheat', 'wheat', null] as const },
      ...others,
    ];
    expect(find(holed).map(keys)).toEqual([['0,0,0'], ['0,0,3', '0,0,4']]);
  });

  it('is what a walker from far away never sees', () => {
    const anyRing = fc
      .tuple(anyDenseShape, fc.array(fc.nat(53), { maxLength: 30 }))
      .map(([hexes, closed]) =>
        mergeSegments(
          paintedSegments(hexes).map((segment, index) =>
            closed.includes(index) ? { ...segment, kind: 'house' } : segment,
          ),
        ),
      );
    fc.assert(
      fc.property(fc.oneof(anyShape(), anyRing), (hexes) => {
        const found = find(hexes);
        expect(keys(found.flat())).toEqual(walledIn(hexes));
        for (const area of found) expect(joinUp(area)).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the pose between two shapes', () => {
  it('lays one over the other, up to a move, whenever there is one', () => {
    fc.assert(
      fc.property(anyShape(), anyPose, anyHex, (hexes, pose, { q, r }) => {
        const at = { q: q % 20, r: r % 20 };
        const posed = mergeSegments(
          paintedSegments(hexes).map((painted) => ({
            ...poseSegment(painted, pose, at),
            kind: painted.kind,
          })),
        );
        expect(shapeKey({ hexes: posed })).toEqual(shapeKey({ hexes }));
        const found = poseBetween({ hexes }, { hexes: posed })!;
        const [first] = posed;
        const [laid] = orient(hexes, found);
        const move = { q: first!.q - laid!.q, r: first!.r - laid!.r };
        expect(orient(hexes, found).map((hex) => ({ ...hex, q: hex.q + move.q, r: hex.r + move.r }))).toEqual(
          posed,
        );
        expect(found.mirror && !pose.mirror).toBe(false);
      }),
    );
  });

  it('is none when no pose does', () => {
    fc.assert(
      fc.property(anyShape(4), anyShape(4), (a, b) => {
        const isPosed = allPoses.some((pose) => {
          const [x] = orient(a, pose);
          const moved = orient(a, pose).map((hex) => ({
            ...hex,
            q: hex.q - x!.q + b[0]!.q,
            r: hex.r - x!.r + b[0]!.r,
          }));
          return JSON.stringify(moved) === JSON.stringify(b);
        });
        expect(poseBetween({ hexes: a }, { hexes: b }) !== null).toBe(isPosed);
      }),
      { numRuns: 300 },
    );
  });

  it('is the plainest: a shape is itself unposed, and its mirror image is turned when that is enough', () => {
    const pair: PaintedHex[] = [{ q: 0, r: 0, segments: ['house', 'house', null, null, null, null] }];
    expect(poseBetween({ hexes: pair }, { hexes: pair })).toEqual(PLAIN_POSE);
    expect(
      poseBetween({ hexes: pair }, { hexes: orient(pair, { mirror: true, rotation: 0, shift: 0 }) }),
    ).toMatchObject({
      mirror: false,
    });
    const three: PaintedHex[] = [
      { q: 0, r: 0, segments: ['house', 'wheat', null, null, null, null] },
      { q: 0, r: -1, segments: [null, null, null, 'wheat', null, null] },
      { q: 1, r: -1, segments: [null, null, null, null, 'house', 'house'] },
    ];
    const image = orient(three, { mirror: true, rotation: 2, shift: 1 });
    expect(poseBetween({ hexes: three }, { hexes: image })).toMatchObject({ mirror: true });
    expect(poseBetween({ hexes: image }, { hexes: three })).toMatchObject({ mirror: true });
  });
});

const allPoses = [false, true]
  .flatMap((mirror) =>
    ANY_POSE.rotations.flatMap((rotation) => ANY_POSE.shifts.map((shift) => ({ mirror, rotation, shift }))),
  )
  .sort(comparePoses);
