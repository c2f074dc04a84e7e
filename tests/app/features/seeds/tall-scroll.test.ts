import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TallScroll } from '../../../../src/app/features/seeds/rows-table/tall-scroll.ts';

/** A million rows of 28 pixels. */
const MILLION = 28_000_000;
const VIEW = 600;

describe('scrolling a list that is taller than browsers allow', () => {
  it('is plain scrolling while the list is no taller than that', () => {
    const scroll = new TallScroll(5000, VIEW);
    expect(scroll.bar).toBe(5000);
    for (const place of [10, 700, 4400, 0]) {
      expect(scroll.scrolled(place)).toBe(place);
      expect(scroll.top).toBe(place);
    }
  });

  it('moves by every pixel that a wheel or a finger moves, and to the same share by the scroll bar', () => {
    const scroll = new TallScroll(MILLION, VIEW);
    scroll.scrolled(4_000_000);
    const { top } = scroll;
    expect(top).toBeCloseTo((MILLION - VIEW) * (4_000_000 / (scroll.bar - VIEW)), 3);
    for (let way = 1; way <= 100; way++) scroll.scrolled(4_000_000 + 3 * way);
    expect(scroll.top).toBeCloseTo(top + 300, 6);
  });

  it('comes to both ends of the list exactly when the element comes to its own, whatever the way', () => {
    const ways = fc.array(fc.oneof(fc.integer({ min: -599, max: 599 }), fc.integer({ min: -8e6, max: 8e6 })));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 * MILLION }),
        fc.integer({ min: 1, max: 2000 }),
        ways,
        (height, view, all) => {
          const scroll = new TallScroll(height, view);
          const mostBar = Math.max(0, scroll.bar - view);
          const most = Math.max(0, height - view);
          for (const way of all) {
            scroll.scrolled(Math.min(mostBar, Math.max(0, scroll.barTop + way)));
            expect(scroll.top).toBeGreaterThanOrEqual(0);
            expect(scroll.top).toBeLessThanOrEqual(most);
            expect(scroll.barTop).toBeGreaterThanOrEqual(0);
            expect(scroll.barTop).toBeLessThanOrEqual(mostBar);
            if (scroll.barTop === 0) expect(scroll.top).toBeLessThan(4 * view);
            if (scroll.top === 0) expect(scroll.barTop).toBe(0);
            if (scroll.top === most) expect(scroll.barTop).toBe(mostBar);
          }
        },
      ),
    );
  });

  it('shows any place that is asked for', () => {
    const scroll = new TallScroll(MILLION, VIEW);
    scroll.moveTo(27_999_999);
    expect([scroll.top, scroll.barTop]).toEqual([MILLION - VIEW, scroll.bar - VIEW]);
    scroll.moveTo(12_345_678);
    expect(scroll.top).toBe(12_345_678);
  });
});
