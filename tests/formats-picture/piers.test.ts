import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hexesOf } from '../../src/engine/land/row.ts';
import { hexagonLand } from '../../src/engine/land/shapes.ts';
import { DIRECTIONS } from '../../src/engine/hex/hex.ts';
import type { Kind } from '../../src/engine/schematic/kind.ts';
import { mergeSegments } from '../../src/engine/schematic/schematic.ts';
import { segmentAt } from '../../src/engine/segment/cell.ts';
import {
  adjacentSegments,
  equalSegments,
  segmentKey,
  type Segment,
} from '../../src/engine/segment/segment.ts';
import { moodOf } from '../../src/formats/picture/map/moods.ts';
import { paintMap } from '../../src/formats/picture/map/paint-map.ts';
import { pictureOf } from '../../src/formats/picture/paint.ts';

const kind = (id: string, footprint: Kind['footprint'], open: boolean): Kind => ({
  id,
  name: id,
  color: '#8a6a4a',
  glyph: id[0]!,
  footprint,
  open,
});

const KINDS = new Map(
  [kind('pier', 'segment', true), kind('river', 'area', true), kind('street', 'area', true)].map((one) => [
    one.id,
    one,
  ]),
);

const ALL: readonly Segment[] = [...hexesOf(hexagonLand(2))].flatMap(({ q, r }) =>
  DIRECTIONS.map((k) => ({ q, r, k })),
);

/** A harbor of piers, water and streets, the sea about it. */
const anyHarbor = fc.array(fc.constantFrom('pier', 'river', 'river', 'street'), {
  minLength: ALL.length,
  maxLength: ALL.length,
});

/** The points of rings, and those between them. */
function* pointsOf(rings: readonly (readonly number[])[]) {
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i]!, ring[i + 1]!];
      const [nx, ny] = [ring[(i + 2) % ring.length]!, ring[(i + 3) % ring.length]!];
      for (const share of [0, 0.25, 0.5, 0.75]) yield { x: x + share * (nx - x), y: y + share * (ny - y) };
    }
}

describe('piers and boats', () => {
  test('of a plan stay on their segments where a street lies before them', () => {
    for (const k of DIRECTIONS) {
      const pier: Segment = { q: 0, r: 0, k };
      const street = adjacentSegments(pier)[2];
      const hexes = mergeSegments([
        { ...pier, kind: 'pier' },
        { ...street, kind: 'street' },
      ]);
      const { marks, buildings } = pictureOf(hexes, KINDS);
      const rings = marks.flatMap(({ layer, form, building }) =>
        buildings[building]?.kind === 'pier' && layer === 'body' && form.kind === 'polygon' ? form.rings : [],
      );
      const off = [...pointsOf(rings)].filter(({ x, y }) => !equalSegments(segmentAt(x, y), pier));
      expect(off).toEqual([]);
    }
  });

  test('of a map lie on water', () => {
    fc.assert(
      fc.property(anyHarbor, (kinds) => {
        const at = new Map(ALL.map((segment, i) => [segmentKey(segment), kinds[i]!]));
        const marks = paintMap(
          {
            seed: 0,
            land: ALL.map((segment, i) => ({ segment, kind: KINDS.get(kinds[i]!)!, placement: 1 })),
            buildings: [],
            doors: [],
          },
          { mood: moodOf('day'), warp: null, roofs: 0, hasSea: true, ownsColor: () => false },
        );
        for (const { batch } of marks)
          if (batch.role === 'boat')
            for (const { x, y } of pointsOf(batch.rings))
              expect([undefined, 'river']).toContain(at.get(segmentKey(segmentAt(x, y))));
      }),
      { numRuns: 40 },
    );
  });
});
