import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { citiesOf } from '../../../../src/app/document/open-city.ts';
import { toCity } from '../../../../src/app/document/document.ts';
import { libraryPack } from '../../../../src/app/document/pack-files.ts';
import { zip } from '../../../../src/app/document/zip.ts';
import { saveToFolder } from '../../../../src/app/features/files/export-library.ts';
import { readPasted } from '../../../../src/app/features/files/paste-text.ts';
import { FileMenus } from '../../../../src/app/features/files/FileMenus.tsx';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { edit, undoStep } from '../../../../src/app/store/store.ts';
import { countHexes } from '../../../../src/engine/land/row.ts';
import { writeKinds } from '../../../../src/formats/kinds/write.ts';
import { writeRecipe } from '../../../../src/formats/recipe/write.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { tiledPieces } from '../../../../src/formats/tiled/write.ts';
import { HOUSE, makeSchematic, PAIR, SINGLE, TILE } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';
import { squareFeature } from '../../../support/square-feature.ts';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  renderWorkspace(
    store,
    <>
      <FileMenus />
      <Notifications />
    </>,
  );
});

/** Drops files on the page as the system does. */
function drop(...files: readonly (readonly [name: string, content: BlobPart])[]): void {
  const dataTransfer = new DataTransfer();
  for (const [name, content] of files) dataTransfer.items.add(new File([content], name));
  for (const type of ['dragenter', 'dragover', 'drop'])
    document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
}

const choose = (group: HTMLElement, choice: string) =>
  userEvent.click(within(group).getByText(choice, { exact: true }));
const names = () => {
  const { order, schematics } = store.getState().document;
  return order.map((id) => `${id}: ${schematics[id]!.name}`);
};

describe('schematics whose ids are taken', () => {
  const other = (schematic: typeof TILE) =>
    writeSchematic({ ...schematic, name: 'Another', hexes: SINGLE.hexes });

  it('are shown beside those of the library, and kept, put in their place or left out, as is said of each', async () => {
    drop(['a.json', other(TILE)], ['b.json', other(PAIR)], ['c.json', other({ ...TILE, id: 'single' })]);
    const dialog = await screen.findByRole('dialog', {
      name: 'Different schematics use 3 of these ids',
    });
    // The last pair is below what is seen.
    await waitFor(() => expect(dialog.querySelectorAll('canvas').length).toBeGreaterThanOrEqual(4));
    await choose(within(dialog).getByRole('radiogroup', { name: 'For all 3:' }), 'Skip');
    await choose(within(dialog).getByRole('radiogroup', { name: 'Answer for tile' }), 'Keep both');
    await choose(within(dialog).getByRole('radiogroup', { name: 'Answer for pair' }), 'Replace mine');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Import' }));
    await waitFor(() =>
      expect(names()).toEqual([
        'tile-2: Another',
        'single: single',
        'pair: Another',
        'tile: tile',
        'two-hexes: two-hexes',
      ]),
    );
    expect(store.getState().timeline.past).toHaveLength(1);
    expect(await screen.findByText(/1 skipped\./)).toBeVisible();
  });

  it('stay as they are when the import is called off', async () => {
    const before = store.getState().document;
    drop(['a.json', other(TILE)]);
    const dialog = await screen.findByRole('dialog', {
      name: 'A different schematic uses the id of “tile”',
    });
    expect(dialog).toHaveTextContent('differs in segments, name');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().document).toBe(before);
  });
});

describe('kinds', () => {
  it('that are defined otherwise are asked about, and missing ones offered as plain ones', async () => {
    const blue = { ...HOUSE, color: '#2244cc' };
    const inn = makeSchematic('inn', [{ q: 0, r: 0, segments: ['inn', 'house', null, null, null, null] }]);
    drop(['kinds.json', writeKinds({ kinds: [blue] })], ['inn.json', writeSchematic(inn)]);
    const otherwise = await screen.findByRole('dialog', { name: /^Your palette has another “House”/ });
    expect(otherwise).toHaveTextContent('#2244cc');
    await choose(otherwise, 'Use imported');
    await userEvent.click(within(otherwise).getByRole('button', { name: 'Import' }));
    const missing = await screen.findByRole('dialog', { name: 'A kind is missing' });
    expect(missing).toHaveTextContent('inn, used by inn');
    await userEvent.click(within(missing).getByRole('button', { name: 'Add plain kind' }));
    await waitFor(() => expect(store.getState().document.order[0]).toBe('inn'));
    expect(store.getState().document.kinds.map(({ id, color }) => `${id} ${color}`)).toEqual([
      'house #2244cc',
      'wheat #e3c14b',
      'inn #4e79a7',
    ]);
  });
});

