import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipDistricts } from '../../../src/engine/land/clip-districts.ts';
import type { District } from '../../../src/engine/land/district.ts';
import { paintDistricts } from '../../../src/engine/land/paint-district.ts';
import { hasHex, hexesOf } from '../../../src/engine/land/row.ts';
import { hexagonLand, normalizeRows } from '../../../src/engine/land/shapes.ts';
import { anyLand } from '../../support/cities.ts';

const ALL = [...hexesOf(hexagonLand(3))];

/** Districts as a user paints them: connected, apart, and with gaps. */
const anyDistricts = fc
  .array(fc.tuple(fc.constantFrom(...ALL), fc.constantFrom('town', 'fields', null)), { maxLength: 40 })
  .map((strokes) =>
    strokes.reduce<readonly District[]>(
      (districts, [hex, group]) => paintDistricts(districts, [hex], group),
      [],
    ),
  );

test('clipped districts have the hexes that are on the land, with their groups, in connected parts of own ids', () => {
  fc.assert(
    fc.property(anyDistricts, anyLand, (districts, rows) => {
      const land = normalizeRows(rows);
      const clipped = clipDistricts(districts, land);
      const groupsAt = (list: readonly District[]) =>
        ALL.map((hex) => list.filter((one) => hasHex(one.rows, hex)).map(({ group }) => group));
      const inside = groupsAt(districts).map((groups, index) => (hasHex(land, ALL[index]!) ? groups : []));
      expect(groupsAt(clipped)).toEqual(inside);
      expect(new Set(clipped.map(({ id }) => id)).size).toBe(clipped.length);
      // Clipped once more, each is a whole by itself.
      expect(clipDistricts(clipped, land)).toEqual(clipped);
      for (const { rows: own } of clipped) expect(normalizeRows(own)).toBe(own);
      expect(clipDistricts(districts, hexagonLand(3))).toEqual(districts);
    }),
  );
});

test('the largest part of a district keeps its id', () => {
  const row = { id: 7, group: 'town', rows: [{ r: 0, q: 0, count: 6 }] };
  const land = [
    { r: 0, q: 0, count: 2 },
    { r: 0, q: 3, count: 3 },
  ];
  expect(clipDistricts([row], land)).toEqual([
    { ...row, rows: [land[1]] },
    { ...row, id: 8, rows: [land[0]] },
  ]);
});
