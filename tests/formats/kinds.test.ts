import { describe, expect, test } from 'vitest';
import { readAny } from '../../src/formats/any.ts';
import { HOUSE, WHEAT } from '../support/cities.ts';
import { problemsOf } from './told.ts';

function kinds(...list: object[]): string {
  return JSON.stringify({ format: 'sixfold/kinds', version: 1, kinds: list });
}

describe('kinds', () => {
  test('have ids and glyphs of their own', () => {
    expect(problemsOf(kinds(HOUSE, { ...WHEAT, glyph: 'h' }, { ...WHEAT, id: 'house' }))).toEqual([
      '$.kinds[2].id: id "house" is taken already, by element 0',
      '$.kinds[1].glyph: glyph "h" is taken already, by element 0',
    ]);
  });

  test('have a color, a glyph and a footprint that can be used', () => {
    expect(
      problemsOf(kinds({ ...HOUSE, id: 'House', color: 'red', glyph: '~', footprint: 'hex', open: 0 })),
    ).toEqual([
      '$.kinds[0].id: expected an id (a lower-case letter, then at most 63 of a-z, 0-9 and "-"), found "House"',
      '$.kinds[0].color: expected a color such as "#b5533c", found "red"',
      '$.kinds[0].glyph: expected one printable ASCII character, not "~", "." or blank, found "~"',
      '$.kinds[0].footprint: expected one of "segment", "tile", "area", found "hex"',
      '$.kinds[0].open: expected true or false, found 0',
    ]);
  });

  test('have their color in lower case', () => {
    const read = readAny(kinds({ ...HOUSE, color: '#ABCDEF' }));
    expect(read).toMatchObject({ value: { value: { kinds: [{ color: '#abcdef' }] } } });
  });

  test.each([' ', '~', '.', 'é', '\n', 'ab', ''])('cannot have the glyph %j', (glyph) => {
    expect(problemsOf(kinds({ ...HOUSE, glyph }))).toHaveLength(1);
  });
});
