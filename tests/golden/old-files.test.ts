import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readIncoming } from '../../src/app/features/files/import/incoming.ts';
import { openFiles } from '../../src/app/features/files/import/open-files.ts';
import { LINK_VERSION } from '../../src/app/features/share/link-form.ts';
import { readLink } from '../../src/app/features/share/link.ts';
import { unpackText } from '../../src/app/features/share/packed-text.ts';
import { readAny, type SixfoldFile } from '../../src/formats/any.ts';
import { cityDigest } from '../../src/formats/city/digest.ts';
import { writeCity } from '../../src/formats/city/write.ts';
import { FORMATS, VERSION } from '../../src/formats/form/header.ts';
import { writeKinds } from '../../src/formats/kinds/write.ts';
import { writePack } from '../../src/formats/pack/write.ts';
import { writeRecipe } from '../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../src/formats/schematic/write.ts';

/*
 * Files as they were written by every version of a format, kept as they are. A new version gets a folder of its own
 * beside these. Files are still written with the bytes of the lowest version that can hold them, except cities: these
 * always in the newest version, and those of version 1 with all that version 2 lists.
 */
const OLD = new URL('old/', import.meta.url);

function filesOf(version: number): { readonly name: string; readonly url: URL }[] {
  const folder = new URL(`version-${version}/`, OLD);
  return readdirSync(folder).map((name) => ({ name, url: new URL(name, folder) }));
}

/** The last version in which each format has had anything new. */
const LAST: Readonly<Record<(typeof FORMATS)[number], number>> = {
  'sixfold/kinds': 2,
  'sixfold/schematic': 2,
  'sixfold/recipe': 3,
  'sixfold/city': 3,
  'sixfold/pack': 1,
};

const VERSIONS = Array.from({ length: VERSION }, (_, index) => index + 1);

function written({ format, value }: SixfoldFile): string {
  switch (format) {
    case 'sixfold/kinds':
      return writeKinds(value);
    case 'sixfold/schematic':
      return writeSchematic(value);
    case 'sixfold/recipe':
      return writeRecipe(value);
    case 'sixfold/city':
      return writeCity(value);
    case 'sixfold/pack':
      return writePack(value);
  }
}

describe.each(VERSIONS)('version %i', (version) => {
  const texts = filesOf(version)
    .filter(({ name }) => name.endsWith('.json') && !name.includes('.link.'))
    .map(({ name, url }) => ({ name, text: readFileSync(url, 'utf8') }));

  test('has files of every format', () => {
    const formats = texts.map(({ text }) => (JSON.parse(text) as { format: string }).format);
    expect(new Set(formats)).toEqual(new Set(FORMATS.filter((format) => version <= LAST[format])));
  });

  test.each(texts)('opens $name and writes it as it was', ({ text }) => {
    const read = readAny(text);
    expect(read).toMatchObject({ ok: true });
    if (!read.ok || (version === 1 && read.value.format === 'sixfold/city')) return;
    const isCity = read.value.format === 'sixfold/city';
    const renewed = text.replace(`"version": ${version}`, `"version": ${VERSION}`);
    expect(written(read.value)).toBe(isCity ? renewed : text);
  });
});

describe('what the app wrote into meta', () => {
  const read = readAny(readFileSync(new URL('version-1/edited.city.json', OLD), 'utf8'));

  test('is there: patterns in the kinds, all else where it was', () => {
    expect(read.ok && read.value.value).toMatchObject({
      kinds: [
        { id: 'house', pattern: 'barn' },
        { id: 'wheat', pattern: 'field' },
      ],
      meta: {
        patterns: { gone: 'mill', house2: 'nothing' },
        kept: { pair: 'a1b2c3' },
        sources: { 'pair-v2': 'pair', gone: null },
        rolls: 3,
        origins: [
          { from: 3, to: 3 },
          { from: 7, to: 9, seed: 42, stage: 'again', changed: true },
        ],
        note: 'mine',
      },
    });
  });
});

describe.each(Array.from({ length: LINK_VERSION }, (_, index) => index + 1))(
  'a link of version %i',
  (version) => {
    const at = (name: string) => readFileSync(new URL(`version-${version}/${name}`, OLD), 'utf8').trimEnd();

    test('opens, packed and unpacked', async () => {
      const text = await unpackText(at('town.link.txt'));
      expect(text).toEqual({ ok: true, value: at('town.link.json') });
      const link = readLink(at('town.link.json'));
      expect(link).toMatchObject({ ok: true });
      const city = readAny(at('town.city.json'));
      if (!link.ok || !city.ok || city.value.format !== 'sixfold/city') return expect.unreachable();
      expect(link.value.digest).toBe(cityDigest(city.value.value));
      expect(link.value.layout).toEqual({
        land: city.value.value.land,
        districts: city.value.value.districts,
        placements: city.value.value.placements,
        ...(version > 1 && { ground: city.value.value.ground, walls: city.value.value.walls }),
      });
    });
  },
);

test('a pack of a library opens with all that is in it', async () => {
  const bytes = readFileSync(new URL('version-1/library.sixfold.zip', OLD));
  const opened = await openFiles([{ path: 'library.sixfold.zip', data: new Blob([bytes]) }]);
  expect(opened.bad).toEqual([]);
  const { kinds, schematics, works, bad } = readIncoming(opened);
  expect(bad).toEqual([]);
  expect(kinds.map(({ id }) => id)).toEqual(['house', 'wheat']);
  expect(schematics.map(({ id }) => id)).toEqual(['pair']);
  expect(works.map(({ kind }) => kind)).toEqual(['recipe']);
});

const NEW_FILES = filesOf(2).filter(({ name }) => !/\.(?:city|link)\./.test(name));

test.each(NEW_FILES.map(({ name, url }) => ({ name, text: readFileSync(url, 'utf8') })))(
  '$name is refused when it says that it is of version 1',
  ({ text }) => {
    const read = readAny(text.replace('"version": 2', '"version": 1'));
    expect(read.ok ? [] : read.problems).toEqual([
      {
        path: '$.version',
        message: 'expected 2, because the file uses what version 1 does not have, found 1',
      },
    ]);
  },
);
