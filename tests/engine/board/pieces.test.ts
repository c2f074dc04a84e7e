import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landBox, slotOf } from '../../../src/engine/board/board.ts';
import { connectedPieces, SegmentSteps } from '../../../src/engine/board/steps.ts';
import { landParts } from '../../../src/engine/land/parts.ts';
import { hexesOf, type LandRow } from '../../../src/engine/land/row.ts';
import { normalizeRows } from '../../../src/engine/land/shapes.ts';
import { anyLand } from '../../support/cities.ts';

/** The pieces by flooding: each a set of segments, in the order of the land. */
function flooded(land: readonly LandRow[], isPart: (segment: number) => boolean): Set<number>[] {
  const box = landBox(land);
  const steps = new SegmentSteps(box);
  const parts = [...hexesOf(land)]
    .flatMap((hex) => [0, 1, 2, 3, 4, 5].map((k) => 6 * slotOf(box, hex) + k))
    .filter(isPart);
  const left = new Set(parts);
  const pieces: Set<number>[] = [];
  for (const start of parts) {
    if (!left.delete(start)) continue;
    const piece = new Set([start]);
    for (const segment of piece)
      for (const next of steps.neighbors(segment)) if (left.delete(next)) piece.add(next);
    pieces.push(piece);
  }
  return pieces;
}

test('pieces of segments are those that flooding finds', () => {
  fc.assert(
    fc.property(anyLand, fc.integer(), fc.integer({ min: 1, max: 9 }), (land, seed, most) => {
      const isPart = (segment: number) => (Math.imul(segment ^ seed, 0x9e3779b1) >>> 8) % 10 < most;
      const pieces = flooded(land, isPart);
      const { count, piece_segment, size_piece } = connectedPieces(landBox(land), land, isPart);
      expect(count).toBe(pieces.length);
      expect(size_piece).toEqual([0, ...pieces.map(({ size }) => size)]);
      const expected = new Int32Array(piece_segment.length);
      pieces.forEach((piece, index) => piece.forEach((segment) => (expected[segment] = index + 1)));
      expect(piece_segment).toEqual(expected);
    }),
  );
});

test('parts of the land are those that flooding finds', () => {
  fc.assert(
    fc.property(anyLand, (land) => {
      const rows = normalizeRows(land);
      const pieces = flooded(rows, () => true);
      const box = landBox(rows);
      const { count, part_row } = landParts(rows);
      expect(count).toBe(pieces.length);
      expect([...part_row]).toEqual(
        rows.map((row) => pieces.findIndex((piece) => piece.has(6 * slotOf(box, row)))),
      );
    }),
  );
});
