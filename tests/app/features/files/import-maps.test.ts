import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIncoming } from '../../../../src/app/features/files/import/incoming.ts';
import type { City } from '../../../../src/engine/city/city.ts';
import { asciiPieces, readAscii } from '../../../../src/formats/text-map/ascii.ts';
import { squarePieces } from '../../../../src/formats/text-map/square.ts';
import { anyCity } from '../../../formats/arbitraries.ts';

/** Characters that kinds may have. */
const GLYPHS = Array.from({ length: 93 }, (_, index) => String.fromCharCode(0x21 + index)).filter(
  (glyph) => glyph !== '.',
);

/** Cities with land, whose kinds have any glyphs. */
const anyGlyphCity: fc.Arbitrary<City> = fc
  .tuple(anyCity, fc.shuffledSubarray(GLYPHS, { minLength: 8 }))
  .filter(([{ land }]) => land.length > 0)
  .map(([city, glyphs]) => ({
    ...city,
    kinds: city.kinds.map((kind, index) => ({ ...kind, glyph: glyphs[index]! })),
  }));

function read(text: string) {
  const { works, bad } = readIncoming({ texts: [{ path: 'city.txt', text }], bad: [] });
  return { works, problems: bad.flatMap(({ problems }) => problems) };
}

test('every ASCII map that is written is read as its land, with any land and any kinds', () => {
  const anyText = fc.oneof(
    anyGlyphCity.map((city) => ({ text: [...asciiPieces(city)].join(''), grid: 'hex' as const })),
    fc
      .tuple(anyGlyphCity, fc.integer({ min: 1, max: 120 }))
      .map(([city, columns]) => ({
        text: [...squarePieces(city, columns)].join(''),
        grid: 'square' as const,
      }))
      // One row of squares may as well be a word.
      .filter(({ text }) => text.indexOf('\n') < text.length - 1 || text.length === 2),
  );
  fc.assert(
    fc.property(anyText, ({ text, grid }) => {
      const land = readAscii(text, grid);
      const { works, problems } = read(text);
      if (land.ok)
        expect([works, problems]).toEqual([[{ kind: 'land', name: 'city', value: land.value }], []]);
      // Squares so large that no middle of one is land.
      else expect(problems).toEqual(land.problems);
    }),
    { numRuns: 300 },
  );
});

test('a table is never taken for a map, though its rows may be as long as each other', () => {
  const table = { path: 'numbers.csv', text: '0,1,1\n1,1,0\n' };
  expect(readIncoming({ texts: [table], bad: [] })).toMatchObject({
    works: [],
    notes: [],
    bad: [
      { path: 'numbers.csv', problems: [{ message: expect.stringContaining('a table (CSV)') as string }] },
    ],
  });
});
