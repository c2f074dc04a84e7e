import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHEET_MOST } from '../../../src/app/shell/sheet-share.ts';
import { nextStop, SHEET_STOPS, snapped } from '../../../src/app/shell/sheet-stops.ts';

it('the height of the panel snaps to a stop near it, and stays within the window', () => {
  fc.assert(
    fc.property(fc.double({ min: -200, max: 300, noNaN: true }), (share) => {
      const taken = snapped(share);
      expect(taken).toBeGreaterThanOrEqual(0);
      expect(taken).toBeLessThanOrEqual(SHEET_MOST);
      const held = Math.min(Math.max(share, 0), SHEET_MOST);
      const isNear = SHEET_STOPS.some((stop) => Math.abs(stop - held) <= 5);
      expect(SHEET_STOPS.some((stop) => stop === taken) || !isNear).toBe(true);
    }),
  );
});

it('the keys lead from stop to stop, up to the highest and down to none', () => {
  const up = [0, 38, 60, 80].map((share) => nextStop(share, 'up'));
  expect(up).toEqual([38, 60, 80, 80]);
  expect([80, 61, 60, 38, 5, 0].map((share) => nextStop(share, 'down'))).toEqual([60, 60, 38, 0, 0, 0]);
});
