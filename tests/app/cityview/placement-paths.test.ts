import type { LaidShape } from '../../../src/app/board/posed-shape.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visibleShapes } from '../../../src/app/cityview/placement-paths.ts';

const SHAPE = {
  hexes: [{ q: 0, r: 0, segments: ['a', null, null, null, null, null] }],
} as unknown as LaidShape['shape'];
const coordinate = fc.integer({ min: -9, max: 9 });
const anyShapes = fc.array(
  fc.record({ q: coordinate, r: coordinate }).map((at): LaidShape => ({ shape: SHAPE, at })),
);
const SEEN = { left: -5, right: 4, top: -6, bottom: 3 };

test('the first visible shapes are those that all visible shapes begin with', () => {
  fc.assert(
    fc.property(anyShapes, fc.nat(20), (shapes, most) => {
      const all = visibleShapes(shapes, SEEN);
      expect(visibleShapes(shapes, SEEN, most)).toEqual(all.slice(0, most));
    }),
  );
});
