import { expect, test } from 'vitest';
import { guessTextMap } from '../../../src/formats/text-map/guess.ts';
import { readTextMap } from '../../../src/formats/text-map/read.ts';

test.each([
  ['lines without end', '\n'.repeat(4_000_001), 'map: expected at most 4,000,000 lines, found more'],
  [
    'a line without end',
    `#\n${'#'.repeat(4_000_001)}`,
    'line 2: expected at most 4,000,000 characters, found more',
  ],
])('%s are refused before they take memory, in every form and unknown ones', (_, text, problem) => {
  for (const read of [
    guessTextMap(text),
    readTextMap('ascii', text),
    readTextMap('plomrogue', text),
    readTextMap('text-mapper', text),
  ])
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([problem]);
});
