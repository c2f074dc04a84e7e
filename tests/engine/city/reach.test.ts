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

test('of several largest public areas the one with the first segment in the order of files counts', () => {
  const closed = (hexes: readonly PaintedHex[], around: readonly PaintedHex[]) => ({
    ...makeSchematic('closed', hexes),
    around,
  });
  // West and below: the first of both in any order by columns, the second by rows.
  const [first, second] = [
    { q: 0, r: 0 },
    { q: -1, r: 1 },
  ];
  const schematic = closed(
    [
      { ...first, segments: [null, 'house', 'house', 'house', 'house', 'house'] },
      { ...second, segments: ['house', 'house', 'house', null, 'house', 'house'] },
    ],
    [
      { ...first, segments: ['@public', null, null, null, null, null] },
      { ...second, segments: [null, null, null, '@public', null, null] },
    ],
  );
  const one = closed(
    [{ q: 0, r: 0, segments: ['house', 'house', 'house', 'house', 'house', 'house'] }],
    [{ q: 0, r: -1, segments: [null, null, null, '@public', null, null] }],
  );
  const land = [
    { r: 0, q: 0, count: 1 },
    { r: 1, q: -1, count: 1 },
    { r: 2, q: -1, count: 1 },
  ];
  const place = { mirror: false, rotation: 0, shift: 0, locked: false } as const;
  const city = {
    kinds: [HOUSE],
    schematics: [schematic, { ...one, id: 'one' }],
    land,
    ground: [],
    placements: [
      { id: 1, schematic: 'closed', q: 0, r: 0, ...place },
      { id: 2, schematic: 'one', q: -1, r: 2, ...place },
    ],
  };
  // Two doors at the first area, three at the second.
  expect(reachWithoutWalls(city)).toMatchObject({ publicAreas: 2, doors: 5, doorsReached: 2 });
});
