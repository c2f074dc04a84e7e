import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import {
  closestKinds,
  contrast,
  seenAs,
  suggestColors,
  VISIONS,
} from '../../../../src/app/features/kinds/color-checks.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

describe('how a color is seen', () => {
  it('is itself with full color vision, and any gray is itself with all', () => {
    fc.assert(
      fc.property(anyColor, fc.integer({ min: 0, max: 255 }), (color, gray) => {
        expect(seenAs(color, 'full')).toBe(color);
        const channel = gray.toString(16).padStart(2, '0');
        for (const vision of VISIONS)
          for (const at of [1, 3, 5])
            expect(
              Math.abs(Number.parseInt(seenAs(`#${channel.repeat(3)}`, vision).slice(at, at + 2), 16) - gray),
            ).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('takes the difference of red and green from those who lack a cone for it, and leaves it to others', () => {
    const [red, green] = [{ color: '#a0522d' }, { color: '#5f6f2c' }];
    const apart = new Map(
      closestKinds(red.color, [green]).map(({ vision, difference }) => [vision, difference]),
    );
    expect(apart.get('full')).toBeGreaterThan(30);
    expect(apart.get('protanopia')).toBeLessThan(15);
    expect(apart.get('deuteranopia')).toBeLessThan(20);
    expect(apart.get('tritanopia')).toBeGreaterThan(25);
  });
});

describe('the closest kind', () => {
  it('is the same color when there is one, at no distance', () => {
    fc.assert(
      fc.property(anyColor, fc.array(anyColor, { maxLength: 5 }), (color, others) => {
        const found = closestKinds(
          color,
          [...others, color].map((one) => ({ color: one })),
        );
        expect(found.map(({ vision }) => vision)).toEqual(VISIONS);
        for (const { difference } of found) expect(difference).toBeCloseTo(0, 9);
        expect(found[0]!.closest.color).toBe(color);
      }),
      { numRuns: 30 },
    );
  });

  it('is none when there are no others', () => {
    expect(closestKinds('#123456', [])).toEqual([]);
  });
});

describe('contrast', () => {
  it('is that of WCAG: 21 of black and white, 1 of equals, 4.54 of #767676 and white', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 6);
    expect(contrast('#336699', '#336699')).toBeCloseTo(1, 6);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe('suggested colors', () => {
  it('are apart from all others and from one another, for every sort of vision', () => {
    const grounds = ['#f1ebdd', '#2b2e2c'];
    const taken = ['#b8603f', '#3f8a94', '#dfc163', '#82a05a'];
    const suggested = suggestColors(taken, grounds, 8);
    expect(new Set(suggested).size).toBe(8);
    suggested.forEach((color, index) => {
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const others = [...taken, ...grounds, ...suggested.slice(0, index)].map((other) => ({ color: other }));
      for (const { difference } of closestKinds(color, others)) expect(difference).toBeGreaterThan(6);
    });
    expect(suggestColors(taken, grounds, 8)).toEqual(suggested);
  });

  it('begin with one that stands out from the light and the dark ground, beside all built-in kinds', () => {
    const grounds = ['#f1ebdd', '#2b2e2c'];
    const [first] = suggestColors(
      builtInDocument().kinds.map(({ color }) => color),
      grounds,
      12,
    );
    for (const ground of grounds) expect(contrast(first!, ground)).toBeGreaterThanOrEqual(3);
  });
});
