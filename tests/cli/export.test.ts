import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCity } from '../../src/formats/city/read.ts';
import { PDF_DEFAULTS } from '../../src/formats/pdf/options.ts';
import { pdfPieces } from '../../src/formats/pdf/write.ts';
import { fontsOf } from '../formats/pdf/sample-document.ts';
import {
  emptyLand,
  PATIENCE,
  refusal,
  scratchFolder,
  sixfoldHere,
  sixfoldHereOut,
  sixfoldOut,
} from './run.ts';

const folder = scratchFolder();

async function cityOf(name: string, recipe: object): Promise<string> {
  const file = folder.write(name, '');
  await sixfoldHereOut(['generate', folder.write(`recipe-${name}`, recipe), '--out', file]);
  return file;
}

/** A picture, of either form, as a program that knows both draws it. */
function pixelsOf(picture: string | Buffer, width: number, height: number): Uint8Array {
  const type = typeof picture === 'string' ? 'svg+xml' : 'png';
  const link = `data:image/${type};base64,${Buffer.from(picture).toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${link}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

describe('export', { timeout: PATIENCE }, () => {
  const city = join(folder.path, 'city.json');
  beforeAll(async () => {
    await cityOf('city.json', {
      ...emptyLand(1),
      schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
      fill: { method: 'weighted', coverage: 0 },
    });
  });

  test('writes a city as itself', async () => {
    expect(await sixfoldHereOut(['export', city, '--to', 'json'])).toBe(readFileSync(city, 'utf8'));
  });

  test('writes a city as maps that are text, to a file too', async () => {
    const ascii = await sixfoldHereOut(['export', city, '--to', 'ascii']);
    expect(ascii).toMatch(/^~ [.T] [.T]\n [.T] [.T] [.T]\n~ [.T] [.T]\n$/);
    expect(ascii.replaceAll(/[^T]/g, '')).toBe('T');
    const out = join(folder.path, 'world');
    expect(sixfoldOut(['export', '-', '--to', 'plomrogue', '--out', out], readFileSync(city, 'utf8'))).toBe(
      '',
    );
    const rows = ascii.replaceAll(' ', '').trimEnd().split('\n');
    expect(readFileSync(out, 'utf8')).toBe(
      ['MAP_LENGTH 3', ...rows.map((row, y) => `MAP ${y} "${row.replaceAll('T', 'X')}"`), ''].join('\n'),
    );
    const hexes = (await sixfoldHereOut(['export', city, '--to', 'text-mapper']))
      .split('\n')
      .filter((line) => /^\d{4} land/.test(line));
    expect(hexes).toHaveLength(7);
    expect(
      hexes
        .join(' ')
        .match(/tower-\w+/g)
        ?.sort(),
    ).toEqual(['N', 'NE', 'NW', 'S', 'SE', 'SW'].map((name) => `tower-${name}`));
  });

  test('writes a city as pages to print', async () => {
    const out = join(folder.path, 'city.pdf');
    const words = '--to pdf --paper letter --side 20 --margin 12 --overlap 8 --pieces each --title Harbor';
    expect(await sixfoldHereOut(['export', city, ...words.split(' '), '--out', out])).toBe('');
    const read = readCity(readFileSync(city, 'utf8'));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const options = { ...PDF_DEFAULTS, side: 20, margin: 12, overlap: 8, name: 'Harbor' };
    const made = pdfPieces(
      read.value,
      { ...options, paper: 'letter', pieces: 'each' },
      await fontsOf('Harbor'),
    );
    expect(made.ok && readFileSync(out).equals(Buffer.concat([...made.value]))).toBe(true);
  });

  test('prints Korean names, and names each text with letters that no font has', async () => {
    const data = JSON.parse(readFileSync(city, 'utf8')) as { kinds: { name: string }[] };
    data.kinds[0]!.name = '집 水';
    const file = folder.write('korean.json', data);
    const out = join(folder.path, 'korean.pdf');
    const words = ['export', file, '--to', 'pdf', '--title', '서울 🏯', '--out', out];
    const { status, err } = await sixfoldHere(words);
    expect(status).toBe(0);
    expect(err).toBe(
      `warning: ${file}: title: "서울 🏯" is printed as "서울 ?", for no font has 🏯 (U+1F3EF)\n` +
        `warning: ${file}: $.kinds[0].name: "집 水" is printed as "집 ? (tower)", for no font has 水 (U+6C34)\n`,
    );
    expect(readFileSync(out, 'latin1')).toContain('+NotoSansKR');
    expect((await sixfoldHere([...words, '--quiet'])).err).toBe('');
  });

  test('samples the picture on squares', async () => {
    const squares = await sixfoldHereOut([
      'export',
      city,
      '--to',
      'ascii',
      '--grid',
      'square',
      '--columns',
      '30',
    ]);
    expect(squares.split('\n')[0]).toMatch(/^[~.T]{30}$/);
    expect(squares).toContain('TTTT');
    expect(await sixfoldHereOut(['export', city, '--to', 'ascii', '--grid', 'square'])).toMatch(
      /^[~.T]{80}\n/,
    );
  });

  test('draws a city as a plan, to the size that is asked for, and the same as PNG', async () => {
    const drawn = ['--style', 'plan', '--scale', '20', '--transparent', '--hexes'];
    const svg = await sixfoldHereOut(['export', city, '--to', 'svg', ...drawn]);
    // Three hexes across are five sides, with five quarters of a side for the coast on either hand.
    expect(svg).toMatch(/^<\?xml [^\n]*\n<svg [^>]* width="150" height="154" /);
    expect(svg).toMatch(/<g data-kind="tower"><title>Tower - Watchtower No\. 1<\/title>/);
    expect(svg).not.toContain('-background"');
    expect(await sixfoldHereOut(['export', city, '--to', 'svg', '--objects'])).toMatch(
      /<g id="s[0-9a-z]{7}-placements" /,
    );
    const out = join(folder.path, 'city.png');
    await sixfoldHereOut(['export', city, '--to', 'png', ...drawn, '--out', out]);
    expect(pixelsOf(readFileSync(out), 150, 154)).toEqual(pixelsOf(svg, 150, 154));
  });

  test('draws a city as a map, by its mood, and the same as PNG', async () => {
    const svg = await sixfoldHereOut(['export', city, '--to', 'svg', '--scale', '20']);
    // Three hexes across are five sides; coast, water and the hand take two and a half on either hand.
    const [, width, height] = /^<\?xml [^\n]*\n<svg [^>]* width="(\d+)" height="(\d+)" /.exec(svg)!;
    expect([width, height]).toEqual(['203', '207']);
    expect(svg).toContain('fill="#8fb4bf"');
    const out = join(folder.path, 'map.png');
    await sixfoldHereOut(['export', city, '--to', 'png', '--scale', '20', '--out', out]);
    expect(pixelsOf(readFileSync(out), 203, 207)).toEqual(pixelsOf(svg, 203, 207));
    const moods = await Promise.all(
      ['day', 'dusk', 'night', 'winter', 'autumn', 'ink', 'print'].map((mood) =>
        sixfoldHereOut(['export', city, '--to', 'svg', '--scale', '20', '--mood', mood]),
      ),
    );
    expect(moods[0]).toBe(svg);
    expect(new Set(moods).size).toBe(7);
  });

  test.each([
    [['--style', 'plan', '--mood', 'ink'], "option '--mood' is only for '--style map', not for a plan"],
    [['--objects', '--mood', 'ink'], "option '--objects' is only for '--style plan', not for a map"],
    [['--objects', '--style', 'map'], "option '--objects' is only for '--style plan', not for a map"],
  ])('refuses %j, which cannot go together', async (options, message) => {
    const { status, err } = await sixfoldHere(['export', city, '--to', 'svg', ...options]);
    expect(status).toBe(2);
    expect(err).toContain(message);
  });

  test('takes the style that the city keeps', async () => {
    const value = JSON.parse(readFileSync(city, 'utf8')) as object;
    const kept = async (name: string, picture: unknown) => {
      const path = folder.write(name, JSON.stringify({ ...value, meta: { picture } }));
      return sixfoldHereOut(['export', path, '--to', 'svg']);
    };
    const exported = (...options: string[]) => sixfoldHereOut(['export', city, '--to', 'svg', ...options]);
    expect(await kept('plan.json', { style: 'plan' })).toBe(await exported('--style', 'plan'));
    expect(await kept('night.json', { mood: 'night' })).toBe(await exported('--mood', 'night'));
    // Data of the user that is no choice is no error.
    expect(await kept('own.json', { mood: 'gloomy', style: 7, roofs: 'red' })).toBe(await exported());
  });

  test('draws what is too large for the usual scale as large as can be, and refuses more', async () => {
    const wide = await cityOf('wide.json', {
      ...emptyLand(0),
      land: { shape: 'rectangle', columns: 2000, rows: 1 },
    });
    const out = join(folder.path, 'wide.png');
    await sixfoldHereOut(['export', wide, '--to', 'png', '--out', out]);
    expect(readFileSync(out).readUInt32BE(16)).toBe(16_231);
    expect(await sixfoldHere(['export', wide, '--to', 'png', '--scale', '10'])).toEqual({
      status: 1,
      out: '',
      err: `${wide}: $.land: a picture of 30,057 × 78 pixels is larger than 16,384 a side; the largest scale is 5.4 pixels per side\n`,
    });
  });

  test('builds a model, joined by kind or not, in meters', async () => {
    const model = async (...options: string[]) => {
      const out = join(folder.path, 'city.glb');
      await sixfoldHereOut(['export', city, '--to', 'gltf', '--out', out, ...options]);
      const bytes = readFileSync(out);
      expect(bytes.subarray(0, 4).toString()).toBe('glTF');
      expect(bytes.readUInt32LE(8)).toBe(bytes.length);
      return JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString()) as {
        nodes: { name: string }[];
        accessors: { max?: number[] }[];
      };
    };
    expect((await model()).nodes.map(({ name }) => name)).toEqual([
      'Land',
      'Watchtower No. 1',
      'City of seed 1',
    ]);
    const joined = await model('--joined', '--meters', '2', '--flat-roofs');
    expect(joined.nodes.map(({ name }) => name)).toEqual(['Land', 'Tower', 'City of seed 1']);
    // Three hexes are five sides across, and one side is two meters.
    expect(joined.accessors[0]!.max![0]).toBe(5);
  });

  test('says what does not fit a format, with status 1', async () => {
    const large = await cityOf('large.json', {
      ...emptyLand(0),
      land: { shape: 'rectangle', columns: 2, rows: 257 },
    });
    expect(await sixfoldHere(['export', large, '--to', 'plomrogue'])).toEqual({
      status: 1,
      out: '',
      err: `${large}: $.land: the land takes 3 rows of 257 cells; a PlomRogue map has at most 256 × 256\n`,
    });
    expect((await sixfoldHere(['export', 'nowhere.json', '--to', 'json'])).status).toBe(1);
  });

  test.each([
    [['--to', 'dwg'], /It must be one of json, svg, png, ascii, plomrogue, text-mapper/],
    [[], /option '--to <format>' is missing\. It is one of json, /],
    [['--to', 'json', '--grid', 'hex'], /'--grid' is only for ascii, not for json/],
    [['--to', 'svg', '--scale', '0'], /It must be a number 0\.1\.\.400/],
    [['--to', 'json', '--scale', '8'], /'--scale' is only for svg and png, not for json/],
    [['--to', 'png', '--flat-roofs'], /'--flat-roofs' is only for gltf, not for png/],
    [['--to', 'gltf', '--meters', '0'], /It must be a number 0\.001\.\.1000/],
    [['--to', 'gltf', '--scale', '8'], /'--scale' is only for svg and png, not for gltf/],
    [['--to', 'ascii', '--transparent'], /'--transparent' is only for svg, png and pdf, not for ascii/],
    [['--to', 'pdf', '--scale', '8'], /'--scale' is only for svg and png, not for pdf/],
    [['--to', 'pdf', '--side', '0.5'], /It must be a number of millimeters 1\.\.100/],
    [['--to', 'pdf', '--paper', 'a5'], /It must be one of a4, letter\. Did you mean a4/],
    [['--to', 'svg', '--overlap', '5'], /'--overlap' is only for pdf, not for svg/],
    [['--to', 'ascii', '--grid', 'round'], /It must be one of hex, square/],
    [['--to', 'ascii', '--columns', '20'], /'--columns' is only for '--to ascii --grid square'/],
    [['--to', 'ascii', '--grid', 'square', '--columns', '0'], /It must be an integer 1\.\.10000/],
  ])('says what is wrong with its use: %j', (words, message) => {
    expect(refusal('export', city, ...words)).toMatch(message);
  });
});
