import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexOf } from '../../../src/engine/board/board.ts';
import { cityReach } from '../../../src/engine/city/reach.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { connectedPieces } from '../../../src/engine/board/steps.ts';
import { DIRECTIONS, neighbor, ORIGIN, type Direction } from '../../../src/engine/hex/hex.ts';
import { hexagonLand, normalizeRows } from '../../../src/engine/land/shapes.ts';
import { isOpenAt, openGround, reachFrom, stepFrom } from '../../../src/engine/map/open-ground.ts';
import { SegmentWays } from '../../../src/engine/map/segment-path.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { isPublic, isWalkable } from '../../../src/engine/schematic/walkable.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { anyDirection } from '../../support/arbitraries.ts';
import { HOUSE, WHEAT } from '../../support/cities.ts';

const STREET: Kind = { ...WHEAT, id: 'street', glyph: 's', public: true };
const RIVER: Kind = { ...HOUSE, id: 'river', glyph: 'r', blocks: 'movement' };
const DITCH: Kind = { ...WHEAT, id: 'ditch', glyph: 'd', blocks: 'movement', public: true };
const KINDS = [HOUSE, WHEAT, STREET, RIVER, DITCH];
/** Where people walk, said once more for this test. */
const WALKED: readonly (string | null)[] = [null, 'wheat', 'street'];
const EVERYBODYS: readonly (string | null)[] = [null, 'street'];

const RADIUS = 2;
const LAND = normalizeRows(hexagonLand(RADIUS));

const near = fc.integer({ min: -RADIUS - 1, max: RADIUS + 1 });
const anySegment: fc.Arbitrary<Segment> = fc.record({ q: near, r: near, k: anyDirection });

/** A small city with ground of all kinds, and the kind on each segment of its land by key. */
const anyCity = fc
  .infiniteStream(fc.constantFrom(null, null, 'wheat', 'street', 'street', 'house', 'river', 'ditch'))
  .map((stream) => {
    const kind_key = new Map<string, string | null>();
    const ground: PaintedHex[] = [];
    for (const { q: first, r, count } of LAND)
      for (let q = first; q < first + count; q++) {
        const segments = DIRECTIONS.map(() => stream.next().value as string | null);
        for (const k of DIRECTIONS) kind_key.set(segmentKey({ q, r, k }), segments[k]!);
        if (segments.some((kind) => kind !== null))
          ground.push({ q, r, segments: segments as unknown as PaintedHex['segments'] });
      }
    const city = { kinds: KINDS, schematics: [], land: LAND, placements: [], ground };
    const { board, kind_segment } = resolveCity(city, () => 'stop');
    const walkable = new Set(KINDS.filter(isWalkable).map(({ id }) => id));
    const open_hex = openGround(board, [{ hexes: ground, at: ORIGIN }], (kind) => walkable.has(kind));
    const walked = (segment: Segment) => {
      const kind = kind_key.get(segmentKey(segment));
      return kind !== undefined && WALKED.includes(kind);
    };
    return { city, board, kind_segment, open_hex, kind_key, walked };
  });

/** The oracle: steps by flooding over segments by name. */
function stepsByFlooding(walked: (segment: Segment) => boolean, from: Segment, to: Segment): number | null {
  if (!walked(from)) return null;
  const steps_key = new Map([[segmentKey(from), 0]]);
  const edge = [from];
  for (const at of edge)
    for (const beside of adjacentSegments(at)) {
      if (!walked(beside) || steps_key.has(segmentKey(beside))) continue;
      steps_key.set(segmentKey(beside), steps_key.get(segmentKey(at))! + 1);
      edge.push(beside);
    }
  return steps_key.get(segmentKey(to)) ?? null;
}

test('a way is there when a flood finds one, is as long, and leads over walkable segments by their sides', () => {
  fc.assert(
    fc.property(anyCity, anySegment, anySegment, ({ board, open_hex, walked }, from, to) => {
      const way = new SegmentWays(board, open_hex, [from]).to([to]);
      expect(way === null ? null : way.length - 1).toBe(stepsByFlooding(walked, from, to));
      if (!way) return;
      expect([way[0], way.at(-1)]).toEqual([from, to]);
      expect(way.every(walked)).toBe(true);
      for (const [index, segment] of way.slice(1).entries())
        expect(adjacentSegments(way[index]!).map(segmentKey)).toContain(segmentKey(segment));
    }),
    { numRuns: 500 },
  );
});

test('a walker steps into a hex over walkable segments, and reaches what ways lead to', () => {
  fc.assert(
    fc.property(anyCity, anySegment, anyDirection, ({ board, open_hex, walked }, from, way) => {
      fc.pre(walked(from));
      const before = { q: from.q, r: from.r, k: way };
      const beyond: Segment = { ...neighbor(from, way), k: ((way + 3) % 6) as Direction };
      const inHex = (segment: Segment) => segment.q === from.q && segment.r === from.r && walked(segment);
      const canStep = stepsByFlooding(inHex, from, before) !== null && walked(beyond);
      expect(stepFrom(board, open_hex, from, way).kind === 'moved').toBe(canStep);
      const reached = reachFrom(board, open_hex, from);
      const ways = new SegmentWays(board, open_hex, [from]);
      for (let slot = 0; slot < open_hex.length; slot++)
        for (const k of DIRECTIONS) {
          const segment = { ...hexOf(board, slot), k };
          expect(ways.to([segment]) !== null).toBe(isOpenAt(board, reached, segment));
        }
    }),
    { numRuns: 50 },
  );
});

test('two segments of a public area always have a way', () => {
  fc.assert(
    fc.property(anyCity, ({ city, board, kind_segment, open_hex, kind_key }) => {
      const keyOf = (segment: number) =>
        segmentKey({ ...hexOf(board, Math.floor(segment / 6)), k: DIRECTIONS[segment % 6]! });
      const { count, piece_segment } = connectedPieces(board, LAND, (segment) =>
        EVERYBODYS.includes(kind_key.get(keyOf(segment))!),
      );
      expect(cityReach(city, board, kind_segment).publicAreas).toBe(count);
      for (let piece = 1; piece <= count; piece++) {
        const segments = [...piece_segment.entries()].flatMap(([segment, of]) =>
          of === piece ? { ...hexOf(board, Math.floor(segment / 6)), k: DIRECTIONS[segment % 6]! } : [],
        );
        const ways = new SegmentWays(board, open_hex, [segments[0]!]);
        expect(segments.every((segment) => ways.to([segment]) !== null)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test('public ground is walkable, and walkable ground is free or open and blocks nothing', () => {
  expect([isWalkable(undefined), isPublic(undefined)]).toEqual([true, true]);
  for (const kind of KINDS) {
    expect(isWalkable(kind)).toBe(WALKED.includes(kind.id));
    expect(isPublic(kind)).toBe(EVERYBODYS.includes(kind.id));
  }
  expect(isPublic({ open: false, public: true })).toBe(false);
});
