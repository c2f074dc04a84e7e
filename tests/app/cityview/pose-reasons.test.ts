import { expect, it } from 'vitest';
import { reasonsInPoses } from '../../../src/app/cityview/pose-reasons.ts';

it('why no pose fits says in how many of how many poses, unless it is so in every one', () => {
  expect(reasonsInPoses([['taken by Castle (No. 1)', 36]], 36)).toBe('taken by Castle (No. 1)');
  expect(
    reasonsInPoses(
      [
        ['taken by Castle (No. 1)', 36],
        ['taken by House (No. 305)', 36],
        ['taken by Terrace (No. 151)', 28],
      ],
      36,
    ),
  ).toBe(
    'taken by Castle (No. 1) and taken by House (No. 305) in every pose, taken by Terrace (No. 151) in 28 of 36 poses',
  );
  expect(
    reasonsInPoses(
      [
        ['off the land', 9],
        ['taken by Mill (No. 4)', 30],
        ['taken by House (No. 5)', 12],
        ['too close to Mill (No. 4)', 1],
      ],
      36,
    ),
  ).toBe('taken by Mill (No. 4) in 30 of 36 poses, taken by House (No. 5) in 12, off the land in 9');
});
