import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoard, hexOf, isLand, slotOf, stamp } from '../../../src/engine/board/board.ts';
import { fits } from '../../../src/engine/fit/explain.ts';
import { DIRECTIONS, neighbor } from '../../../src/engine/hex/hex.ts';
import { hexagonLand } from '../../../src/engine/land/shapes.ts';
import { isOpenAt, openGround, patchAt, reachFrom, stepFrom } from '../../../src/engine/map/open-ground.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { paintedSegments, type PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { adjacentSegments, segmentKey, type Segment } from '../../../src/engine/segment/segment.ts';
import { anyDirection, anyPose, anyShape } from '../../support/arbitraries.ts';
import { anyLand } from '../../support/cities.ts';

const nearHex = fc.record({ q: fc.integer({ min: -5, max: 5 }), r: fc.integer({ min: -5, max: 5 }) });

/** Land with houses, which are in the way, and wheat, which is not; with its open segments as a set of keys. */
const anyGround = fc
  .record({
    land: anyLand,
    stamps: fc.array(fc.record({ hexes: anyShape(12), pose: anyPose, at: nearHex }), { maxLength: 8 }),
  })
  .map(({ land, stamps }) => {
    const board = createBoard(land);
    const open = new Set<string>();
    for (let slot = 0; slot < board.mask_hex.length; slot++)
      for (const k of DIRECTIONS)
        if (isLand(board, hexOf(board, slot))) open.add(segmentKey({ ...hexOf(board, slot), k }));
    const stands = stamps.flatMap(({ hexes: shape, pose, at }, index) => {
      const hexes = orient(shape, pose);
      if (!fits(board, hexes, at)) return [];
      stamp(board, hexes, at, index + 1);
      for (const { q, r, k, kind } of paintedSegments(hexes))
        if (kind === 'house') open.delete(segmentKey({ q: q + at.q, r: r + at.r, k }));
      return [{ hexes, at }];
    });
    return { board, open, open_hex: openGround(board, stands, (kind) => kind === 'wheat') };
  });

/** The segments that a flood over edges between open segments reaches. */
function flood(open: ReadonlySet<string>, start: Segment): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const key = segmentKey(at);
    if (!open.has(key) || reached.has(key)) continue;
    reached.add(key);
    waiting.push(...adjacentSegments(at));
  }
  return reached;
}

function keysOf(board: Parameters<typeof hexOf>[0], bits_hex: Uint8Array): Set<string> {
  const keys = new Set<string>();
  bits_hex.forEach((bits, slot) => {
    for (const k of DIRECTIONS) if ((bits >> k) & 1) keys.add(segmentKey({ ...hexOf(board, slot), k }));
  });
  return keys;
}

const nearSegment = fc.tuple(nearHex, anyDirection).map(([hex, k]) => ({ ...hex, k }));

describe('open ground', () => {
  it('is free land and what stands on it that can be crossed', () => {
    fc.assert(
      fc.property(anyGround, ({ board, open, open_hex }) => {
        expect(keysOf(board, open_hex)).toEqual(open);
      }),
    );
  });

  it('is reached as over edges from segment to segment', () => {
    fc.assert(
      fc.property(anyGround, nearSegment, ({ board, open, open_hex }, start) => {
        expect(keysOf(board, reachFrom(board, open_hex, start))).toEqual(flood(open, start));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a step', () => {
  it('leads behind the edge when a way within the two hexes does, and else names what is in it', () => {
    fc.assert(
      fc.property(anyGround, nearSegment, anyDirection, ({ board, open, open_hex }, start, way) => {
        fc.pre(isOpenAt(board, open_hex, start));
        const next = neighbor(start, way);
        const within = new Set(
          [...open].filter(
            (key) => key.startsWith(`${start.q},${start.r},`) || key.startsWith(`${next.q},${next.r},`),
          ),
        );
        const behind: Segment = { ...next, k: ((way + 3) % 6) as Segment['k'] };
        // The other edges of the two hexes lie between others.
        const reached = flood(within, start).has(segmentKey(behind));
        const step = stepFrom(board, open_hex, start, way);
        expect(step.kind === 'moved').toBe(reached);
        if (step.kind === 'moved') {
          expect(step.to).toEqual(behind);
          // And back again.
          expect(stepFrom(board, open_hex, step.to, ((way + 3) % 6) as Segment['k'])).toEqual({
            kind: 'moved',
            to: { q: start.q, r: start.r, k: way },
          });
        } else if (step.kind === 'blocked') expect(isOpenAt(board, open_hex, step.by)).toBe(false);
        else expect(isLand(board, next)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('reaches all that can be reached, step by step', () => {
    fc.assert(
      fc.property(anyGround, nearSegment, ({ board, open_hex }, start) => {
        fc.pre(isOpenAt(board, open_hex, start));
        const patches = new Map<string, Segment>();
        const waiting: Segment[] = [start];
        const patchKey = (at: Segment) => `${at.q},${at.r},${patchAt(board, open_hex, at)}`;
        for (let at = waiting.pop(); at; at = waiting.pop()) {
          if (patches.has(patchKey(at))) continue;
          patches.set(patchKey(at), at);
          for (const way of DIRECTIONS) {
            const step = stepFrom(board, open_hex, at, way);
            if (step.kind === 'moved') waiting.push(step.to);
          }
        }
        const bits_hex = new Uint8Array(open_hex.length);
        for (const at of patches.values()) bits_hex[slotOf(board, at)]! |= patchAt(board, open_hex, at);
        expect(bits_hex).toEqual(reachFrom(board, open_hex, start));
      }),
    );
  });

  it('is blocked by what stands between two parts of a hex', () => {
    const h = 'house';
    const walls: PaintedHex[] = [{ q: 0, r: 0, segments: [null, h, null, null, h, null] }];
    const board = createBoard(hexagonLand(1));
    stamp(board, walls, { q: 0, r: 0 }, 1);
    const open_hex = openGround(board, [{ hexes: walls, at: { q: 0, r: 0 } }], () => false);
    const north: Segment = { q: 0, r: 0, k: 0 };
    expect(stepFrom(board, open_hex, north, 2)).toEqual({ kind: 'blocked', by: { q: 0, r: 0, k: 1 } });
    expect(stepFrom(board, open_hex, north, 1)).toEqual({ kind: 'blocked', by: { q: 0, r: 0, k: 1 } });
    expect(stepFrom(board, open_hex, north, 0)).toEqual({ kind: 'moved', to: { q: 0, r: -1, k: 3 } });
    expect(stepFrom(board, open_hex, { q: 0, r: -1, k: 3 }, 0)).toMatchObject({ kind: 'sea' });
  });
});
