import fc from 'fast-check';
import { applyPatches, enablePatches } from 'immer';
import { expect, test } from 'vitest';
import { builtInDocument } from '../../../../src/app/document/builtin/built-in-document.ts';
import { toSchematicDocument, type Document } from '../../../../src/app/document/document.ts';
import {
  askChange,
  askNothing,
  askObstacle,
} from '../../../../src/app/features/schematics/around-painting.ts';
import type { Schematic } from '../../../../src/engine/schematic/schematic.ts';
import { segmentKey, type Segment } from '../../../../src/engine/segment/segment.ts';
import { anySegment } from '../../../support/arbitraries.ts';

enablePatches();

const PIECE: Schematic = {
  id: 'piece',
  name: 'Piece',
  description: '',
  author: '',
  tags: [],
  hexes: [{ q: 0, r: 0, segments: ['house', 'house', null, null, null, null] }],
};

const START: Document = {
  ...builtInDocument(),
  schematics: { piece: toSchematicDocument(PIECE) },
  order: ['piece'],
};

/** The conditions of a piece by segment. */
function asked({ schematics }: Document): Map<string, string> {
  const found = new Map<string, string>();
  for (const { q, r, segments } of schematics['piece']!.around ?? [])
    segments.forEach((wish, k) => {
      if (wish !== null) found.set(segmentKey({ q, r, k: k as Segment['k'] }), wish);
    });
  return found;
}

const anyStroke = fc.record({
  segments: fc.array(anySegment, { maxLength: 8 }),
  wish: fc.constantFrom('@street', '!house', '@free|@sea', null),
});

test('conditions lie where they were painted last, never on the shape, and every change can be undone', () => {
  fc.assert(
    fc.property(fc.array(anyStroke, { maxLength: 8 }), (strokes) => {
      let document = START;
      const expected = new Map<string, string>();
      for (const { segments, wish } of strokes) {
        const { patches, inverse } = askChange(document.schematics['piece']!, segments, wish);
        const next = applyPatches(document, patches as never);
        expect(applyPatches(next, inverse as never)).toEqual(document);
        document = next;
        for (const segment of segments) {
          const isShape = segment.q === 0 && segment.r === 0 && segment.k < 2;
          if (wish === null) expected.delete(segmentKey(segment));
          else if (!isShape) expected.set(segmentKey(segment), wish);
        }
        expect(asked(document)).toEqual(expected);
      }
      const { patches } = askNothing(document.schematics['piece']!);
      expect(applyPatches(document, patches as never).schematics['piece']!.around).toBeUndefined();
    }),
  );
});

test('nothing can be asked of the shape itself, nor of what is too far', () => {
  const piece = START.schematics['piece']!;
  expect(askObstacle(piece, [{ q: 0, r: 0, k: 0 }])).toMatch(/beside/);
  expect(
    askObstacle(piece, [
      { q: 0, r: 0, k: 0 },
      { q: 0, r: 0, k: 2 },
    ]),
  ).toBeNull();
  expect(askObstacle(piece, [{ q: 1000, r: 0, k: 0 }])).toMatch(/reaches at most/);
});
