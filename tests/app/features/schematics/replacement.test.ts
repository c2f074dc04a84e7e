import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatches } from '../../../../src/app/document/patches.ts';
import type { Document } from '../../../../src/app/document/document.ts';
import {
  kindCounts,
  replacementChange,
  replacementEffect,
  type Piece,
} from '../../../../src/app/features/schematics/replace/replacement.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { edit } from '../../../../src/app/store/store.ts';
import { segmentKey } from '../../../../src/engine/segment/segment.ts';
import { nearSegment, plainStore } from '../../../support/documents.ts';

const KINDS = ['house', 'wheat', 'church'] as const;
const anyPainted = fc.array(fc.tuple(nearSegment, fc.constantFrom(...KINDS)), { maxLength: 30 });

/** A document in which two pieces are painted, and which knows a kind of whole tiles. */
function documentWith(
  first: typeof anyPainted extends fc.Arbitrary<infer One> ? One : never,
  asked?: string,
): Document {
  const store = plainStore();
  edit(store, 'Prepare', (draft) => {
    draft.kinds.push({ ...draft.kinds[0]!, id: 'church', name: 'Church', glyph: 'C', footprint: 'tile' });
    for (const [segment, kind] of first) paintSegment(draft, 'single', segment, kind);
    if (asked !== undefined)
      draft.schematics['single']!.around = [{ q: 9, r: 0, segments: [asked, null, null, null, null, null] }];
  });
  return store.getState().document;
}

const all = (document: Document): Piece[] => document.order.map((id) => ({ id, within: null }));

describe('replacing a kind', () => {
  test('leaves none of it where it is asked for, changes as much as it says, and is taken back', () => {
    fc.assert(
      fc.property(anyPainted, fc.constantFrom(...KINDS), fc.constantFrom(...KINDS), (painted, from, to) => {
        fc.pre(from !== to);
        const document = documentWith(painted);
        const pieces = all(document);
        const replacement = { pieces, from, to, conditions: true };
        const change = replacementChange(document, replacement);
        const after = applyPatches(document, change.patches);
        const before = kindCounts(document, pieces);
        const now = kindCounts(after, pieces);
        expect(now.get(from)).toBeUndefined();
        expect(now.get(to) ?? 0).toBe((before.get(to) ?? 0) + (before.get(from) ?? 0));
        expect(replacementEffect(document, replacement).segments).toBe(before.get(from) ?? 0);
        expect(applyPatches(after, change.inverse)).toEqual(document);
      }),
    );
  });

  test('stays within the selected segments', () => {
    fc.assert(
      fc.property(anyPainted, fc.uniqueArray(nearSegment, { selector: segmentKey }), (painted, within) => {
        const document = documentWith(painted);
        const rest: Piece[] = [{ id: 'single', within: null }];
        const pieces: Piece[] = [{ id: 'single', within }];
        const count = replacementEffect(document, {
          pieces,
          from: 'house',
          to: 'wheat',
          conditions: false,
        }).segments;
        const change = replacementChange(document, { pieces, from: 'house', to: 'wheat', conditions: false });
        const after = applyPatches(document, change.patches);
        const houses = (of: Document) => kindCounts(of, rest).get('house') ?? 0;
        expect(houses(after)).toBe(houses(document) - count);
      }),
    );
  });

  test('tells how many segments would make no whole tile', () => {
    const document = documentWith([[{ q: 1, r: 0, k: 0 }, 'wheat']]);
    const effect = replacementEffect(document, {
      pieces: all(document),
      from: 'wheat',
      to: 'church',
      conditions: false,
    });
    expect(effect.broken).toBeGreaterThan(0);
    expect(
      replacementEffect(document, { pieces: all(document), from: 'wheat', to: 'house', conditions: false })
        .broken,
    ).toBe(0);
  });

  test('changes conditions that name the kind when that is wanted, each alternative once', () => {
    const document = documentWith([], 'house|!wheat|wheat');
    const wishes = (conditions: boolean) => {
      const change = replacementChange(document, {
        pieces: all(document),
        from: 'house',
        to: 'wheat',
        conditions,
      });
      return applyPatches(document, change.patches).schematics['single']!.around![0]!.segments[0];
    };
    expect(wishes(true)).toBe('wheat|!wheat');
    expect(wishes(false)).toBe('house|!wheat|wheat');
    expect(
      replacementEffect(document, { pieces: all(document), from: 'house', to: 'wheat', conditions: false })
        .conditions,
    ).toBe(1);
  });
});
