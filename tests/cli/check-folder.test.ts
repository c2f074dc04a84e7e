import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FileChecker } from '../../src/cli/check-file.ts';
import { folderFiles } from '../../src/cli/folder-files.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut } from './run.ts';

const house = ['house', null, null, null, null, null];
const schematic = {
  format: 'sixfold/schematic',
  version: 1,
  id: 'a',
  name: 'A',
  hexes: [{ q: 0, r: 0, segments: house }],
};

describe('check of folders', { timeout: PATIENCE }, () => {
  test('checks all files of Sixfold in a folder, counts the others, and follows links once', async () => {
    const folder = scratchFolder();
    const at = (name: string) => join(folder.path, name);
    for (const name of ['b', 'b/deep', '.hidden', 'node_modules', 'empty']) mkdirSync(at(name));
    folder.write('good.json', emptyLand(1));
    folder.write('b/deep/a.schematic.json', schematic);
    // Names and beginnings that show broken files to be Sixfold's.
    folder.write('b/broken.recipe.json', '{');
    folder.write('b/cut-off.json', '{ "format" : "sixfold\\/city",');
    folder.write('b/pack.zip', zipSync({ 'pack.json': strToU8('[]') }));
    // Files of other programs.
    folder.write('package.json', { name: 'game', format: 'game/1' });
    folder.write('notes.txt', '{ "format": "sixfold/city" }');
    folder.write('b/pictures.zip', zipSync({ 'a.png': new Uint8Array(1) }));
    folder.write('.hidden/bad.recipe.json', '{');
    folder.write('node_modules/bad.recipe.json', '{');
    symlinkSync('..', at('b/up'));
    symlinkSync('deep', at('b/same'));
    symlinkSync('nowhere', at('b/lost.json'));
    const { status, out, err } = await sixfoldHere(['check', folder.path]);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err.trimEnd().split('\n')).toEqual([
      expect.stringContaining(`${at('b/broken.recipe.json')}: $: not valid JSON`),
      expect.stringContaining(`${at('b/cut-off.json')}: $: not valid JSON`),
      `${at('b/lost.json')}: cannot be read: no such file or folder`,
      `${at('b/pack.zip')}/pack.json: $: expected an object, found an array of 0`,
      '6 files checked: 4 errors; 3 other files passed over',
    ]);

    // What is named is an error although it would be passed over; what is found and named counts once.
    const named = await sixfoldHere(['check', at('b/deep'), at('b/deep/a.schematic.json'), at('notes.txt')]);
    expect(named.status).toBe(1);
    expect(named.err).toMatch(/notes\.txt: \$\.version: .*\n2 files checked: 1 error\n$/);

    const { err: warned } = await sixfoldHere(['check', at('empty')]);
    expect(warned).toBe(
      `warning: ${at('empty')}: there is no file of Sixfold in this folder\n0 files checked: 1 warning\n`,
    );
    expect(await sixfoldHere(['check', at('empty'), '--strict', '--quiet'])).toMatchObject({
      status: 1,
      err: `${at('empty')}: there is no file of Sixfold in this folder\n`,
    });
    expect(await sixfoldHereOut(['check', at('empty'), '--quiet'])).toBe('');
  });

  test('names a folder that cannot be listed', () => {
    const folder = scratchFolder();
    const { problems, files } = folderFiles(join(folder.path, 'gone'));
    expect(files).toEqual([]);
    expect(problems).toEqual([`${join(folder.path, 'gone')}: cannot be read: no such file or folder`]);
    symlinkSync('round', join(folder.path, 'round'));
    folder.write('unreadable.json', '{}');
    chmodSync(join(folder.path, 'unreadable.json'), 0);
    // A link in a circle is no folder: what reads it says so.
    expect(folderFiles(folder.path).files.map((file) => file.slice(folder.path.length + 1))).toEqual([
      'round',
      'unreadable.json',
    ]);
  });

  test('lists each file once, in the same order, however the folders were made', () => {
    const name = fc.constantFrom('a', 'b', 'c', '.d', 'node_modules');
    const paths = fc.uniqueArray(fc.array(name, { minLength: 1, maxLength: 3 }), {
      maxLength: 12,
      selector: (parts) => parts.join('/'),
    });
    const folder = scratchFolder();
    const { path } = folder;
    fc.assert(
      fc.property(paths, (all) => {
        rmSync(path, { recursive: true });
        mkdirSync(path);
        for (const parts of all) {
          mkdirSync(join(path, ...parts), { recursive: true });
          folder.write(join(...parts, 'x.json'), '{}');
        }
        const expected = all
          .filter((parts) => !parts.includes('.d') && !parts.includes('node_modules'))
          .map((parts) => join(path, ...parts, 'x.json'));
        const { files } = folderFiles(path);
        expect([...files].sort()).toEqual(expected.sort());
        expect(folderFiles(path).files).toEqual(files);
      }),
    );
  });

  test('asks a found file for its format before its problems', () => {
    const folder = scratchFolder();
    const checker = new FileChecker({ strict: false });
    const found = (text: string) => checker.checkFound(folder.write('a.json', text));
    expect(found('[]')).toBeNull();
    expect(found('{"format": "tiled/map"}')).toBeNull();
    expect(found('{"format": "sixfold/zeppelin"}')?.errors).toHaveLength(1);
    expect(checker.checkFound(folder.write('a.txt', '{"format": "sixfold/city"}'))).toBeNull();
  });
});
