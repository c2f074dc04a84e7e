import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeCard } from '../../../../src/app/features/tour/place-card.ts';

const WINDOW = { width: 1280, height: 800 };
const CARD = { width: 264, height: 130 };
const anyAnchor = fc
  .record({ width: fc.integer({ min: 1, max: 1280 }), height: fc.integer({ min: 1, max: 800 }) })
  .chain((size) =>
    fc.record({
      left: fc.nat(WINDOW.width - size.width),
      top: fc.nat(WINDOW.height - size.height),
      width: fc.constant(size.width),
      height: fc.constant(size.height),
    }),
  );

it('a card lies within the window, and over nothing that leaves room beside it', () => {
  fc.assert(
    fc.property(anyAnchor, (anchor) => {
      const { left, top } = placeCard(anchor, CARD, WINDOW);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + CARD.width).toBeLessThanOrEqual(WINDOW.width);
      expect(top + CARD.height).toBeLessThanOrEqual(WINDOW.height);
      const room = {
        above: anchor.top,
        below: WINDOW.height - anchor.top - anchor.height,
        left: anchor.left,
        right: WINDOW.width - anchor.left - anchor.width,
      };
      const hasRoom =
        Math.max(room.above, room.below) >= CARD.height + 20 ||
        Math.max(room.left, room.right) >= CARD.width + 20;
      const isBeside =
        left >= anchor.left + anchor.width ||
        left + CARD.width <= anchor.left ||
        top >= anchor.top + anchor.height ||
        top + CARD.height <= anchor.top;
      expect(isBeside || !hasRoom).toBe(true);
    }),
  );
});
