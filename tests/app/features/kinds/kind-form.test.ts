import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formOf,
  formProblems,
  freeGlyph,
  kindOf,
  nameNote,
  wholeColor,
} from '../../../../src/app/features/kinds/kind-form.ts';
import type { Kind } from '../../../../src/engine/schematic/kind.ts';
import { readKinds } from '../../../../src/formats/kinds/read.ts';
import { writeKinds } from '../../../../src/formats/kinds/write.ts';
import { HOUSE, WHEAT } from '../../../support/cities.ts';

const plain = formOf(HOUSE);

describe('the form of a kind', () => {
  it('gives back the kind, pattern and all', () => {
    const kinds: readonly Kind[] = [
      HOUSE,
      WHEAT,
      { ...WHEAT, pattern: 'pond' },
      { ...WHEAT, height: 0.5, blocks: 'movement', public: true },
      {
        ...HOUSE,
        look: { edge: 'quay', second: '#aabbcc', roof: 'hip', surface: 'plain', symbol: 'M0 0L9 9' },
      },
    ];
    for (const kind of kinds) expect(kindOf(kind.id, formOf(kind))).toEqual(kind);
    expect(kindOf('inn', { ...plain, name: ' Inn ', color: '#ABCDEF' })).toMatchObject({
      name: 'Inn',
      color: '#abcdef',
    });
  });

  it('says at each field what keeps it from being one', () => {
    expect(formProblems(plain, [WHEAT])).toEqual({});
    expect(Object.keys(formProblems({ ...plain, name: '  ', color: 'red', glyph: '' }, [WHEAT]))).toEqual([
      'name',
      'color',
      'glyph',
    ]);
    expect(formProblems({ ...plain, glyph: 'w' }, [WHEAT])).toEqual({ glyph: 'Wheat field has this glyph.' });
  });

  it('notes a name that another kind has, and takes it', () => {
    const named = { ...plain, name: ' wheat Field' };
    expect(nameNote(named.name, [WHEAT])).toBe('Another kind has this name.');
    expect(formProblems(named, [WHEAT])).toEqual({});
    expect(nameNote('Wheat', [WHEAT])).toBeNull();
    expect(nameNote(' ', [{ ...WHEAT, name: ' ' }])).toBeNull();
  });

  it('knows a color by three digits, and without its sign', () => {
    expect(['#0aF', 'B5533C', '#b5533c', 'red', '#12345', ''].map(wholeColor)).toEqual([
      '#00aaff',
      '#b5533c',
      '#b5533c',
      'red',
      '#12345',
      '',
    ]);
  });

  it('has no problem just when a file can hold it', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 2 }),
        fc.constantFrom('#00ff00', '#0f0', 'green', '#00FF0g'),
        (glyph, color) => {
          const form = { ...plain, glyph, color };
          const file = readKinds(writeKinds({ kinds: [WHEAT, kindOf('one', form)] }));
          expect(Object.keys(formProblems(form, [WHEAT])).length === 0).toBe(file.ok);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a free glyph', () => {
  const kindsWith = (glyphs: string): Kind[] =>
    Array.from(glyphs, (glyph, i) => ({ ...HOUSE, id: `k${i}`, glyph }));

  it('is a letter of the name when one is left', () => {
    expect(freeGlyph('Inn', [])).toBe('i');
    expect(freeGlyph('Inn', kindsWith('i'))).toBe('n');
    expect(freeGlyph('Inn', kindsWith('in'))).toBe('I');
    expect(freeGlyph('', kindsWith('a'))).toBe('b');
  });

  it('is found until all are taken', () => {
    const taken: Kind[] = [];
    for (let glyph = freeGlyph('Mill', taken); glyph !== ''; glyph = freeGlyph('Mill', taken)) {
      expect(formProblems({ ...plain, glyph }, taken)).toEqual({});
      taken.push({ ...HOUSE, id: `k${taken.length}`, glyph });
    }
    expect(taken).toHaveLength(92);
  });
});
