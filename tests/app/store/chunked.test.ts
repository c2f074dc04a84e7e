import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import {
  deleteChunked,
  forEachChange,
  fromChunks,
  getChunked,
  lastId,
  setChunked,
  toChunks,
} from '../../../src/app/store/chunked.ts';

interface Item {
  readonly id: number;
  readonly text: string;
}

const anyItems = fc.uniqueArray(
  fc.record({
    id: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 0xffffffff })),
    text: fc.string(),
  }),
  {
    selector: ({ id }) => id,
  },
);

const byId = (a: Item, b: Item) => a.id - b.id;

describe('a chunked record', () => {
  it('gives its values back by ascending id', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const chunks = toChunks<Item>(items);
        expect(fromChunks(chunks)).toEqual(items.toSorted(byId));
        expect(lastId(chunks)).toBe(Math.max(0, ...items.map(({ id }) => id)));
        for (const item of items) expect(getChunked(chunks, item.id)).toBe(item);
        expect(getChunked(chunks, 0)).toBeUndefined();
      }),
    );
  });

  it('tells what changed between two states, each id once', () => {
    fc.assert(
      fc.property(anyItems, anyItems, (before, changes) => {
        const old = toChunks<Item>(before);
        const next = produce(old, (draft: Record<number, Record<number, Item>>) => {
          for (const item of changes) setChunked(draft, item);
          for (const { id } of before.slice(0, 2)) deleteChunked(draft, id);
        });
        const told: number[] = [];
        const rebuilt = new Map(before.map((item) => [item.id, item]));
        forEachChange(old, next, (id, was, is) => {
          told.push(id);
          expect(was).toBe(getChunked(old, id));
          expect(is).not.toBe(was);
          if (is) rebuilt.set(id, is);
          else rebuilt.delete(id);
        });
        expect(new Set(told).size).toBe(told.length);
        expect([...rebuilt.values()].sort(byId)).toEqual(fromChunks(next));
      }),
    );
  });
});
