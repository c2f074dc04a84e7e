import { strFromU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toCity } from '../../../../src/app/document/document.ts';
import { foreignFormOf } from '../../../../src/app/features/files/import/foreign-form.ts';
import { defaultOf, landOf, type TakenMap } from '../../../../src/app/features/files/import/foreign-maps.ts';
import { importIncoming, type Answerer } from '../../../../src/app/features/files/import/import-texts.ts';
import { readIncoming, type Incoming } from '../../../../src/app/features/files/import/incoming.ts';
import { openFiles } from '../../../../src/app/features/files/import/open-files.ts';
import { importText } from '../../../../src/app/features/files/import-file.ts';
import { undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { countHexes } from '../../../../src/engine/land/row.ts';
import { writeCity } from '../../../../src/formats/city/write.ts';
import { geojsonPieces } from '../../../../src/formats/geojson/write.ts';
import { writeKinds } from '../../../../src/formats/kinds/write.ts';
import { tiledPieces } from '../../../../src/formats/tiled/write.ts';
import { HOUSE } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';
import { squareFeature } from '../../../support/square-feature.ts';

const CITY = toCity(plainStore(2).getState().document.city);

/** The archive of a city for Tiled. */
function archive(): Uint8Array<ArrayBuffer> {
  const pieces = tiledPieces(CITY, { name: 'town' });
  if (!pieces.ok) throw new Error('The city has no map');
  return new Uint8Array(Buffer.concat([...pieces.value]));
}

function geojson(): string {
  const pieces = geojsonPieces(CITY, { coordinates: { kind: 'plane', scale: 1 } });
  if (!pieces.ok) throw new Error('The city has no polygons');
  return [...pieces.value].join('');
}

async function read(...files: readonly (readonly [path: string, content: BlobPart])[]): Promise<Incoming> {
  const picked = files.map(([path, content]) => ({ path, data: new Blob([content]) }));
  return readIncoming(await openFiles(picked));
}

/** A map with a tileset of its own or in a file beside it. */
function tmx(tileset: string): string {
  const layer = '<layer id="1" name="any" width="2" height="1"><data encoding="csv">1,1</data></layer>';
  return `<?xml version="1.0"?>\n<map version="1.10" orientation="hexagonal" staggeraxis="x" staggerindex="odd" width="2" height="1" tilewidth="128" tileheight="110" hexsidelength="64">${tileset}${layer}</map>`;
}

const TILES = '<tile id="0" type="house"/>';

describe('maps of other programs among files', () => {
  it('are told by their names, or by what they hold, and never taken for files of Sixfold', () => {
    const files = unzipSync(archive());
    const tmj = strFromU8(files['town.tmj']!);
    const forms = [
      ['town.tmx', 'anything'],
      ['town.json', tmj],
      ['', strFromU8(files['town.tmx']!)],
      ['land.json', geojson()],
      ['land.geojson', '{'],
      ['tiles.json', '{ "type": "tileset", "tiles": [] }'],
      ['city.json', writeCity(CITY)],
      ['kinds.json', writeKinds({ kinds: [HOUSE] })],
      ['any.json', '{ "type": "map", "format": "other" }'],
      ['any.json', '[1, 2]'],
      ['map.txt', '. . ~\n . .'],
    ].map(([path, text]) => foreignFormOf({ path: path!, text: text! }));
    expect(forms).toEqual([
      'tiled',
      'tiled',
      'tiled',
      'geojson',
      'geojson',
      'tileset',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('come in once from an archive of Sixfold, as the same city', async () => {
    const { maps, bad, good, works } = await read(['town.zip', archive()]);
    expect([bad, good, works]).toEqual([[], 1, []]);
    expect(maps).toMatchObject([{ kind: 'tiled', name: 'town', notes: [], landNotes: [] }]);
    const [map] = maps;
    if (map?.kind !== 'tiled') throw new Error('no map of Tiled');
    expect(writeCity(map.city!)).toBe(writeCity(CITY));
    expect(map.land).toEqual(CITY.land);
  });

  it('find their tilesets among the other files, in archives, too, and say what is missing', async () => {
    const map = tmx('<tileset firstgid="1" source="../tiles/all.tsx"/>');
    const tileset = `<tileset name="all" tilewidth="128" tileheight="110" tilecount="1" columns="1">${TILES}</tileset>`;
    const whole = { kind: 'tiled', name: 'town', landNotes: [], city: { kinds: [{ id: 'house' }] } };
    const beside = [
      await read(['pack/maps/town.tmx', map], ['pack/tiles/all.tsx', tileset]),
      await read([
        'all.zip',
        new Uint8Array(zipSync({ 'maps/town.tmx': Buffer.from(map), 'tiles/all.tsx': Buffer.from(tileset) })),
      ]),
    ];
    for (const { maps, bad, good } of beside) {
      expect([bad, good]).toEqual([[], 1]);
      expect(maps).toMatchObject([whole]);
    }
    const { maps } = await read(['town.tmx', map]);
    expect(maps).toMatchObject([{ city: null, landNotes: [expect.stringContaining('all.tsx')] }]);
    expect((await read(['all.tsx', tileset])).bad).toMatchObject([
      { path: 'all.tsx', problems: [{ message: expect.stringContaining('has no land') as string }] },
    ]);
    // A folder with programs is not a folder with tilesets.
    expect(await read(['code/App.tsx', 'export {}'])).toMatchObject({ bad: [], good: 0 });
  });

  it('are refused with the place and the reason, and the others can be taken', async () => {
    const { maps, bad, good } = await read(
      ['square.tmx', tmx('').replace('hexagonal', 'orthogonal')],
      ['town.tmx', tmx('')],
      ['broken.geojson', '{ "type": "Polygon", "coordinates": [[["a"]]] }'],
    );
    expect([maps.length, good]).toEqual([1, 1]);
    expect(bad).toMatchObject([
      { path: 'square.tmx', problems: [{ path: 'orientation' }] },
      { path: 'broken.geojson', problems: [{ path: expect.stringContaining('coordinates') as string }] },
    ]);
  });
});

describe('the import of a map of another program', () => {
  /** Answers the question about a map, and takes the place of the open city. */
  function importing(store: AppStore, found: Incoming, choose: Answerer['map'], to: 'open' | 'new' = 'open') {
    const open = () => Promise.resolve(to);
    const land = () => Promise.resolve({ to: 'open', limits: 'dropped' } as const);
    const nobody = () => Promise.reject(new Error('asked about something else'));
    return importIncoming(store, found, {
      takeOthers: nobody,
      kinds: nobody,
      missing: nobody,
      schematics: nobody,
      failing: nobody,
      update: nobody,
      recipe: nobody,
      works: nobody,
      map: choose,
      destination: open,
      land,
    });
  }

  const whole: Answerer['map'] = (map) => {
    const all = defaultOf(map);
    return Promise.resolve(all.ok ? all.value : null);
  };

  it('takes its city, or its land alone, in one step', async () => {
    for (const [choose, placements] of [
      [whole, CITY.placements.length],
      [(map) => Promise.resolve<TakenMap | null>(map.kind === 'tiled' ? landOf(map) : null), 0],
    ] as const satisfies readonly (readonly [Answerer['map'], number])[]) {
      const store = plainStore(1);
      const before = store.getState().document;
      const outcome = await importing(store, await read(['town.zip', archive()]), choose);
      expect(outcome).toMatchObject({ kind: 'imported', isStep: true });
      const city = toCity(store.getState().document.city);
      expect([city.land, city.placements.length]).toEqual([CITY.land, placements]);
      undoStep(store);
      expect(store.getState().document).toEqual(before);
    }
  });

  it('leaves a recipe that builds on its land, as a city of its own, too', async () => {
    const map = tmx(`<tileset firstgid="1" name="own" tilewidth="1" tileheight="1">${TILES}</tileset>`);
    const found = await read(['town.tmx', map]);
    for (const to of ['open', 'new'] as const) {
      const store = plainStore(1);
      const { recipe: before } = store.getState().document;
      const outcome = await importing(store, found, whole, to);
      expect(outcome).toMatchObject({ kind: 'imported', isStep: true });
      const { city, recipe } = store.getState().document;
      expect(countHexes(city.land)).toBe(2);
      expect(recipe.land).toEqual({ shape: 'rows', rows: city.land });
      expect(recipe.schematics.map(({ id }) => id)).toEqual(before.schematics.map(({ id }) => id));
    }
  });

  it('changes nothing when it is called off', async () => {
    const store = plainStore(1);
    const before = store.getState().document;
    const found = await read(['land.geojson', geojson()]);
    expect(await importing(store, found, () => Promise.resolve(null))).toEqual({ kind: 'canceled' });
    expect(store.getState().document).toBe(before);
  });

  it('repeats what was lost once it is done', async () => {
    const found = await read(['town.tmx', tmx('<tileset firstgid="1" source="all.tsx"/>')]);
    const outcome = await importing(plainStore(1), found, whole);
    expect(outcome).toMatchObject({
      message: expect.stringContaining('The tileset "all.tsx" is missing') as string,
    });
  });

  it('asks nothing where nobody can answer: polygons are land of the usual size', () => {
    const store = plainStore(1);
    expect(importText(store, geojson())).toMatchObject({ kind: 'imported' });
    const hexes = countHexes(store.getState().document.city.land);
    expect(hexes).toBeGreaterThan(150);
    expect(hexes).toBeLessThan(700);
  });
});

describe('files from the wild', () => {
  it.each([
    ['dates.txt', '2026-01-01\n2026-01-02\n2026-01-03\n', 'a list of dates or times is no map'],
    [
      'digests.txt',
      'd41d8cd98f00b204e9800998ecf8427e\n0cc175b9c0f1b6a831c399e269772661\n',
      'a list of digests is no map',
    ],
  ])('%s is refused with the reason', async (path, text, reason) => {
    const { bad, works, good } = await read([path, text]);
    expect({ works, good }).toEqual({ works: [], good: 0 });
    expect(bad[0]!.problems[0]!.message).toBe(reason);
  });

  it.each([
    [
      'traveller.txt',
      'Alpha 0101 D7A5579-8   G  A\nBeta 0102 E66A999-7 NS Hi In\n0203 C555875-5  S\n',
      'Lines 1, 2',
    ],
    ['note.md', '---\nshare: true\n---\n\n```text-mapper\n0101 grass\n```\n', 'Lines 1, 2, 3, 5, 7'],
  ])('%s is a map of Text Mapper, with notes about the lines that are none', async (path, text, lines) => {
    const { works, notes } = await read([path, text]);
    expect(works.map(({ kind }) => kind)).toEqual(['land']);
    expect(notes[0]).toMatch(new RegExp(`^${lines} are passed over`));
  });

  it.each(['cells.geojsonl', 'cells.txt'])('%s with a feature for each line has polygons', async (path) => {
    const text = [squareFeature(0, {}), squareFeature(1, {})].map((one) => JSON.stringify(one)).join('\n');
    const { maps, bad } = await read([path, text]);
    expect(bad).toEqual([]);
    expect(maps.map(({ kind }) => kind)).toEqual(['geojson']);
  });

  it('polygons come with the rules that make some of them sea', async () => {
    const features = [
      squareFeature(0, { type: 'ocean', height: -60 }),
      squareFeature(1, { type: 'island', height: 3 }),
    ];
    const { maps } = await read(['cells.geojson', JSON.stringify({ type: 'FeatureCollection', features })]);
    const [map] = maps;
    if (map?.kind !== 'geojson') throw new Error('There are no polygons');
    expect(map.seas.map(({ rule }) => rule)).toEqual([
      'words',
      'height<0',
      'type=ocean',
      'type=island',
      'height=-60',
      'height=3',
    ]);
    const taken = defaultOf(map);
    expect(taken.ok && taken.value.notes).toEqual([
      '1 of 2 polygons are sea by their properties: type=ocean.',
    ]);
  });

  it('polygons that are all sea, or of an unknown system, are asked about', async () => {
    const crs = { type: 'name', properties: { name: 'EPSG:25832' } };
    for (const data of [squareFeature(0, { type: 'ocean' }), { ...squareFeature(0, {}), crs }]) {
      const { maps, bad } = await read(['cells.geojson', JSON.stringify(data)]);
      expect(bad).toEqual([]);
      expect(maps.map((map) => map.kind === 'geojson' && map.land.ok)).toEqual([false]);
    }
  });
});
