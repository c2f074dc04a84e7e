import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutLabels } from '../../../src/formats/text-map/labels.ts';
import { readPlomrogue } from '../../../src/formats/text-map/plomrogue.ts';
import { isTextMapperLine } from '../../../src/formats/text-map/text-mapper-read.ts';

/** Labels as Text Mapper itself finds them; the time that this takes grows with the square of the length. */
const LABEL = /(?:\b[a-z]+=)?["“][^"”]+["”]\s*\d*(?:\s*[a-z]+\([^)]+\))*/gu;

/** Rivers and roads as Text Mapper finds them. */
const WAYS = [
  /^(-?\d\d)(-?\d\d)(\d\d)?(?:-(-?\d\d)(-?\d\d)(\d\d)?)+\s+\S/u,
  /^(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?(?:-(-?\d\d+)\.(-?\d\d+)(?:\.(\d\d+))?)+\s+\S/u,
];

test('labels are found where the regular expression of Text Mapper finds them', () => {
  const piece = fc.constantFrom(
    '"',
    '“',
    '”',
    'a',
    'name=',
    '=',
    ' ',
    '4',
    'rotate(',
    '(',
    ')',
    '30)',
    '_',
    'B',
    '“a”',
    '"b"',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const line = pieces.join('');
      expect(withoutLabels(line)).toBe(line.replace(LABEL, ''));
    }),
    { numRuns: 20_000 },
  );
});

test('rivers and roads are found where the regular expressions of Text Mapper find them', () => {
  const piece = fc.constantFrom('01', '-', '.', '1', ' ', 'a', '0101', '-0101', '-00.01.02', '00.01');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
      const line = `0${pieces.join('')}`;
      if (WAYS.some((way) => way.test(line))) expect(isTextMapperLine(line), line).toBe(true);
      // No other form begins with a digit, but that of a hex.
      else if (!/^-?\d\d+\.?-?\d\d+(?:\.?\d\d+)?\s/.test(line))
        expect(isTextMapperLine(line), line).toBe(false);
    }),
    { numRuns: 20_000 },
  );
});

test('lines that are too long for a regular expression are read', () => {
  const river = `0101${'-0101'.repeat(6_000_000)}`;
  expect(isTextMapperLine(`${river} river`)).toBe(true);
  const row = `MAP_LENGTH 1\nMAP 0 "${'.'.repeat(20_000_000)}"`;
  expect(readPlomrogue(row)).toEqual({
    ok: false,
    problems: [{ path: 'line 2', message: 'expected 1 cells, found 20000000' }],
  });
});
