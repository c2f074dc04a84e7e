import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SchematicDocument } from '../../../../src/app/document/document.ts';
import { liveUnlessLarge } from '../../../../src/app/store/library/drawn-size.ts';

function pieceOf(hexes: number): SchematicDocument {
  return {
    id: 'piece',
    name: 'Piece',
    description: '',
    author: '',
    tags: [],
    hexes: Object.fromEntries(
      Array.from({ length: hexes }, (_, q) => [`${q},0`, ['house', null, null, null, null, null] as const]),
    ),
  };
}

const size = fc.integer({ min: 1, max: 1200 });

test('a schematic is followed as it is drawn, a large one as it has settled', () => {
  fc.assert(
    fc.property(size, size, (now, settled) => {
      const [live, calm] = [pieceOf(now), pieceOf(settled)];
      expect(liveUnlessLarge(live, calm)).toBe(settled > 600 ? calm : live);
      expect(liveUnlessLarge(live, undefined)).toBe(live);
      expect(liveUnlessLarge(undefined, calm)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});
