import fc from 'fast-check';
import { applyPatches as immerApply, enablePatches, produceWithPatches } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Patch } from '../../../src/app/document/patch.ts';
import { applyPatches } from '../../../src/app/document/patches.ts';

enablePatches();

interface Page {
  items: Record<string, { name: string; tags: string[] }>;
  order: number[];
}

const START: Page = { items: { a: { name: 'A', tags: ['x', 'y'] } }, order: [3, 1, 2] };

const anyKey = fc.constantFrom('a', 'b', 'c');

const anyChange = fc.oneof(
  fc.tuple(anyKey, fc.string()).map(([key, name]) => (page: Page) => {
    page.items[key] = { name, tags: [] };
  }),
  anyKey.map((key) => (page: Page) => {
    if (Object.hasOwn(page.items, key)) delete page.items[key];
  }),
  fc
    .tuple(anyKey, fc.nat(3), fc.array(fc.string(), { maxLength: 3 }))
    .map(([key, at, tags]) => (page: Page) => {
      if (Object.hasOwn(page.items, key)) page.items[key]!.tags.splice(at, 1, ...tags);
    }),
  fc.tuple(fc.nat(4), fc.nat(2), fc.array(fc.nat(9), { maxLength: 3 })).map(
    ([at, count, added]) =>
      (page: Page) =>
        void page.order.splice(at, count, ...added),
  ),
  fc.array(fc.nat(9)).map((order) => (page: Page) => {
    page.order = order;
  }),
);

describe('applying patches', () => {
  it('leads from one value to the other and back, through any changes at once', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 12 }), (changes) => {
        const [end, patches, inverse] = produceWithPatches(START, (draft: Page) => {
          for (const change of changes) change(draft);
        });
        expect(applyPatches(START, patches)).toEqual(end);
        expect(applyPatches(end, inverse)).toEqual(START);
      }),
    );
  });

  it('does step after step what all steps do in one call, and what immer does', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 8 }), (changes) => {
        let value = START;
        const all = changes.flatMap((change) => {
          const [next, patches] = produceWithPatches(value, (draft: Page) => change(draft));
          const [, , inverse] = produceWithPatches(value, (draft: Page) => change(draft));
          expect(applyPatches(applyPatches(value, patches), inverse)).toEqual(value);
          value = next;
          return patches;
        });
        expect(applyPatches(START, all)).toEqual(value);
        expect(immerApply(START, all)).toEqual(value);
      }),
    );
  });

  it('shares what no patch touches, puts in the very values of the patches, and freezes', () => {
    const tags = Object.freeze(['z']);
    const next = applyPatches(START, [{ op: 'replace', path: ['items', 'a', 'tags'], value: tags }]);
    expect(next.order).toBe(START.order);
    expect(next.items['a']!.tags).toBe(tags);
    expect([next, next.items, next.items['a']].every(Object.isFrozen)).toBe(true);
    expect(applyPatches(START, [])).toBe(START);
  });

  it('exchanges two values by reference, there and back, whatever else is exchanged', () => {
    const anyPath = fc.constantFrom<string[]>(['a'], ['b'], ['c', 'd'], ['c', 'e'], ['c', 'new'], ['new']);
    const start = Object.freeze({ a: { n: 1 }, b: [2], c: { d: { n: 3 }, e: 4 } });
    fc.assert(
      fc.property(fc.array(fc.tuple(anyPath, anyPath), { maxLength: 8 }), (pairs) => {
        const swaps: Patch[] = [];
        let value: unknown = start;
        for (const [path, other] of pairs) {
          const swap: Patch = { op: 'swap', path, with: other };
          try {
            value = applyPatches(value, [swap]);
            swaps.push(swap);
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
          }
        }
        expect(applyPatches(start as unknown, swaps)).toEqual(value);
        expect(applyPatches(value, swaps.toReversed())).toEqual(start);
      }),
    );
  });

  it('moves a value to where none is, and refuses to exchange what cannot be', () => {
    const swap = (path: (string | number)[], other: (string | number)[]) => () =>
      applyPatches(START, [{ op: 'swap', path, with: other }]);
    const moved = swap(['items', 'a'], ['items', 'b'])();
    expect(moved.items).toEqual({ b: START.items['a'] });
    expect(moved.items['b']).toBe(START.items['a']);
    for (const [path, other] of [
      [['items'], ['items', 'a']],
      [['items'], ['items']],
      [[], ['items']],
      [
        ['items', 'x'],
        ['items', 'y'],
      ],
      [['order', 0], ['items']],
      [
        ['items', '__proto__'],
        ['items', 'a'],
      ],
      [['items', 'gone', 'name'], ['order']],
    ])
      expect(swap(path!, other!)).toThrow(RangeError);
  });

  it('refuses patches of what is not there, and of prototypes', () => {
    const wrong = (path: (string | number)[]) => () =>
      applyPatches(START, [{ op: 'replace', path, value: 1 }]);
    expect(wrong(['items', 'gone', 'name'])).toThrow('nothing can be changed at items.gone.name');
    expect(wrong(['order', 0, 'x'])).toThrow(RangeError);
    expect(wrong(['items', '__proto__', 'x'])).toThrow(RangeError);
    expect(wrong(['items', '__proto__'])).toThrow(RangeError);
  });
});
