import { describe, expect, test } from 'vitest';
import type { KindLook } from '../../src/engine/schematic/kind-look.ts';
import { readAny } from '../../src/formats/any.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { patternOf, patternsFor } from '../../src/formats/kinds/pattern.ts';
import { isSymbol, MAX_SYMBOL_POINTS, symbolShape, symbolText } from '../../src/formats/kinds/symbol.ts';
import { readKinds } from '../../src/formats/kinds/read.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { HOUSE, WHEAT } from '../support/cities.ts';
import { CITY_TEXT } from './samples.ts';
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

describe('the look of a kind', () => {
  const withMeta = (meta: unknown) =>
    JSON.stringify({ format: 'sixfold/kinds', version: 1, kinds: [HOUSE, WHEAT], meta });

  /** The results of reading a file with this `meta`: looks by kind, the rest of `meta`, and what is written. */
  function taken(meta: unknown): readonly unknown[] {
    const read = readKinds(withMeta(meta));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const written = /"meta": (.*)\n/.exec(writeKinds(read.value))?.[1];
    return [read.value.kinds.map(({ look }) => look), read.value.meta, written];
  }

  test('is an entry of the file’s meta, after the patterns', () => {
    const look: KindLook = { edge: 'quay', second: '#aabbcc', roof: 'hip' };
    expect(writeKinds({ kinds: [{ ...HOUSE, look, pattern: 'barn' }, WHEAT] })).toContain(
      '"meta": { "patterns": { "house": "barn" }, "looks": { "house": { "edge": "quay", "second": "#aabbcc", "roof": "hip" } } }',
    );
    expect(writeKinds({ kinds: [HOUSE] })).not.toContain('meta');
  });

  test.each<object>([
    { looks: 5 },
    { looks: null },
    { looks: [{ house: { edge: 'quay' } }] },
    { looks: {} },
    { looks: { house: {} } },
    { looks: { house: { edge: 'lava', second: 'red', roof: 1, surface: 'plains', symbol: 'M0 0' } } },
    { looks: { constructor: { edge: 'quay' }, house: 'quay' } },
  ])('is not taken from %j, which is kept', (meta) => {
    const [looks, rest, written] = taken(meta);
    expect(looks).toEqual([undefined, undefined]);
    expect(rest).toEqual(meta);
    expect(JSON.parse(written as string)).toEqual(meta);
  });

  test('leaves members that are unknown or no good where they were, and kinds that are not there', () => {
    const meta = {
      saved: true,
      looks: { house: { glow: 3, second: '#AABBCC', roof: 'onion' }, inn: { edge: 'stone' } },
    };
    const [looks, rest, written] = taken(meta);
    expect(looks).toEqual([{ second: '#aabbcc' }, undefined]);
    expect(rest).toEqual({
      saved: true,
      looks: { house: { glow: 3, roof: 'onion' }, inn: { edge: 'stone' } },
    });
    expect(written).toBe(
      '{ "saved": true, "looks": { "inn": { "edge": "stone" }, "house": { "glow": 3, "roof": "onion", "second": "#aabbcc" } } }',
    );
  });

  test.each([
    ['a point alone', 'M0 0'],
    ['a number too large', 'M0 0L1001 0'],
    ['a sign', 'M-1 0L5 5'],
    ['a fraction', 'M0.5 0L5 5'],
    ['a curve', 'M0 0C1 1 2 2 3 3'],
    ['a leading zero', 'M00 0L5 5'],
    ['markup', 'M0 0L5 5"/><script>'],
    ['no text', ''],
    ['more points than allowed', `M0 0${'L1 1'.repeat(MAX_SYMBOL_POINTS)}`],
  ])('has no symbol of %s', (_name, symbol) => {
    expect(isSymbol(symbol)).toBe(false);
    expect(symbolShape(symbol)).toEqual({ rings: [], lines: [] });
  });

  test('has a symbol of closed parts and lines, which are read as they are written', () => {
    const symbol = 'M0 0L1000 0L500 900ZM10 20L30 40';
    expect(isSymbol(symbol)).toBe(true);
    expect(symbolShape(symbol)).toEqual({ rings: [[0, 0, 1000, 0, 500, 900]], lines: [[10, 20, 30, 40]] });
    expect(symbolText(symbolShape(symbol))).toBe(symbol);
  });
});

