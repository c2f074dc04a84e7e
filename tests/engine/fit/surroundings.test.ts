import { describe, expect, test } from 'vitest';
import { CellGrid } from '../../../src/engine/board/cell-grid.ts';
import { AskedShape } from '../../../src/engine/fit/asked-shape.ts';
import { Surroundings } from '../../../src/engine/fit/surroundings.ts';
import { PLAIN_POSE } from '../../../src/engine/schematic/pose.ts';
import type { Kind } from '../../../src/engine/schematic/kind.ts';
import type { PaintedHex, Schematic } from '../../../src/engine/schematic/schematic.ts';

const kind = (id: string, open: boolean, isPublic = false): Kind => ({
  id,
  name: id,
  color: '#808080',
  glyph: id[0]!,
  footprint: 'area',
  open,
  ...(isPublic && { public: true }),
});
const KINDS = [kind('house', false), kind('garden', true), kind('street', true, true)];
const REST = ['garden'];
const GRID = new CellGrid([{ r: 0, q: 0, count: 6 }], 12);

/** One hex for each state that a segment can have. */
function site(streetsToCome: boolean) {
  const rest = new Set(GRID.cellsOf({ q: 1, r: 0 }));
  const surroundings = new Surroundings(GRID, KINDS, {
    street: streetsToCome ? 'street' : null,
    restAt: (cell) => (rest.has(cell) ? REST : undefined),
    coversAll: false,
  });
  const lay = (q: number, id: string, standing: 'placed' | 'street') => {
    for (const cell of GRID.cellsOf({ q, r: 0 })) surroundings.set(cell, surroundings.stateOf(id, standing));
  };
  lay(2, 'house', 'placed');
  lay(3, 'garden', 'placed');
  lay(4, 'street', 'placed');
  lay(5, 'street', 'street');
  return surroundings;
}

/** Where each state is: off the land, free, free to become a yard, house, garden, square, street. */
const PLACES = [-1, 0, 1, 2, 3, 4, 5];

function holds(surroundings: Surroundings, wish: string): string {
  return PLACES.map((q) => 1 - surroundings.unmet(wish)[GRID.cellsOf({ q, r: 0 })[0]]!).join('');
}

describe('a condition around a piece', () => {
  test.each([
    ['@sea', '1000000'],
    ['@land', '0111111'],
    ['@free', '0110000'],
    ['@open', '0110111'],
    ['@public', '0100011'],
    ['@street', '0000001'],
    ['house', '0001000'],
    ['street', '0000011'],
    ['!house', '1110111'],
    ['!@street', '1111110'],
    ['!@open', '1001000'],
    // Off the land all negations but that of the sea hold.
    ['!@land', '1000000'],
    ['!@sea', '0111111'],
    ['house|@sea', '1001000'],
    ['!@free|@street', '1011111'],
    ['garden', '0010100'],
    ['!@public', '1011100'],
  ])('%s holds where it says', (wish, expected) => {
    expect(holds(site(false), wish)).toBe(expected);
  });

  test('for a street holds on free land while streets are to come, and on streets once they are laid', () => {
    const surroundings = site(true);
    expect(holds(surroundings, '@street')).toBe('0110001');
    const [free] = GRID.cellsOf({ q: 0, r: 0 });
    surroundings.claim(free, '@street');
    expect(surroundings.cellsAskingForStreets()).toEqual([free]);
    expect(surroundings.allows(free, surroundings.stateOf('house', 'placed'))).toBe(false);
    surroundings.set(free, surroundings.stateOf('street', 'street'));
    expect(surroundings.cellsAskingForStreets()).toEqual([]);
    surroundings.streetsAreLaid();
    expect(holds(surroundings, '@street')).toBe('0100001');
  });
});

describe('pieces among conditions', () => {
  const one = (id: string, around: PaintedHex[] = []): Pick<Schematic, 'hexes' | 'around'> => ({
    hexes: [{ q: 0, r: 0, segments: [id, null, null, null, null, null] }],
    ...(around.length > 0 && { around }),
  });
  const beside = (wish: string): PaintedHex[] => [
    { q: 0, r: 0, segments: [null, wish, null, null, null, null] },
  ];

  test('bar what a piece refuses for good, until the piece is gone', () => {
    const surroundings = new Surroundings(GRID, KINDS);
    const asking = new AskedShape(one('house', beside('@open')), PLAIN_POSE, surroundings);
    const start = asking.startOf({ q: 2, r: 0 });
    expect(asking.meets(start)).toBe(true);
    asking.put(start);
    // The segment beside it, by a piece that is turned there.
    const house = new AskedShape(
      { hexes: [{ q: 0, r: 0, segments: [null, 'house', null, null, null, null] }] },
      PLAIN_POSE,
      surroundings,
    );
    const garden = new AskedShape(
      { hexes: [{ q: 0, r: 0, segments: [null, 'garden', null, null, null, null] }] },
      PLAIN_POSE,
      surroundings,
    );
    expect([house.meets(start), garden.meets(start)]).toEqual([false, true]);
    expect(house.unmet({ q: 2, r: 0 })).toHaveLength(1);
    garden.put(start);
    asking.take(start);
    garden.take(start);
    expect(house.meets(start)).toBe(true);
  });

  test('wait for a kind that is not there yet', () => {
    const surroundings = new Surroundings(GRID, KINDS);
    const asking = new AskedShape(one('house', beside('garden')), PLAIN_POSE, surroundings);
    const start = asking.startOf({ q: 2, r: 0 });
    expect(asking.meets(start)).toBe(false);
    const garden = new AskedShape(
      { hexes: [{ q: 0, r: 0, segments: [null, 'garden', null, null, null, null] }] },
      PLAIN_POSE,
      surroundings,
    );
    garden.put(start);
    expect(asking.meets(start)).toBe(true);
  });
});
