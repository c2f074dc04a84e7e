import { describe, expect, it } from 'vitest';
import { duplicateCity } from '../../../../src/app/document/cities.ts';
import { toChunks } from '../../../../src/app/document/chunked.ts';
import type { Document } from '../../../../src/app/document/document.ts';
import { checkDocument } from '../../../../src/app/features/storage/check-document.ts';
import { repairDocument } from '../../../../src/app/features/storage/repair-document.ts';
import { createAppStore, edit } from '../../../../src/app/store/store.ts';
import type { Placement } from '../../../../src/engine/schematic/placement.ts';
import { plainStore } from '../../../support/documents.ts';

const placement = (id: number, q: number): Placement => ({
  id,
  schematic: 'single',
  q,
  r: 0,
  mirror: false,
  rotation: 0,
  shift: 0,
  locked: false,
});

const ground = (q: number, kind = 'wheat') => ({ q, r: 2, segments: Array.from({ length: 6 }, () => kind) });

/** Two cities that are the same, each with ground and a wall of three placements. */
function towns(): Document {
  const { document } = plainStore().getState();
  const { single } = Object.fromEntries(
    Object.values(document.schematics).map(({ id, hexes, ...rest }) => [
      id,
      { id, ...rest, hexes: Object.entries(hexes).map(([, segments]) => ({ q: 0, r: 0, segments })) },
    ]),
  );
  const city = {
    ...document.city,
    schematics: { single: single! },
    placements: toChunks([placement(1, 0), placement(2, 1), placement(3, -1)]),
    ground: [ground(0), ground(1), ground(-1)],
    walls: [{ placements: [1, 2, 3], gates: [3], water: [] }],
  } as unknown as Document['city'];
  const store = createAppStore({ ...document, city });
  const before = store.getState().document;
  edit(store, 'Duplicate', (draft) => duplicateCity(draft, before, 'city-1', 'city-2'));
  return JSON.parse(JSON.stringify(store.getState().document)) as Document;
}

/** Repairs a document after a change of its plain data. */
function repairAfter(damage: (document: never) => void) {
  const document = towns();
  damage(document as never);
  return repairDocument(document)!;
}

/** Puts a value at a path of plain data. */
function put(data: object, path: readonly (string | number)[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((one, key) => Reflect.get(one, key) as object, data);
  Reflect.set(parent, path.at(-1)!, value);
}

describe('the repair of a damaged document', () => {
  it('loses nothing of one that is whole: ground and walls stay, in cities that are not open too', () => {
    const whole = towns();
    expect(checkDocument(towns())).toEqual(whole);
    expect(repairDocument(whole)).toEqual({ document: whole, losses: [] });
  });

  it('cuts texts that are longer than any file may have them, wherever they stand, and keeps all else', () => {
    const long = 'ö😀'.repeat(1_000_000);
    const { document, losses } = repairAfter((damaged) => {
      const [parked] = Object.keys(towns().cities!.parked);
      for (const path of [
        ['kinds', 0, 'name'],
        ['schematics', 'single', 'description'],
        ['schematics', 'single', 'tags', 0],
        ['cities', 'list', 1, 'name'],
        ['city', 'engine'],
        ['cities', 'parked', parked!, 'city', 'schematics', 'single', 'author'],
      ])
        put(damaged, path, long);
    });
    const isCut = (text: string, most: number) => Array.from(text).length === most && long.startsWith(text);
    expect(isCut(document.kinds[0]!.name, 120)).toBe(true);
    expect(isCut(document.schematics['single']!.description, 2000)).toBe(true);
    expect(isCut(document.schematics['single']!.tags[0]!, 60)).toBe(true);
    expect(isCut(document.cities!.list[1]!.name, 120)).toBe(true);
    expect(losses).toEqual(['6 texts that were too long were cut short.']);
    expect(Object.keys(document.city.placements)).toEqual(Object.keys(towns().city.placements));
  });

  it('has no sentence as long as a text from outside', () => {
    const long = 'x'.repeat(1_000_000);
    const [parked] = Object.values(towns().cities!.parked);
    for (const [path, value] of [
      [['schematics', long], 1],
      [['cities', 'list', 1, 'name'], [long]],
      [['city', 'districts'], [{ id: 1, group: 1, rows: [], [long]: 1 }]],
      [['cities', 'parked', long], parked],
      [['cities', 'open'], long],
      [['groupColors', long], 'red'],
    ] as const)
      for (const loss of repairAfter((damaged) => put(damaged, path, value)).losses)
        expect(loss.length).toBeLessThan(1000);
  });

  it('keeps each hex of ground that can be kept, and counts the others', () => {
    type Ground = { city: { ground: { q: number; segments: unknown }[] } };
    const { document, losses } = repairAfter(({ city }: Ground) => {
      city.ground[0]!.q = 99;
      city.ground[1]!.segments = 'none';
    });
    expect(document.city.ground).toEqual([ground(-1)]);
    expect(losses).toEqual(['2 of 3 hexes of ground could not be kept.']);
  });

  it('keeps walls as far as their placements stand, and says that they have gaps', () => {
    type Placements = { city: { placements: Record<number, Record<number, { q: number }>> } };
    const { document, losses } = repairAfter(({ city }: Placements) => {
      city.placements[0]![3]!.q = 99;
    });
    expect(document.city.walls).toEqual([{ placements: [1, 2], gates: [], water: [] }]);
    expect(losses).toEqual([
      '1 of 3 placements could not be kept.',
      'Walls have gaps where placements could not be kept.',
    ]);
  });

  it('says which city has lost its ground and walls', () => {
    type Parked = { cities: { parked: Record<string, { city: { ground: unknown; walls: unknown } }> } };
    const { document, losses } = repairAfter(({ cities }: Parked) => {
      cities.parked['city-2']!.city.ground = 'none';
      cities.parked['city-2']!.city.walls = [{ placements: 'none' }];
    });
    expect(document.city.ground).toHaveLength(3);
    expect(losses).toEqual([
      'City 1 copy: The ground of the city could not be read.',
      'City 1 copy: 1 of 1 walls could not be kept.',
    ]);
    expect(document.cities!.parked['city-2']!.city).not.toHaveProperty('ground');
  });
});