describe('the pattern of a kind', () => {
  const withMeta = (meta: unknown) =>
    JSON.stringify({ format: 'sixfold/kinds', version: 1, kinds: [HOUSE, WHEAT], meta });

  /**
   * The results of reading a file with this `meta`: patterns by kind, the rest of `meta`, and the line that is written.
   */
  function taken(meta: unknown): readonly unknown[] {
    const read = readKinds(withMeta(meta));
    if (!read.ok) throw new Error(read.problems[0]?.message);
    const patterns = read.value.kinds.map(({ pattern }) => pattern);
    const written = /"meta": (.*)\n/.exec(writeKinds(read.value))?.[1];
    return [patterns, read.value.meta, written === undefined ? undefined : (JSON.parse(written) as unknown)];
  }

  test('stands in the meta of the file, beside what users keep there', () => {
    expect(writeKinds({ kinds: [{ ...HOUSE, pattern: 'barn' }, WHEAT] })).toContain(
      '"meta": { "patterns": { "house": "barn" } }',
    );
    const meta = { note: 1, patterns: { wheat: 'pond' } };
    expect(taken(meta)).toEqual([[undefined, 'pond'], { note: 1 }, meta]);
  });

  test.each<object>([
    { patterns: 5 },
    { patterns: null, deep: [{ patterns: 1 }] },
    { patterns: [['house', 'barn']] },
    { patterns: {} },
    { patterns: { house: 'palace', inn: 'shop', wheat: 7 } },
    { patterns: { constructor: 'toString' } },
  ])('is left alone in a form that is not known: %j', (meta) => {
    expect(taken(meta)).toEqual([[undefined, undefined], meta, meta]);
  });

  test('is taken entry by entry: what is not known stays', () => {
    const meta = { patterns: { inn: 'shop', house: 'well', wheat: 'a-pattern-to-come' } };
    expect(taken(meta)).toEqual([
      ['well', undefined],
      { patterns: { inn: 'shop', wheat: 'a-pattern-to-come' } },
      { patterns: { inn: 'shop', wheat: 'a-pattern-to-come', house: 'well' } },
    ]);
  });

  test('goes with a city, whose digest and other bytes stay as they are', () => {
    const city = readCity(CITY_TEXT);
    if (!city.ok) throw new Error('the sample city cannot be read');
    const kinds = city.value.kinds.map((kind) => ({ ...kind, pattern: 'well' }));
    const text = writeCity({ ...city.value, kinds });
    expect(readCity(text)).toMatchObject({ ok: true, value: { kinds, meta: { saved: true } } });
    expect(text.split('\n').filter((line) => !CITY_TEXT.includes(line))).toEqual([
      `  "meta": { "saved": true, "patterns": { ${kinds.map(({ id }) => `"${id}": "well"`).join(', ')} } }`,
    ]);
  });

  test('shows the kind where it suits the footprint', () => {
    expect(patternOf({ ...HOUSE, pattern: 'barn' })).toBe('barn');
    expect(patternOf({ ...HOUSE, pattern: 'church' })).toBe('house');
    expect(patternOf({ ...HOUSE, id: 'inn', pattern: 'no-such' })).toBe('house');
    expect(patternOf({ ...WHEAT, pattern: 'orchard' })).toBe('orchard');
  });

  test('is one of its footprint: by words of the id, or any that is chosen', () => {
    for (const footprint of ['segment', 'tile', 'area'] as const) {
      const patterns = patternsFor(footprint);
      expect(patterns).toContain('ground');
      for (const pattern of patterns) expect(patternOf({ ...HOUSE, footprint, pattern })).toBe(pattern);
      for (const id of ['house', 'old-mill', 'wheat', 'pond', 'zzz'])
        expect(patterns).toContain(patternOf({ ...HOUSE, id, footprint }));
    }
  });
});
