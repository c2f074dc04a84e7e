import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorRows, colorsFor } from '../../../../src/app/board/paint/hex-colors.ts';
import { DIRECTIONS } from '../../../../src/engine/hex/hex.ts';
import { forEachHex } from '../../../../src/engine/land/row.ts';

const near = fc.integer({ min: -30, max: 30 });
const rows = fc.array(fc.record({ q: near, r: near, count: fc.integer({ min: 1, max: 20 }) }), {
  minLength: 1,
  maxLength: 20,
});

it('rows of hexes are colored as their segments one by one would be, and nothing else is', () => {
  fc.assert(
    fc.property(rows, rows, (land, room) => {
      const [whole, single] = [colorsFor(room), colorsFor(room)];
      colorRows(whole, land, 7);
      forEachHex(land, (hex) => {
        for (const k of DIRECTIONS) single.setSegment({ ...hex, k }, 7);
      });
      const count = (cells: Uint16Array) => cells.reduce((sum, cell) => sum + Number(cell === 7), 0);
      expect(count(whole.index_cell)).toBe(count(single.index_cell));
      forEachHex(land, (hex) => {
        for (const k of DIRECTIONS) expect(whole.getSegment({ ...hex, k })).toBe(7);
      });
    }),
  );
});
