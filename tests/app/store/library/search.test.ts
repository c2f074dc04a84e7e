import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTags, matches, parseQuery, sortSchematics } from '../../../../src/app/store/library/search.ts';
import { TypeAhead } from '../../../../src/app/features/library/type-ahead.ts';
import { makeSchematic, PAIR, SINGLE, TILE } from '../../../support/cities.ts';

const mill = {
  ...makeSchematic('mill-pond', TILE.hexes),
  name: 'Mühle am Teich',
  description: 'Grinds the wheat of the village.',
  tags: ['farm', 'Old town'],
};

function finds(text: string): boolean {
  return matches(mill, parseQuery(text));
}

describe('a search', () => {
  it.each([
    '',
    'mühle',
    'MUHLE',
    'teich mill',
    'wheat',
    'farm',
    '#farm',
    '#fa',
    '#old-town mühle',
    '#',
    'pond village',
  ])('for "%s" finds it by name, id, description and tags, without case and accents', (text) =>
    expect(finds(text)).toBe(true),
  );

  it.each(['castle', 'mühle castle', '#mill', '#arm', '#farm #castle'])(
    'for "%s" does not: all words and tags have to be met, tags from their beginning',
    (text) => expect(finds(text)).toBe(false),
  );

  it('for parts of a name in any order finds it', () => {
    const part = fc.constantFrom('müh', 'hle', 'am', 'tei', 'ich');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        expect(finds(parts.join('  '))).toBe(true);
      }),
    );
  });
});

describe('the list', () => {
  const list = [
    PAIR,
    TILE,
    SINGLE,
    { ...SINGLE, id: 'ten', name: 'House 10' },
    { ...SINGLE, id: 'two', name: 'house 2' },
  ];

  it('stands by name as people count, by size from large to small, or as it is', () => {
    const ids = (sort: 'own' | 'name' | 'size') => sortSchematics(list, sort).map(({ id }) => id);
    expect(ids('own')).toEqual(['pair', 'tile', 'single', 'ten', 'two']);
    expect(ids('name')).toEqual(['two', 'ten', 'pair', 'single', 'tile']);
    expect(ids('size')).toEqual(['tile', 'pair', 'single', 'ten', 'two']);
  });

  it('has its tags counted once a schematic, most used first', () => {
    const tagged = [{ tags: ['b', 'a'] }, { tags: ['c', 'a', 'a'] }, { tags: ['c', 'a'] }];
    expect(countTags(tagged)).toEqual([
      { tag: 'a', count: 3 },
      { tag: 'c', count: 2 },
      { tag: 'b', count: 1 },
    ]);
  });
});

describe('letters that are typed in the list', () => {
  const names = ['Castle', 'Chapel', 'Church', 'Gate', 'Gate 2'];
  const typed = (letters: string, from = -1, pause = 100) => {
    const ahead = new TypeAhead();
    let at = from;
    Array.from(letters).forEach((letter, index) => {
      const found = ahead.find(names, at, letter, index * pause);
      if (found >= 0) at = found;
    });
    return at;
  };

  it('lead to the name that begins so', () => {
    expect(typed('chu')).toBe(2);
    expect(typed('gate')).toBe(3);
  });

  it('lead from one to the next when the same is typed again, and round', () => {
    expect([typed('c'), typed('cc'), typed('ccc'), typed('cccc')]).toEqual([0, 1, 2, 0]);
  });

  it('begin another word after a pause, and no word begins with a digit', () => {
    expect(typed('cg', -1, 1000)).toBe(3);
    expect(typed('2')).toBe(-1);
  });
});
