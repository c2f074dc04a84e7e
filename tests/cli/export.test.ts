import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyLand, PATIENCE, scratchFolder, sixfold, sixfoldOut } from './run.ts';

const folder = scratchFolder();

function cityOf(name: string, recipe: object): string {
  const file = folder.write(name, '');
  sixfoldOut(['generate', folder.write(`recipe-${name}`, recipe), '--out', file]);
  return file;
}

describe('export', { timeout: PATIENCE }, () => {
  const city = cityOf('city.json', {
    ...emptyLand(1),
    schematics: [{ id: 'tower', min: 1, max: 1, shifts: [0] }],
    fill: { method: 'weighted', coverage: 0 },
  });

  test('writes a city as itself', () => {
    expect(sixfoldOut(['export', city, '--to', 'json'])).toBe(readFileSync(city, 'utf8'));
  });

  test('writes a city as maps that are text, to a file too', () => {
    const ascii = sixfoldOut(['export', city, '--to', 'ascii']);
    expect(ascii).toMatch(/^~ [.T] [.T]\n [.T] [.T] [.T]\n~ [.T] [.T]\n$/);
    expect(ascii.replaceAll(/[^T]/g, '')).toBe('T');
    const out = join(folder.path, 'world');
    expect(sixfoldOut(['export', '-', '--to', 'plomrogue', '--out', out], readFileSync(city, 'utf8'))).toBe(
      '',
    );
    const rows = ascii.replaceAll(' ', '').trimEnd().split('\n');
    expect(readFileSync(out, 'utf8')).toBe(
      ['MAP_LENGTH 3', ...rows.map((row, y) => `MAP ${y} "${row}"`), ''].join('\n'),
    );
    const hexes = sixfoldOut(['export', city, '--to', 'text-mapper'])
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

  test('samples the picture on squares', () => {
    const squares = sixfoldOut(['export', city, '--to', 'ascii', '--grid', 'square', '--columns', '30']);
    expect(squares.split('\n')[0]).toMatch(/^[~.T]{30}$/);
    expect(squares).toContain('TTTT');
    expect(sixfoldOut(['export', city, '--to', 'ascii', '--grid', 'square'])).toMatch(/^[~.T]{80}\n/);
  });

  test('says what does not fit a format, with status 1', () => {
    const large = cityOf('large.json', {
      ...emptyLand(0),
      land: { shape: 'rectangle', columns: 2, rows: 257 },
    });
    expect(sixfold(['export', large, '--to', 'plomrogue'])).toEqual({
      status: 1,
      out: '',
      err: `${large}: $.land: the land takes 3 rows of 257 cells; a PlomRogue map has at most 256 × 256\n`,
    });
    expect(sixfold(['export', 'nowhere.json', '--to', 'json']).status).toBe(1);
  });

  test.each([
    [['--to', 'svg'], /This version does not write it yet/],
    [['--to', 'dwg'], /It must be one of json, ascii, plomrogue, text-mapper/],
    [[], /required option '--to <format>'/],
    [['--to', 'json', '--grid', 'hex'], /'--grid' is for ascii alone, not for json/],
    [['--to', 'ascii', '--grid', 'round'], /Allowed choices are hex, square/],
    [['--to', 'ascii', '--columns', '20'], /'--columns' is for '--to ascii --grid square' alone/],
    [['--to', 'ascii', '--grid', 'square', '--columns', '0'], /It must be an integer 1\.\.10000/],
  ])('says what is wrong with its use, with status 2: %j', (words, message) => {
    const { status, out, err } = sixfold(['export', city, ...words]);
    expect({ status, out }).toEqual({ status: 2, out: '' });
    expect(err).toMatch(message);
  });
});