describe('a pack', () => {
  it('with a bad file is taken without it, and its recipe only with a tick', async () => {
    const theirs = plainStore();
    edit(theirs, 'Seed', (draft) => {
      draft.recipe.seed = 4711;
    });
    const { files } = libraryPack(theirs.getState().document);
    const pack = zip([...files, { path: 'z.json', text: '{"format": 1}' }]);
    drop(['pack.zip', pack]);
    const bad = await screen.findByRole('dialog', { name: '1 of 8 files cannot be imported' });
    expect(bad).toHaveTextContent('pack.zip/z.json');
    await userEvent.click(within(bad).getByRole('button', { name: 'Import the other 7' }));
    const works = await screen.findByRole('dialog', { name: 'The import brings a recipe, too' });
    await userEvent.click(within(works).getByRole('checkbox', { name: 'Replace your recipe' }));
    await userEvent.click(within(works).getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(store.getState().document.recipe.seed).toBe(4711));
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Import recipe']);
  });
});

describe('recipes', () => {
  const file = (seed: number) => writeRecipe({ ...store.getState().document.recipe, seed });

  it('that come alone make a city of their own, which is built, or replace that of the open city', async () => {
    drop(['hill.recipe.json', file(4711)]);
    const question = await screen.findByRole('dialog', { name: 'Import “hill”' });
    await userEvent.click(within(question).getByRole('button', { name: 'Replace recipe' }));
    await waitFor(() => expect(store.getState().document.recipe.seed).toBe(4711));
    expect(citiesOf(store.getState().document).list).toHaveLength(1);

    drop(['hill.recipe.json', file(4712)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add as city' }));
    await waitFor(() => expect(store.getState().document.city.recipe?.seed).toBe(4712));
    const { list } = citiesOf(store.getState().document);
    expect(list.map(({ name }) => name).slice(1)).toEqual(['hill']);
  });

  it('that come together are a city each, in one step', async () => {
    drop(['a.recipe.json', file(11)], ['b.recipe.json', file(12)], ['c.json', file(11)]);
    await screen.findByText('2 cities were added to yours: a, b.', { exact: false });
    const { document, timeline } = store.getState();
    expect(
      citiesOf(document)
        .list.map(({ name }) => name)
        .slice(1),
    ).toEqual(['a', 'b']);
    expect(timeline.past.map(({ label }) => label)).toEqual(['Import cities']);
    undoStep(store);
    expect(citiesOf(store.getState().document).list).toHaveLength(1);
  });
});

describe('a map of another program', () => {
  const city = () => toCity(store.getState().document.city);

  it('of Tiled is shown, and comes in as a whole city, or its land alone', async () => {
    const before = city();
    const pieces = tiledPieces(before, { name: 'town' });
    if (!pieces.ok) throw new Error('the city has no map');
    edit(store, 'Clear', (draft) => {
      draft.city.placements = {};
      draft.city.districts = [{ id: 1, group: 'town', rows: [{ r: 0, q: 0, count: 1 }] }];
    });
    drop(['town.zip', new Blob([...pieces.value] as BlobPart[])]);
    const question = await screen.findByRole('dialog', { name: 'Import “town”' });
    expect(within(question).getByRole('radio', { name: 'The whole city' })).toBeChecked();
    await waitFor(() => expect(question.querySelector('canvas')).not.toBeNull());
    await choose(question, 'The land alone');
    await choose(question, 'The whole city');
    await userEvent.click(within(question).getByRole('button', { name: 'Import' }));
    const destination = await screen.findByRole('button', { name: 'Replace open city' });
    await userEvent.click(destination);
    await waitFor(() => expect(city()).toEqual(before));
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Clear', 'Import city']);
  });

  it('with polygons asks for the size of hexes, and shows how many there are', async () => {
    const square = '{"type":"Polygon","coordinates":[[[5,5],[1005,5],[1005,1005],[5,1005],[5,5]]]}';
    drop(['land.json', square]);
    const question = await screen.findByRole('dialog', { name: 'Import “land”' });
    const figures = within(question).getByRole('status');
    const shown = (text: RegExp) => waitFor(() => expect(figures).toHaveTextContent(text));
    expect(figures).toHaveTextContent(/^[56]\d\d hexes of land$/);
    await userEvent.fill(within(question).getByRole('textbox', { name: 'Hexes of land, about' }), '100');
    await userEvent.tab();
    await shown(/^(9\d|10\d) hexes of land$/);
    await choose(question, 'Hex edge');
    const side = within(question).getByRole('textbox', { name: /^Units per hex edge/ });
    await userEvent.fill(side, '900000');
    await userEvent.tab();
    await shown(/there is no land in it/);
    expect(within(question).getByRole('button', { name: 'Import' })).toBeDisabled();
    await userEvent.fill(side, '100');
    await userEvent.tab();
    await shown(/^3\d hexes of land$/);
    await userEvent.click(within(question).getByRole('button', { name: 'Import' }));
    await replaceCity();
    await waitFor(() => expect(countHexes(city().land)).toBeLessThan(45));
  });

  it('asks which polygons are sea, by the properties that they have', async () => {
    const features = [
      squareFeature(0, { type: 'ocean' }),
      squareFeature(1, { type: 'island' }),
      squareFeature(2, { type: 'island' }),
    ];
    drop(['cells.geojson', JSON.stringify({ type: 'FeatureCollection', features })]);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('1 of 3 polygons are sea by their properties: type=ocean.');
    const sea = within(dialog).getByRole('combobox', { name: 'Sea' });
    await userEvent.selectOptions(sea, 'None: all polygons are land');
    await waitFor(() => expect(dialog).not.toHaveTextContent('are sea by their properties'));
    const coordinates = within(dialog).getByRole('combobox', { name: 'Coordinates' });
    await userEvent.selectOptions(coordinates, 'Plane');
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent(/^[56]\d\d hexes of land$/),
    );
  });

  it('of Tiled asks which tiles are sea, by the properties that they have', async () => {
    const tile = (id: number, biome: string) =>
      `<tile id="${id}"><properties><property name="biome" value="${biome}"/></properties></tile>`;
    const map = (
      tileset: string,
    ) => `<map orientation="hexagonal" width="3" height="2" tilewidth="128" tileheight="110"
      hexsidelength="64" staggeraxis="x" staggerindex="odd">${tileset}
      <layer name="ground" width="3" height="2"><data encoding="csv">1,1,2,2,2,2</data></layer></map>`;
    const tileset = `<tileset name="all" tilewidth="128" tileheight="110" tilecount="2">${tile(0, 'reef')}${tile(1, 'plain')}</tileset>`;
    drop(['reef.tmx', map('<tileset firstgid="1" source="all.tsx"/>')], ['all.tsx', tileset]);
    const question = await screen.findByRole('dialog', { name: 'Import “reef”' });
    const land = within(question).getByRole('status');
    expect(land).toHaveTextContent(/^6 hexes of land\./);
    const sea = within(question).getByRole('combobox', { name: 'Sea' });
    await userEvent.selectOptions(sea, 'biome=reef (1)');
    await waitFor(() => expect(land).toHaveTextContent(/^4 hexes of land\./));
    await userEvent.click(within(question).getByRole('button', { name: 'Import' }));
    await replaceCity();
    await waitFor(() => expect(countHexes(city().land)).toBe(4));
  });
});

it('a pasted map of another program is imported, not refused as no schematic', async () => {
  const before = store.getState().document;
  const square = '{"type":"Polygon","coordinates":[[[5,5],[95,5],[95,95],[5,95],[5,5]]]}';
  readPasted(store, square, () => expect.unreachable('it was read as a schematic'));
  const question = await screen.findByRole('dialog', { name: 'Import “Pasted map”' });
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel import' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(store.getState().document).toBe(before);
});

async function replaceCity() {
  const question = await screen.findByRole('dialog', { name: 'Import the map' });
  await userEvent.click(within(question).getByRole('button', { name: 'Replace the city' }));
}

describe('land that was dropped', () => {
  it('is taken back by the note that tells of it, with what was done since', async () => {
    const before = store.getState().document;
    /** The note on what was done; one on the reading may come before it. */
    const taken = (hexes: number) => screen.findByText(`Land of ${hexes} hexes`, { exact: false });
    const undo = async () => userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    drop(['land.txt', '. . .\n . .\n']);
    await replaceCity();
    expect(await taken(5)).toHaveTextContent('Land of 5 hexes was imported. Press Generate to build on it.');
    await undo();
    expect(store.getState().document).toEqual(before);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

    drop(['land.txt', '. .\n . .\n']);
    await replaceCity();
    await taken(4);
    edit(store, 'Seed', (draft) => {
      draft.recipe.seed = 4711;
    });
    await undo();
    expect(store.getState().document).toEqual(before);
  });

  it('says before what it removes and what stays, and does nothing when it is canceled', async () => {
    edit(store, 'Limits', (draft) => {
      draft.recipe.schematics[0]!.min = 2;
      draft.city.districts = [
        { id: 1, group: 'town', rows: [{ r: 0, q: -1, count: 3 }] },
        { id: 2, group: 'fields', rows: [{ r: 3, q: -3, count: 2 }] },
      ];
    });
    const before = store.getState().document;
    const placements = fromChunks(before.city.placements).length;
    drop(['land.txt', '. .\n . .\n']);
    const question = await screen.findByRole('dialog', { name: 'Import the map' });
    expect(question).toHaveTextContent('The map has 4 hexes of land. Replacing the city removes:');
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([`${placements} placements`, '1 of 2 districts, outside the map']);
    const kept = within(question).getByRole('checkbox', { name: 'Keep districts and limits' });
    expect(kept).toHaveAccessibleDescription(
      'Stays, as far as the map reaches: 1 district, the minimums of 1 schematic.',
    );
    await userEvent.click(kept);
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual([`${placements} placements`, '2 districts', 'the minimums of 1 schematic']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().document).toBe(before);

    drop(['land.txt', '. .\n . .\n']);
    await replaceCity();
    await waitFor(() => expect(store.getState().document.city.districts.map(({ id }) => id)).toEqual([1]));
    expect(store.getState().document.recipe.schematics[0]!.min).toBe(2);
  });

  it('has the districts and limits of the open city as a city of its own, too, when they are kept', async () => {
    edit(store, 'Limits', (draft) => {
      draft.recipe.schematics[0]!.min = 2;
      draft.city.districts = [{ id: 1, group: 'town', rows: [{ r: 0, q: -1, count: 3 }] }];
    });
    for (const isKept of [true, false]) {
      drop(['land.txt', '. .\n . .\n']);
      const question = await screen.findByRole('dialog', { name: 'Import the map' });
      const kept = within(question).getByRole('checkbox', { name: 'Keep districts and limits' });
      if (!isKept) await userEvent.click(kept);
      await userEvent.click(within(question).getByRole('button', { name: 'Add as city' }));
      await waitFor(() => expect(store.getState().document.city.placements).toEqual({}));
      expect(store.getState().document.city.districts.map(({ id }) => id)).toEqual(isKept ? [1] : []);
      expect(store.getState().document.recipe.schematics[0]!.min).toBe(isKept ? 2 : 0);
      undoStep(store);
    }
  });

  it('does not come of other texts, which are refused with place and reason', async () => {
    const before = store.getState().document;
    drop(['diary.txt', 'Dear diary,\n\nit rained.\n']);
    const dialog = await screen.findByRole('dialog', { name: 'diary.txt cannot be imported' });
    expect(dialog).toHaveTextContent(
      'line 1 expected JSON of Sixfold or a map of characters, found "Dear diary,"',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(store.getState().document).toBe(before);
  });
});

describe('a folder', () => {
  it('gets the files of the library; what is there with another text is written over only if that is said', async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('library', { create: true });
    const content = async (name: string) => {
      const handle = await folder.getFileHandle(name);
      return (await handle.getFile()).text();
    };
    try {
      await saveToFolder(store, folder);
      expect(await content('tile.schematic.json')).toBe(writeSchematic(TILE));
      const recipes = await folder.getDirectoryHandle('recipes');
      expect(await recipes.getFileHandle('city.recipe.json')).toBeDefined();

      edit(store, 'Rename', (draft) => {
        draft.schematics['tile']!.name = 'Square';
      });
      const keeping = saveToFolder(store, folder);
      const asked = await screen.findByRole('dialog', { name: 'A file in “library” has other contents' });
      expect(asked).toHaveTextContent('tile.schematic.json');
      await userEvent.click(within(asked).getByRole('button', { name: 'Write new only' }));
      await keeping;
      expect(await content('tile.schematic.json')).toBe(writeSchematic(TILE));

      const writing = saveToFolder(store, folder);
      await userEvent.click(await screen.findByRole('button', { name: 'Overwrite it' }));
      await writing;
      expect(await content('tile.schematic.json')).toContain('"name": "Square"');
    } finally {
      await root.removeEntry('library', { recursive: true });
    }
  });
});

describe('text that is dragged over from another window', () => {
  it('is imported, but not where text is typed, and not what was dragged from here', async () => {
    const data = () => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', writeSchematic({ ...TILE, id: 'new' }));
      return dataTransfer;
    };
    const dropText = (target: Element) =>
      target.dispatchEvent(new DragEvent('drop', { dataTransfer: data(), bubbles: true, cancelable: true }));
    const field = document.createElement('input');
    document.body.append(field);
    expect(dropText(field)).toBe(true);
    field.remove();
    document.body.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
    expect(dropText(document.body)).toBe(true);
    expect(dropText(document.body)).toBe(false);
    await waitFor(() => expect(store.getState().document.order[0]).toBe('new'));
  });
});
