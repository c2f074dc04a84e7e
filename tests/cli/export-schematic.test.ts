import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { writeSchematicGltf, writeSchematicSvg } from '../../src/library/formats.ts';
import { readLibrary } from '../../src/cli/library.ts';
import { PATIENCE, scratchFolder, sixfoldHere, sixfoldHereOut, sixfoldOut } from './run.ts';

const folder = scratchFolder();
const { schematics, kinds } = readLibrary('schematics');
const church = schematics.find(({ id }) => id === 'parish-church')!;
const FILE = join('schematics', 'parish-church.schematic.json');
const to = (format: string, ...words: string[]) => ['export', FILE, '--to', format, ...words];

/** The color of a pixel of a picture, as red, green, blue and opacity. */
function cornerOf(svg: string): number[] {
  return [...new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels.subarray(0, 4)];
}

describe('export of a schematic', { timeout: PATIENCE }, () => {
  test('draws the piece as on a map, straight and transparent around, or as a plan', async () => {
    const svg = await sixfoldHereOut(to('svg'));
    expect(svg).toBe(writeSchematicSvg(church, kinds));
    expect(svg).toContain('<title>Parish church</title>');
    expect(cornerOf(svg)).toEqual([0, 0, 0, 0]);
    const night = await sixfoldHereOut(to('svg', '--mood', 'night', '--scale', '64'));
    expect(night).toBe(writeSchematicSvg(church, kinds, { mood: 'night', scale: 64 }));
    expect(night).not.toBe(svg);
    const plan = await sixfoldHereOut(to('svg', '--style', 'plan', '--hexes'));
    expect(plan).toBe(writeSchematicSvg(church, kinds, { style: 'plan', hexLines: true }));
    expect(plan).toContain('data-kind="church"');
  });

  test('draws the same as PNG, and makes a model', async () => {
    const out = join(folder.path, 'church.png');
    await sixfoldHereOut(to('png', '--scale', '20', '--out', out));
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(
      await sixfoldHereOut(to('svg', '--scale', '20')),
    )!;
    const png = readFileSync(out);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([width, height]);
    const model = join(folder.path, 'church.glb');
    await sixfoldHereOut(to('gltf', '--meters', '5', '--flat-roofs', '--out', model));
    const made = writeSchematicGltf(church, kinds, { scale: 5, roofs: 'flat' });
    expect(made.ok && readFileSync(model).equals(made.value)).toBe(true);
  });

  test('takes the kinds beside the file, of a folder, or the built-in ones', async () => {
    const own = join(folder.path, 'own');
    mkdirSync(own);
    const red = kinds.map((kind) => ({ ...kind, color: '#ff0000' }));
    const file = { format: 'sixfold/kinds', version: 2, kinds: red };
    folder.write(join('own', 'kinds.json'), file);
    const piece = folder.write(
      join('own', 'a.schematic.json'),
      JSON.parse(readFileSync(FILE, 'utf8')) as object,
    );
    const plan = ['--to', 'svg', '--style', 'plan'];
    const beside = await sixfoldHereOut(['export', piece, ...plan]);
    expect(beside).not.toBe(await sixfoldHereOut(['export', FILE, ...plan]));
    expect(await sixfoldHereOut(['export', FILE, ...plan, '--schematics', own])).toBe(beside);
    expect(sixfoldOut(['export', '-', ...plan, '--schematics', own], readFileSync(FILE, 'utf8'))).toBe(
      beside,
    );
  });

  test('refuses what is only for cities by its name, as bad usage', async () => {
    for (const format of ['json', 'ascii', 'plomrogue', 'text-mapper', 'tiled', 'pdf', 'geojson', 'uvtt']) {
      const { status, err } = await sixfoldHere(to(format, '--out', join(folder.path, 'none')));
      expect(status).toBe(2);
      expect(err).toContain(
        `${format} is only for cities, and ${FILE} is a schematic: it can be svg, png or gltf`,
      );
    }
    for (const [format, ...words] of [
      ['svg', '--districts'],
      ['svg', '--objects'],
      ['svg', '--transparent'],
      ['gltf', '--districts'],
    ]) {
      const { status, err } = await sixfoldHere(to(format!, ...words, '--out', join(folder.path, 'none')));
      expect(status).toBe(2);
      expect(err).toContain(`option '${words[0]}' is only for cities, and ${FILE} is a schematic`);
    }
    const unstyled = await sixfoldHere(to('svg', '--style', 'plan', '--mood', 'ink'));
    expect(unstyled).toMatchObject({ status: 2 });
    const broken = await sixfoldHere(['export', join('schematics', 'kinds.json'), '--to', 'svg']);
    expect(broken).toMatchObject({ status: 1 });
    expect(broken.err).toContain('"sixfold/city", "sixfold/schematic"');
    const city = folder.write('city.json', await sixfoldHereOut(['generate', 'hamlet']));
    const library = await sixfoldHere(['export', city, '--to', 'svg', '--schematics', 'schematics']);
    expect(library).toMatchObject({ status: 2 });
    expect(library.err).toContain("option '--schematics' is only for schematics");
  });
});
