import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenName, oneCity } from '../../../../src/app/document/open-city.ts';
import { startDocument } from '../../../../src/app/document/builtin/start-document.ts';
import { layoutCity, linkLibrary } from '../../../../src/app/features/share/link-city.ts';
import { libraryDifference, piecesDigest, usedPieces } from '../../../../src/app/document/pieces.ts';
import { readLink, writeLink, type CityLink } from '../../../../src/app/features/share/link.ts';
import { packText, unpackText } from '../../../../src/app/features/share/packed-text.ts';
import { toCity } from '../../../../src/app/document/document.ts';
import type { City } from '../../../../src/engine/city/city.ts';
import type { Library } from '../../../../src/engine/city/library.ts';
import { generate } from '../../../../src/engine/generate/generate.ts';
import { cityDigest } from '../../../../src/formats/city/digest.ts';
import { HOUSE, makeRecipe, PAIR, rule, SHAPES, SINGLE, TILE } from '../../../support/cities.ts';

const recipe = makeRecipe(5, { shape: 'hexagon', radius: 3 }, [rule('single'), rule('tile', { max: 4 })], {
  coverage: 0.6,
});

const city: City = toCity(startDocument(SHAPES, recipe).city);

function linkTo(of: City, builtIn: Library, whole = false): CityLink {
  const layout = whole ? of : null;
  const pieces = usedPieces(recipe, layout, SHAPES);
  return {
    engine: of.engine,
    name: null,
    recipe,
    library: libraryDifference(pieces, builtIn),
    pieces: piecesDigest(pieces),
    digest: cityDigest(of),
    layout,
  };
}

function read(text: string): CityLink {
  const link = readLink(text);
  if (!link.ok) throw new Error(JSON.stringify(link.problems));
  return link.value;
}

/** The data of a good link, changed. */
function changed(change: (data: Record<string, unknown>) => void): string {
  const data = JSON.parse(writeLink(linkTo(city, SHAPES))) as Record<string, unknown>;
  change(data);
  return JSON.stringify(data);
}

describe('a packed text', () => {
  test('is unpacked as it was, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        const packed = await packText(text);
        expect(packed).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(await unpackText(packed)).toEqual({ ok: true, value: text });
      }),
      { numRuns: 40 },
    );
  });

  test('that is cut off, changed or no packed text at all is a problem', async () => {
    const packed = await packText(writeLink(linkTo(city, SHAPES)));
    for (const bad of [
      packed.slice(0, -8),
      '',
      'hello',
      'a b',
      '%22%3E',
      `${packed}!`,
      'x'.repeat(2_000_001),
    ])
      expect(await unpackText(bad), bad.slice(0, 20)).toMatchObject({ ok: false });
  });

  test('whose text is broken says so of the link, not of a line and a column that nobody sees', () => {
    const read = readLink('{"version":1,"engine":"sixf0ld" "recipe"');
    expect(read).toEqual({
      ok: false,
      problems: [{ path: 'link', message: expect.stringMatching(/changed/) as string }],
    });
  });

  test('that would unpack to far more than any link holds is refused before it does', async () => {
    const bomb = await packText('a'.repeat(60_000_000));
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await unpackText(bomb)).toMatchObject({
      ok: false,
      problems: [{ path: 'link', message: expect.stringContaining('unpacks to more') as string }],
    });
  });
});

