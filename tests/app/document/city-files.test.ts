import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addCity } from '../../../src/app/document/cities.ts';
import { cityFiles, cityNameOf, fileBase, namedCity } from '../../../src/app/document/city-files.ts';
import { edit } from '../../../src/app/store/store.ts';
import { readCity } from '../../../src/formats/city/read.ts';
import { plainStore } from '../../support/documents.ts';

/** Names as people give them, and those that file systems do not take or take for others. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom(
    '.hidden',
    '..',
    '...',
    'CON',
    'nul.city',
    'Com1',
    'lpt9',
    'a/b\\c',
    'José',
    'Jose',
    'JOSE',
  ),
  fc.constantFrom(
    'Jose\u0301',
    '한글 도시',
    'city',
    'node_modules',
    '__MACOSX',
    'end. ',
    '\u202Eevil',
    '∞'.repeat(60),
  ),
);

/** The name as the least able file system compares it. */
const folded = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The names of cities that a document with these has, and its files. */
function filesOf(names: readonly string[]) {
  const store = plainStore();
  const { document } = store.getState();
  names.forEach((name, index) =>
    edit(store, 'Add', (draft) => addCity(draft, `city-${index + 2}`, name, document)),
  );
  const after = store.getState().document;
  return { names: after.cities!.list.map(({ name }) => name), files: cityFiles(after) };
}

describe('the files of all cities', () => {
  it('have names that every system takes and tells apart, and lose no name of a city', () => {
    fc.assert(
      fc.property(fc.array(anyName, { minLength: 1, maxLength: 6 }), (given) => {
        const { names, files } = filesOf(given);
        expect(files).toHaveLength(names.length);
        const paths = files.map(({ path }) => path);
        expect(new Set(paths.map(folded)).size).toBe(paths.length);
        for (const path of paths) {
          expect(path).not.toMatch(/^[.\s]|[/\\:*?"<>|\p{C}]|[.\s]\.city\.json$/u);
          expect(path).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i);
          expect(new TextEncoder().encode(path).length).toBeLessThanOrEqual(255);
        }
        const read = files.map(({ path, text }) => {
          const city = readCity(text);
          if (!city.ok) throw new Error(JSON.stringify(city.problems));
          return namedCity(city.value, path);
        });
        expect(read.map(({ name }) => name)).toEqual(names.map((name) => name.trim()));
        for (const { city } of read) expect(city.meta).toBeUndefined();
      }),
      { numRuns: 30 },
    );
  });

  it('of cities with plain names say them by these alone', () => {
    const { files } = filesOf(['Old harbor']);
    expect(files[1]!.path).toBe('Old harbor.city.json');
    expect(files[1]!.text).not.toContain('cityName');
  });
});

test('what stands beside the name of a city in its free data stays', () => {
  const city = { meta: { cityName: '.dots', owner: 'me' } } as unknown as Parameters<typeof namedCity>[0];
  expect(namedCity(city, 'x/dots.city.json')).toEqual({ name: '.dots', city: { meta: { owner: 'me' } } });
  expect(namedCity({ ...city, meta: { cityName: 7 } }, 'x/dots.city.json').name).toBe('dots');
  expect(cityNameOf('a/b/Town.geojson')).toBe('Town');
  expect(fileBase('   ')).toBe('city');
});
