import fc from 'fast-check';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import {
  chunkFilter,
  deleteChunked,
  editChunks,
  forEachChange,
  fromChunks,
  getChunked,
  lastId,
  setChunked,
  toChunks,
} from '../../../src/app/document/chunked.ts';
import { applyPatches } from '../../../src/app/document/patches.ts';

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

  it('finds what meets a test, after an edit by looking through the chunk of the edit alone', () => {
    fc.assert(
      fc.property(anyItems, fc.integer({ min: 1, max: 900 }), fc.string(), (items, id, text) => {
        const asked: number[] = [];
        const isShort = ({ text }: Item) => text.length < 5;
        const filter = chunkFilter<Item>((item) => {
          asked.push(item.id);
          return isShort(item);
        });
        const chunks = toChunks<Item>(items);
        expect(filter(chunks)).toEqual(fromChunks(chunks).filter(isShort));
        asked.length = 0;
        const edited = produce(chunks, (draft: Record<number, Record<number, Item>>) => {
          setChunked(draft, { id, text });
        });
        expect(filter(edited)).toEqual(fromChunks(edited).filter(isShort));
        expect(new Set(asked.map((one) => one >>> 8)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is edited by patches to what immer makes of it, and back to what it was', () => {
    fc.assert(
      fc.property(anyItems, anyItems, fc.nat(400), (before, come, going) => {
        const whole = { of: { chunks: toChunks<Item>(before) } };
        const { chunks } = whole.of;
        const removed = [...before.slice(0, going), ...come.slice(0, 1)].map(({ id }) => id);
        const { patches, inverse } = editChunks(chunks, ['of', 'chunks'], { set: come, removed });
        const edited = applyPatches(whole, patches);
        const expected = produce(chunks, (draft: Record<number, Record<number, Item>>) => {
          for (const id of removed) deleteChunked(draft, id);
          for (const item of come) setChunked(draft, item);
        });
        expect(edited.of.chunks).toEqual(expected);
        expect(applyPatches(edited, inverse)).toEqual(whole);
        forEachChange(chunks, edited.of.chunks, (id, was, is) => {
          expect(is).toBe(come.find((item) => item.id === id));
          expect(is).not.toBe(was);
        });
      }),
    );
  });

  it('has a patch for each of few records, and one for the chunk of many', () => {
    const items = Array.from({ length: 600 }, (_, index) => ({ id: index + 1, text: 'old' }));
    const chunks = toChunks<Item>(items);
    const edit = (count: number) =>
      editChunks(chunks, [], { set: items.slice(0, count).map(({ id }) => ({ id, text: 'new' })) });
    expect(edit(3).patches.map(({ path }) => path)).toEqual([
      ['0', '1'],
      ['0', '2'],
      ['0', '3'],
    ]);
    expect(edit(600).patches.map(({ path }) => path)).toEqual([['0'], ['1'], ['2']]);
    expect(edit(0)).toEqual({ patches: [], inverse: [] });
    expect(editChunks(chunks, [], { set: items, removed: [601] })).toEqual({ patches: [], inverse: [] });
  });
});
