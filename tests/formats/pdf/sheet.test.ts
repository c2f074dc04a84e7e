import { expect, test } from 'vitest';
import { Letters } from '../../../src/formats/pdf/letters.ts';
import { Sheet } from '../../../src/formats/pdf/sheet.ts';

/** More than a function takes as arguments. */
const MANY = 200_000;

test('a page shows the forms of a city of any size', () => {
  const sheet = new Sheet({ width: 210, height: 297 }, new Letters([]));
  sheet.inPlane(
    0,
    0,
    1,
    Array.from({ length: MANY }, (_, index) => `/F${index} Do`),
  );
  const shown = sheet.content.match(/\/F\d+ Do/g);
  expect(shown).toHaveLength(MANY);
  expect(shown?.at(-1)).toBe(`/F${MANY - 1} Do`);
});
