import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBoard, slotOf } from '../../../src/engine/board/board.ts';
import { cityReach, reachWithoutWalls } from '../../../src/engine/city/reach.ts';
import { resolveCity } from '../../../src/engine/city/resolve.ts';
import { hexesOf } from '../../../src/engine/land/row.ts';
import type { PaintedHex } from '../../../src/engine/schematic/schematic.ts';
import { anyHex, anyPose } from '../../support/arbitraries.ts';
import { anyLand, HOUSE, makeSchematic, SHAPES, WHEAT } from '../../support/cities.ts';

const STREET = { ...WHEAT, id: 'street', public: true };
const FRONT = {
  ...makeSchematic('front', [{ q: 0, r: 0, segments: ['house', 'street', 'street', null, null, 'unknown'] }]),
  around: [{ q: 0, r: 0, segments: [null, null, null, '@open', '@public', null] } satisfies PaintedHex],
};
const SCHEMATICS = [...SHAPES.schematics, FRONT];

const anyPlaced = fc.array(fc.tuple(anyHex, anyPose, fc.nat(SCHEMATICS.length - 1)), { maxLength: 60 });
const anySegment = fc.constantFrom(null, null, null, 'house', 'street', 'unknown');
const anySegments = fc.tuple(anySegment, anySegment, anySegment, anySegment, anySegment, anySegment);

test('the reach of a city without walls is that of its resolved board', () => {
  fc.assert(
    fc.property(anyLand, anyPlaced, fc.array(anySegments, { maxLength: 8 }), (land, placed, painted) => {
      const hexes = new Map([...hexesOf(land)].map((hex) => [slotOf(createBoard(land), hex), hex]));
      const ground = [...hexes.values()]
        .slice(0, painted.length)
        .map(({ q, r }, index) => ({ q, r, segments: painted[index]! }));
      const all = placed.map(([hex, pose, which], index) => ({
        ...hex,
        ...pose,
        id: index + 1,
        schematic: SCHEMATICS[which]!.id,
        locked: false,
      }));
      const plan = { kinds: [HOUSE, WHEAT, STREET], schematics: SCHEMATICS, land, ground };
      const blocked = new Set<number>();
      resolveCity({ ...plan, placements: all }, (index) => {
        blocked.add(index);
        return 'go on';
      });
      const city = { ...plan, placements: all.filter((_, index) => !blocked.has(index)) };
      const { board, kind_segment } = resolveCity(city, () => 'stop');
      expect(reachWithoutWalls(city)).toEqual(cityReach(city, board, kind_segment));
    }),
  );
});
