import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import type { City } from '../../src/engine/city/city.ts';
import { readCity } from '../../src/formats/city/read.ts';
import {
  writeGltf,
  writePdf,
  writeSchematicGltf,
  writeTiled,
  writeTiledFiles,
} from '../../src/library/byte-writers.ts';
import {
  writeAscii,
  writeGeojson,
  writeSchematicSvg,
  writeSvg,
  writeTextMapper,
  writeUvtt,
} from '../../src/library/text-writers.ts';
import { fontsOf } from '../formats/pdf/sample-document.ts';
import { emptyLand, PATIENCE, scratchFolder, sixfoldHere } from '../cli/run.ts';

const folder = scratchFolder();
let file = '';
let city: City;

beforeAll(async () => {
  const recipe = {
    ...emptyLand(1),
    schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
    fill: { method: 'weighted', coverage: 0 },
  };
  file = folder.write('city.json', '');
  await sixfoldHere(['generate', folder.write('recipe.json', recipe), '--out', file]);
  const read = readCity(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.problems[0]?.message);
  city = read.value;
}, PATIENCE);

/** The file that the command line exports. */
async function exported(to: string, options: readonly string[] = []): Promise<Buffer> {
  const out = folder.write('exported', '');
  expect((await sixfoldHere(['export', file, '--to', to, ...options, '--out', out])).err).toBe('');
  return readFileSync(out);
}

test('write the bytes of the command line', { timeout: PATIENCE }, async () => {
  expect(writeSvg(city)).toBe((await exported('svg')).toString());
  expect(writeSvg(city, { scale: 8, hexLines: true })).toBe(
    (await exported('svg', ['--scale', '8', '--hexes'])).toString(),
  );
  expect(writeAscii(city)).toBe((await exported('ascii')).toString());
  expect(writeAscii(city, { grid: 'square', columns: 20 })).toBe(
    (await exported('ascii', ['--grid', 'square', '--columns', '20'])).toString(),
  );
  expect(writeTextMapper(city)).toBe((await exported('text-mapper')).toString());
  expect(writeGeojson(city)).toEqual({ ok: true, value: (await exported('geojson')).toString() });
  const mercator = { kind: 'mercator', longitude: 8.54, latitude: 47.37, scale: 10 } as const;
  expect(writeGeojson(city, { coordinates: mercator })).toEqual({
    ok: true,
    value: (
      await exported('geojson', ['--crs', 'EPSG:3857', '--origin', '8.54,47.37', '--units', '10'])
    ).toString(),
  });
  const bytes = async (name: string) => new Uint8Array(await exported(name));
  expect(writeGltf(city)).toEqual({ ok: true, value: await bytes('gltf') });
  expect(writePdf(city, {}, await fontsOf('Tower'))).toEqual({ ok: true, value: await bytes('pdf') });
  expect(writeTiled(city, { name: 'exported' })).toEqual({ ok: true, value: await bytes('tiled') });
});

test('give a map of Tiled as files, and a table with a picture that the caller paints', async () => {
  const files = writeTiledFiles(city, { name: 'town' });
  if (!files.ok) throw new Error(files.problems[0]?.message);
  expect(files.value.map(({ path }) => path)).toEqual(['town.tmx', 'town.tmj', 'town.png']);
  const [tmx, tmj, png] = files.value.map(({ content }) => content);
  expect(tmx).toMatch(/^<\?xml/);
  expect(JSON.parse(String(tmj))).toMatchObject({ type: 'map', orientation: 'hexagonal' });
  expect(png).toBeInstanceOf(Uint8Array);

  const pictures: string[] = [];
  const paint = (svg: string, width: number, height: number) => {
    pictures.push(`${width}x${height} ${svg.slice(0, 5)}`);
    return Promise.resolve(new Uint8Array([1, 2, 3]));
  };
  const table = await writeUvtt(city, paint, { squares: 1, pixels: 10 });
  if (!table.ok) throw new Error(table.problems[0]?.message);
  const { resolution, image } = JSON.parse(table.value) as {
    readonly resolution: { readonly map_size: { readonly x: number; readonly y: number } };
    readonly image: string;
  };
  const { x, y } = resolution.map_size;
  expect(pictures).toEqual([`${10 * x}x${10 * y} <?xml`]);
  expect(image).toBe('AQID');
});

test('draw a schematic, and refuse options out of range with the number', () => {
  expect(writeSchematicSvg(city.schematics[0]!, city.kinds)).toMatch(/^<\?xml.*<\/svg>\n$/s);
  const model = writeSchematicGltf(city.schematics[0]!, city.kinds);
  expect(model.ok && Buffer.from(model.value.subarray(0, 4)).toString()).toBe('glTF');
  expect(() => writeSvg(city, { scale: 0 })).toThrow(RangeError);
  expect(() => writeGltf(city, { scale: -1 })).toThrow('-1');
  expect(() => writeAscii(city, { grid: 'square', columns: 0 })).toThrow(
    'writeAscii: options.columns must be a whole number 1..10000, not 0',
  );
});
