import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readLibrary } from '../../src/cli/library.ts';
import { builtIn, emptyLand, PROJECT, scratchFolder, sixfoldHereOut } from './run.ts';

const scratch = scratchFolder();
const fileOf = (path: string) => readFileSync(join(PROJECT, path), 'utf8');

const files = {
  'pack.json': JSON.stringify({
    format: 'sixfold/pack',
    version: 1,
    id: 'small',
    name: 'Small',
    schematics: ['keep'],
    tests: [],
  }),
  'keep.schematic.json': JSON.stringify({ ...(JSON.parse(fileOf(builtIn('tower'))) as object), id: 'keep' }),
};

/** A pack as its folder and as its ZIP. */
function packOf(name: string, contents: Readonly<Record<string, string>>): readonly [string, string] {
  const own = scratchFolder();
  for (const [path, text] of Object.entries(contents)) own.write(path, text);
  const packed = Object.entries(contents).map(([path, text]) => [path, strToU8(text)]);
  return [
    own.path,
    scratch.write(`${name}.zip`, zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>)),
  ];
}

const ids = (named: string) => readLibrary(named).schematics.map(({ id }) => id);

test('a pack stands on the built-in library, unless it has kinds of its own', () => {
  const all = ids(join(PROJECT, 'schematics'));
  for (const named of packOf('small', files)) expect(ids(named)).toEqual(['keep', ...all]);
  const whole = { ...files, 'kinds.json': fileOf('schematics/kinds.json') };
  for (const named of packOf('whole', whole)) expect(ids(named)).toEqual(['keep']);
});

test('the problems of a pack are those of its files', () => {
  const [, zip] = packOf('bad', { 'pack.json': files['pack.json'] });
  expect(() => readLibrary(zip)).toThrow(
    `${zip}/pack.json: $.schematics[0]: there is no file keep.schematic.json beside it`,
  );
});

test('survey and bake make cities of a pack', async () => {
  const [, zip] = packOf('town', files);
  const recipe = scratch.write('keep.json', { ...emptyLand(2), schematics: [{ id: 'keep', min: 1 }] });
  const words = [recipe, '--seeds', '1-3', '--schematics', zip];
  const out = join(scratch.path, 'baked');
  await sixfoldHereOut(['bake', ...words, '--out', out, '--workers', '1', '--quiet']);
  const atlas = readFileSync(join(out, 'atlas.jsonl'), 'utf8');
  expect(atlas).toContain('"keep":');
  expect(await sixfoldHereOut(['survey', ...words])).toBe(atlas);
});
