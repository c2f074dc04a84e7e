import { expect, test } from 'vitest';
import { differenceWords } from '../../../../src/app/features/share/words.ts';

const SAME = { added: 0, missing: 0, isLandOther: false, isGroundOther: false };

test('the difference of a city from its recipe names land, ground and placements before anything finer', () => {
  expect(differenceWords({ ...SAME, isGroundOther: true })).toBe('Its ground differs.');
  expect(differenceWords({ ...SAME, isLandOther: true, added: 2 })).toBe(
    'Its land differs; 2 placements on the board are not from the recipe.',
  );
  expect(differenceWords(SAME)).toBe('Its districts or the numbers of its placements differ.');
});
