import { expect, it } from 'vitest';
import { builtInDocument } from '../../../src/app/document/builtin/built-in-document.ts';
import { createService } from '../../../src/app/store/service.ts';
import { createAppStore } from '../../../src/app/store/store.ts';

it('makes one service per store, when it is first asked for', () => {
  const [one, other] = [createAppStore(builtInDocument()), createAppStore(builtInDocument())];
  const made: unknown[] = [];
  const serviceOf = createService((store) => made.push(store));
  expect(made).toEqual([]);
  expect([serviceOf(one), serviceOf(other), serviceOf(one)]).toEqual([1, 2, 1]);
  expect(made).toEqual([one, other]);
});