describe('a link', () => {
  test('gives the same city from the recipe and the pieces that are not built in', () => {
    const builtIn: Library = { kinds: [HOUSE], schematics: [TILE, PAIR] };
    const link = read(writeLink(linkTo(city, builtIn)));
    expect(link.library.schematics.map(({ id }) => id)).toEqual(['single']);
    expect(link.library.kinds).toEqual([]);
    const library = linkLibrary(link, builtIn);
    if (!library.ok) throw new Error('the pieces are not complete');
    expect(piecesDigest(library.value)).toBe(link.pieces);
    const again = generate(link.recipe, library.value);
    expect(again.ok && cityDigest(again.value)).toBe(link.digest);
  });

  test('brings a piece that was changed, in place of the built-in one', () => {
    const builtIn: Library = {
      kinds: [{ ...HOUSE, color: '#000000' }],
      schematics: [TILE, { ...SINGLE, name: 'Another' }],
    };
    const library = linkLibrary(read(writeLink(linkTo(city, builtIn))), builtIn);
    expect(library).toEqual({ ok: true, value: usedPieces(recipe, null, SHAPES) });
  });

  test('with a layout gives the city as it stands', () => {
    const byHand: City = { ...city, placements: city.placements.slice(2) };
    const link = read(writeLink(linkTo(byHand, SHAPES, true)));
    const library = linkLibrary(link, SHAPES);
    if (!library.ok || !link.layout) throw new Error('the link lacks pieces or layout');
    const shown = layoutCity(link, link.layout, library.value);
    expect(shown.ok && cityDigest(shown.value)).toBe(cityDigest(byHand));
  });

  test('with a layout that contradicts itself is refused, by the place', () => {
    const [first] = city.placements;
    const doubled: City = { ...city, placements: [...city.placements, { ...first!, id: 9999 }] };
    const link = read(writeLink(linkTo(doubled, SHAPES, true)));
    expect(layoutCity(link, link.layout!, SHAPES)).toMatchObject({
      ok: false,
      problems: [{ message: expect.stringContaining('is taken by placement') as string }],
    });
  });

  test('carries the name that a city was given, as version 2, and no number', () => {
    const link = linkTo(city, SHAPES);
    const named = writeLink({ ...link, name: 'Salt Harbor' });
    expect(read(named).name).toBe('Salt Harbor');
    expect(JSON.parse(named)).toMatchObject({ version: 2, name: 'Salt Harbor' });
    const plain = writeLink(link);
    expect(JSON.parse(plain)).toMatchObject({ version: 1 });
    expect(plain).not.toContain('"name":null');
    expect(read(plain).name).toBeNull();
    expect(readLink(changed((data) => (data['name'] = 'x'.repeat(500)))).ok).toBe(false);
    expect(givenName({ cities: oneCity('Salt Harbor') })).toBe('Salt Harbor');
    expect(givenName({ cities: oneCity('City 12') })).toBeNull();
    expect(givenName({})).toBeNull();
  });

  test('keeps back what its author wrote beside recipe and schematics', () => {
    const library: Library = { ...SHAPES, schematics: [{ ...SINGLE, meta: { note: 'secret' } }] };
    const text = writeLink({
      ...linkTo(city, SHAPES),
      recipe: { ...recipe, meta: { note: 'secret' } },
      library,
    });
    expect(text).not.toContain('secret');
  });

  test('of a newer version, with unknown keys or values out of range is refused in words', () => {
    const bad: Record<string, string> = {
      'newer than this program': changed((data) => (data['version'] = 3)),
      'unknown key': changed((data) => (data['script'] = 'alert(1)')),
      'an integer 0..4294967295': changed((data) => Object.assign(data['recipe'] as object, { seed: -1 })),
      'an id': changed((data) => {
        const { schematics } = data['recipe'] as { schematics: { id: string }[] };
        schematics[0]!.id = '__proto__';
      }),
      '64 hexadecimal digits': changed((data) => (data['digest'] = 'sha256:12')),
      'expected an object': '[]',
    };
    for (const [words, text] of Object.entries(bad)) {
      const link = readLink(text);
      expect(link.ok, words).toBe(false);
      if (!link.ok) expect(link.problems.map(({ message }) => message).join('; ')).toContain(words);
    }
  });

  test('reaches no prototype by its keys', () => {
    const text = writeLink(linkTo(city, SHAPES)).replace('{', '{"__proto__":{"polluted":true},');
    expect(readLink(text).ok).toBe(false);
    expect({}).not.toHaveProperty('polluted');
  });

  test('whose pieces are painted with kinds that are nowhere is refused', () => {
    const link = {
      ...linkTo(city, { kinds: [], schematics: [] }),
      library: { kinds: [], schematics: [SINGLE, TILE] },
    };
    expect(linkLibrary(read(writeLink(link)), { kinds: [], schematics: [] })).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([
        { path: expect.stringContaining('schematic single') as string, message: 'unknown kind "house"' },
      ]) as unknown,
    });
  });
});
