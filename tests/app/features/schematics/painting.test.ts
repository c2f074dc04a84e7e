import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paintChange, paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { applyPatches } from '../../../../src/app/document/patches.ts';
import { change } from '../../../../src/app/document/step.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

const stroke = fc.record({
  segments: fc.array(nearSegment, { maxLength: 30 }),
  kind: fc.constantFrom('house', 'wheat', null),
});

describe('painting by patches', () => {
  it('is painting segment by segment, and is taken back by its inverse', () => {
    fc.assert(
      fc.property(fc.array(stroke, { minLength: 1, maxLength: 6 }), (strokes) => {
        let { document } = plainStore().getState();
        for (const { segments, kind } of strokes) {
          const before = document;
          const { patches, inverse } = paintChange(before, 'single', segments, kind);
          const one = change(before, (draft) => {
            for (const segment of segments) paintSegment(draft, 'single', segment, kind);
          });
          document = applyPatches(before, patches);
          expect(document).toEqual(one?.value ?? before);
          expect(patches.length > 0).toBe(one !== null);
          expect(applyPatches(document, inverse)).toEqual(before);
        }
      }),
    );
  });
});
