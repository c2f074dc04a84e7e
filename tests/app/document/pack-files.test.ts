import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { libraryPack, schematicsPack } from '../../../src/app/document/pack-files.ts';
import { zip } from '../../../src/app/document/zip.ts';
import { openFiles, type OpenedFiles } from '../../../src/app/features/files/import/open-files.ts';
import { MAX_FILES, type PickedFile } from '../../../src/app/features/files/import/picked-files.ts';
import { unpack } from '../../../src/app/features/files/import/unpack.ts';
import { addSchematic } from '../../../src/app/document/library-edits.ts';
import { edit } from '../../../src/app/store/store.ts';
import { success } from '../../../src/engine/problem.ts';
import { readAny } from '../../../src/formats/any.ts';
import { checkFile } from '../../../src/formats/check.ts';
import { readKinds } from '../../../src/formats/kinds/read.ts';
import { plainStore } from '../../support/documents.ts';
import { anyLibrary } from '../features/files/libraries.ts';

function picked(path: string, data: Uint8Array): PickedFile {
  return { path, data: new Blob([data as Uint8Array<ArrayBuffer>]) };
}

const text = (value: string) => new TextEncoder().encode(value);

describe('a pack', () => {
  it('holds files of which each is read and checked like those of the command line', () => {
    fc.assert(
      fc.property(anyLibrary, (store) => {
        const { document } = store.getState();
        const { files } = libraryPack(document);
        const kinds = readKinds(files.find(({ path }) => path === 'kinds.json')!.text);
        const isInOrder = document.order.toSorted().every((id, index) => id === document.order[index]);
        expect(files.map(({ path }) => path).toSorted()).toEqual(
          [
            ...(isInOrder ? [] : ['library-order.pack.json']),
            'kinds.json',
            'recipes/city.recipe.json',
            ...document.order.map((id) => `${id}.schematic.json`),
          ].toSorted(),
        );
        for (const file of files) {
          expect(readAny(file.text)).toMatchObject({ ok: true });
          const checked = checkFile(file.text, () => (kinds.ok ? success(kinds.value.kinds) : kinds));
          expect(checked).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is the same bytes every time, and gives back what went in', () => {
    fc.assert(
      fc.property(anyLibrary, (store) => {
        const { files } = libraryPack(store.getState().document);
        const bytes = zip(files);
        expect(zip(files)).toEqual(bytes);
        const unpacked = unpack(bytes);
        expect(
          unpacked.ok &&
            unpacked.value.map(({ path, data }) => ({ path, text: new TextDecoder().decode(data) })),
        ).toEqual(files);
      }),
      { numRuns: 20 },
    );
  });

  it('bears no date but the first that the format knows', () => {
    const bytes = zip([{ path: 'a.json', text: '{}' }]);
    // Noon of January 1, 1980, in the header of the first file.
    expect(bytes.slice(10, 14)).toEqual(new Uint8Array([0x00, 0x60, 0x21, 0x00]));
  });

  it('of some schematics has the kinds of these alone, and none without a segment', () => {
    const store = plainStore();
    edit(store, 'New', (draft) => addSchematic(draft, 'bare', 'Bare', null));
    const { files, empty } = schematicsPack(store.getState().document, ['tile', 'bare']);
    expect(files.map(({ path }) => path)).toEqual(['kinds.json', 'tile.schematic.json']);
    expect(readKinds(files[0]!.text)).toMatchObject({ value: { kinds: [{ id: 'house' }] } });
    expect(empty).toEqual(['Bare']);
  });
});

/** A pack whose directory says of its only file to hold so many bytes; it has 10,000. */
function lying(bytes: number): Uint8Array {
  const pack = zipSync({ 'a.json': new Uint8Array(10_000) });
  const view = new DataView(pack.buffer);
  const directory = view.getUint32(pack.length - 6, true);
  view.setUint32(directory + 24, bytes, true);
  return pack;
}

describe('what is dropped', () => {
  const open = (...files: PickedFile[]): Promise<OpenedFiles> => openFiles(files);

  it.each([
    ['more than it may hold', lying(2 ** 30), 'it unpacks to more than 256 MiB'],
    ['two files of one name', pairOfNames(), 'it holds “a.json” twice'],
    ['a cut end', zipSync({ 'a.json': text('{}') }).slice(0, -10), 'its end is missing'],
    ['a file longer than it says', lying(9_999), '“a.json” in it is damaged: it is not as long as it says'],
    ['a file shorter than it says', lying(10_001), '“a.json” in it is damaged: it is not as long as it says'],
    ['a path without end', zipSync({ [`${'a'.repeat(501)}.json`]: text('{}') }), 'a path of more than 500'],
    [
      'too many files',
      zipSync(
        Object.fromEntries(Array.from({ length: MAX_FILES + 1 }, (_, index) => [`${index}.json`, text('')])),
        {
          level: 0,
        },
      ),
      'more than 5,000 files',
    ],
  ])('as a pack with %s is refused in words', async (_, data, words) => {
    const { texts, bad } = await open(picked('bad.zip', data));
    expect(texts).toEqual([]);
    expect(bad).toMatchObject([{ path: 'bad.zip' }]);
    expect(bad[0]!.problems[0]!.message).toContain(words);
  });

  it('as a folder or a pack is read for what may be ours; what is dropped by itself is read whatever its name', async () => {
    const inner = { 'm/readme.txt': text('hello'), 'm/a.json': text('1'), '__MACOSX/b.json': text('2') };
    const { texts } = await open(
      picked('pack.zip', zipSync(inner)),
      picked('folder/node_modules/c.json', text('3')),
      picked('folder/.d.json', text('4')),
      picked('folder/e.json', text('5')),
      picked('folder/notes.md', text('6')),
      picked('map', text('7')),
    );
    expect(texts).toEqual([
      { path: 'pack.zip/m/a.json', text: '1' },
      { path: 'folder/e.json', text: '5' },
      { path: 'map', text: '7' },
    ]);
  });

  it('as a picture is refused, and the rest is read', async () => {
    const { texts, bad } = await open(
      picked('a.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0xff])),
      picked('b.json', text('{}')),
      picked('c.bin', new Uint8Array([0x01, 0xff])),
    );
    expect(texts.map(({ path }) => path)).toEqual(['b.json']);
    expect(bad.map(({ path, problems }) => [path, ...problems.map(({ message }) => message)])).toEqual([
      ['a.png', 'a picture (PNG) cannot be read back: export the city as JSON for that'],
      ['c.bin', 'is neither UTF-8 text nor a pack'],
    ]);
  });
});

function pairOfNames(): Uint8Array {
  const pack = zipSync({ 'a.json': text('1'), 'b.json': text('2') });
  pack.forEach((byte, index) => {
    const ending = new TextDecoder().decode(pack.slice(index + 1, index + 6));
    if (byte === 0x62 && ending === '.json') pack[index] = 0x61;
  });
  return pack;
}
