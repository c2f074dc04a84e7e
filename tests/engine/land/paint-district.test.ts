import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS, hexKey, neighbor, type Hex } from '../../../src/engine/hex/hex.ts';
import type { District } from '../../../src/engine/land/district.ts';
import { paintDistricts } from '../../../src/engine/land/paint-district.ts';
import { forEachHex } from '../../../src/engine/land/row.ts';
import { hexagonLand, normalizeRows } from '../../../src/engine/land/shapes.ts';

const LAND = hexagonLand(3);
const ALL: Hex[] = [];
forEachHex(LAND, ({ q, r }) => ALL.push({ q, r }));

const anyStroke = fc.record({
  hex: fc.constantFrom(...ALL),
  group: fc.constantFrom('town', 'fields', null),
});

function hexesOf({ rows }: District): Hex[] {
  const hexes: Hex[] = [];
  forEachHex(rows, ({ q, r }) => hexes.push({ q, r }));
  return hexes;
}

function isConnected(hexes: readonly Hex[]): boolean {
  const left = new Set(hexes.map(hexKey));
  const edge = hexes.slice(0, 1);
  left.delete(hexKey(hexes[0]!));
  for (const hex of edge)
    for (const direction of DIRECTIONS) {
      const next = neighbor(hex, direction);
      if (left.delete(hexKey(next))) edge.push(next);
    }
  return left.size === 0;
}

test('each hex has the group that was painted last, and districts stay connected, apart and of their own ids', () => {
  const start: District[] = [{ id: 4, group: 'town', rows: LAND }];
  fc.assert(
    fc.property(fc.array(anyStroke, { maxLength: 30 }), (strokes) => {
      const group_hex = new Map<string, string | null>(ALL.map((hex) => [hexKey(hex), 'town']));
      let districts: readonly District[] = start;
      for (const { hex, group } of strokes) {
        districts = paintDistricts(districts, [hex], group);
        group_hex.set(hexKey(hex), group);
      }
      const found = new Map<string, string>();
      for (const district of districts) {
        const hexes = hexesOf(district);
        expect(hexes.length).toBeGreaterThan(0);
        expect(isConnected(hexes)).toBe(true);
        expect(district.rows).toEqual(normalizeRows(district.rows));
        for (const hex of hexes) {
          expect(found.has(hexKey(hex))).toBe(false);
          found.set(hexKey(hex), district.group);
        }
      }
      for (const [key, group] of group_hex) expect(found.get(key) ?? null).toBe(group);
      const ids = districts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

test('a district that falls apart keeps its id where it is largest', () => {
  // Five hexes in a row, cut at the fourth.
  const row: District[] = [{ id: 2, group: 'town', rows: [{ r: 0, q: 0, count: 5 }] }];
  expect(paintDistricts(row, [{ q: 3, r: 0 }], null)).toEqual([
    { id: 2, group: 'town', rows: [{ r: 0, q: 0, count: 3 }] },
    { id: 3, group: 'town', rows: [{ r: 0, q: 4, count: 1 }] },
  ]);
});
