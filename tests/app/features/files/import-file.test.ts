import { describe, expect, it } from 'vitest';
import { importText } from '../../../../src/app/features/files/import-file.ts';
import { toCity } from '../../../../src/app/document/document.ts';
import { undoStep } from '../../../../src/app/store/store.ts';
import { countHexes } from '../../../../src/engine/land/row.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { makeSchematic, TILE } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';

describe('a file dropped on the app', () => {
  it('that is a city takes the place of the one that stands, in one step', () => {
    const store = plainStore(1);
    const before = store.getState().document;
    const other = toCity(plainStore(2).getState().document.city);
    expect(importText(store, writeCity(other))).toMatchObject({ kind: 'imported' });
    expect(toCity(store.getState().document.city)).toEqual(other);
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('that is a schematic comes into the library, never over another', () => {
    const store = plainStore();
    const other = { ...TILE, name: 'Another tile' };
    expect(importText(store, writeSchematic(other))).toMatchObject({ kind: 'imported' });
    const { document, session } = store.getState();
    expect(document.order).toEqual(['tile-2', 'single', 'pair', 'tile', 'two-hexes']);
    expect(session).toMatchObject({ workspace: 'schematics', schematic: 'tile-2' });
  });

  it('that is a schematic of the library is shown, not taken twice', () => {
    const store = plainStore();
    const before = store.getState().document;
    expect(importText(store, writeSchematic(TILE))).toEqual({
      kind: 'imported',
      message: '“tile” is already in the library.',
    });
    expect(store.getState().document).toBe(before);
    expect(store.getState().session).toMatchObject({ workspace: 'schematics', schematic: 'tile' });
  });

  it.each([
    ['an ASCII map', '. . ~\n . .', 4],
    ['a PlomRogue map', 'MAP_LENGTH 2\nMAP 0 ".~"\nMAP 1 ".."\n', 3],
    ['a Text Mapper map', '0101 house\n0102 empty\n0203 empty\n', 3],
  ])('that is %s becomes land with nothing on it, in one step', (_, text, hexes) => {
    const store = plainStore();
    const before = store.getState().document;
    expect(importText(store, text)).toMatchObject({ kind: 'imported' });
    const { city, recipe } = store.getState().document;
    expect(countHexes(city.land)).toBe(hexes);
    expect(city.placements).toEqual({});
    expect(recipe.land).toEqual({ shape: 'rows', rows: city.land });
    undoStep(store);
    expect(store.getState().document).toEqual(before);
  });

  it('that is a map with a bad line is refused with its number', () => {
    const store = plainStore();
    const outcome = importText(store, 'MAP_LENGTH 2\nMAP 0 ".~"\nMAP 1 "."\n');
    expect(outcome).toMatchObject({ kind: 'refused', problems: [{ path: 'line 3' }] });
  });

  it('that is a schematic named like a part of every object is taken like the others', () => {
    const store = plainStore();
    const odd = makeSchematic('constructor', TILE.hexes);
    expect(importText(store, writeSchematic(odd))).toMatchObject({ kind: 'imported' });
    expect(store.getState().document.order[0]).toBe('constructor');
  });

  it.each([
    ['is broken', '{"format": "sixfold/city", ', '$', 'line 1'],
    [
      'is of no format of ours',
      '{"format": "tiled"}',
      '$.format',
      'is "tiled": it is JSON, but none of Sixfold’s',
    ],
    ['has no format', '{"layers": []}', '', 'it is JSON, but none of Sixfold’s forms: it has no `format`'],
    ['is empty', ' \n', '', 'the file is empty'],
    [
      'is a picture',
      '<?xml version="1.0"?>\n<svg/>\n',
      'line 1',
      'an SVG is a picture and cannot be read back',
    ],
    ['is a diary', '\nDear diary,\n\nit rained all day.\n', 'line 2', 'found "Dear diary,"'],
    [
      'paints with a kind that is not there',
      writeSchematic(
        makeSchematic('odd', [{ q: 0, r: 0, segments: ['palace', null, null, null, null, null] }]),
      ),
      '$.hexes[0].segments[0]',
      'palace',
    ],
  ])('that %s is refused with place and reason, and nothing changes', (_, text, path, message) => {
    const store = plainStore();
    const before = store.getState();
    const outcome = importText(store, text);
    expect(outcome.kind).toBe('refused');
    if (outcome.kind !== 'refused') return;
    expect(outcome.problems[0]!.path).toBe(path);
    expect(outcome.problems[0]!.message).toContain(message);
    expect(store.getState()).toBe(before);
  });
});
