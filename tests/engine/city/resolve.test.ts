import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBoard, slotOf, stamp } from '../../../src/engine/board/board.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { explainFit } from '../../../src/engine/fit/explain.ts';
import { orient } from '../../../src/engine/schematic/pose.ts';
import { anyHex, anyPose } from '../../support/arbitraries.ts';
import { anyLand, HOUSE, makeSchematic, SHAPES, WHEAT } from '../../support/cities.ts';

const FIELD = makeSchematic('field', [
  { q: 0, r: 0, segments: ['wheat', 'house', null, null, null, 'unknown'] },
  { q: 1, r: -1, segments: [null, null, 'wheat', 'wheat', 'wheat', null] },
]);
const SCHEMATICS = [...SHAPES.schematics, FIELD, makeSchematic('empty', [])];

const anyPlacements = fc
  .array(
    fc.tuple(anyHex, anyPose, fc.constantFrom(...SCHEMATICS.map(({ id }) => id), 'missing'), fc.boolean()),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(([hex, pose, schematic, locked], index) => ({
      ...hex,
      ...pose,
      id: index + 1,
      schematic,
      locked,
    })),
  );

test('a resolved city is its land with each placement stamped that fits', () => {
  fc.assert(
    fc.property(anyLand, anyPlacements, fc.boolean(), (land, placements, stops) => {
      const plan = { kinds: [HOUSE, WHEAT], schematics: SCHEMATICS, land, placements };
      const blocked: unknown[] = [];
      const resolved = resolveCity(plan, (index, { id }, segments) => {
        blocked.push([index, id, segments]);
        return stops ? 'stop' : 'go on';
      });

      const board = createBoard(land);
      const kind_segment = new Uint8Array(board.placement_segment.length);
      const expected: unknown[] = [];
      for (const [index, placement] of placements.entries()) {
        if (stops && expected.length > 0) break;
        const { id } = placement;
        const schematic = SCHEMATICS.find((one) => one.id === placement.schematic);
        const hexes = schematic && orient(schematic.hexes, placement);
        const segments = hexes ? explainFit(board, hexes, placement) : [];
        if (!hexes || segments.length > 0) {
          expected.push([index, id, segments]);
          continue;
        }
        stamp(board, hexes, placement, id);
        for (const { q, r, segments: kinds } of hexes)
          kinds.forEach((kind, k) => {
            const slot = slotOf(board, { q: q + placement.q, r: r + placement.r });
            if (kind !== null) kind_segment[6 * slot + k] = ['house', 'wheat'].indexOf(kind) + 1;
          });
      }
      expect(blocked).toEqual(expected);
      expect(resolved).toEqual({ board, kind_segment });
    }),
  );
});

test.each([0, 1.5, 2 ** 32])('a placement with the id %d is refused', (id) => {
  const pose = { mirror: false, rotation: 0, shift: 0 } as const;
  const placement = { id, schematic: 'tile', q: 0, r: 0, ...pose, locked: false };
  const plan = {
    kinds: [HOUSE],
    schematics: SCHEMATICS,
    land: [{ r: 0, q: 0, count: 1 }],
    placements: [placement],
  };
  expect(() => resolveCity(plan, () => 'go on')).toThrow(`placement id ${id} is not`);
});
