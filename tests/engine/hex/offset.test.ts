import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromOffset, toOffset } from '../../../src/engine/hex/offset.ts';
import { hexCenter, STRIP_HEIGHT } from '../../../src/engine/hex/plane.ts';
import { anyHex } from '../../support/arbitraries.ts';

describe('odd-q offset coordinates', () => {
  test('come back as the same hex', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(fromOffset(toOffset(hex))).toEqual(hex);
      }),
    );
  });

  test('are (q, r + (q - (q & 1)) / 2)', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const odd = Math.abs(hex.q) % 2;
        expect(toOffset(hex)).toEqual({ column: hex.q, row: hex.r + (hex.q - odd) / 2 });
      }),
    );
  });

  test('put odd columns half a hex lower', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { column, row } = toOffset(hex);
        const lower = Math.abs(column) % 2 === 1 ? STRIP_HEIGHT : 0;
        expect(hexCenter(hex).y).toBeCloseTo(2 * STRIP_HEIGHT * row + lower, 9);
      }),
    );
  });
});
