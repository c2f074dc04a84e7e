import { Notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.css';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SchematicDetails } from '../../../../src/app/features/library/SchematicDetails.tsx';
import { SchematicLibrary } from '../../../../src/app/features/library/SchematicLibrary.tsx';
import { LibraryPanel } from '../../../../src/app/features/library/LibraryPanel.tsx';
import {
  copyPack,
  createPack,
  createSchematicIn,
} from '../../../../src/app/features/library/pack-actions.ts';
import { addSchematic } from '../../../../src/app/document/library-edits.ts';
import { droppedTexts } from '../../../../src/app/kit/drag-data.ts';
import { forgetPreferences } from '../../../../src/app/kit/preference.ts';
import { addPack, membersOfPack, putIntoPack } from '../../../../src/app/document/packs.ts';
import { toSchematicDocument } from '../../../../src/app/document/document.ts';
import {
  edit,
  endGesture,
  beginGesture,
  setSession,
  redoStep,
  undoStep,
  type AppStore,
} from '../../../../src/app/store/store.ts';
import { writeSchematic } from '../../../../src/formats/schematic/write.ts';
import { makeSchematic, TILE } from '../../../support/cities.ts';
import { paintSegment } from '../../../../src/app/features/schematics/painting.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';
import { schematicHand } from '../../../../src/app/board/tools/schematic-hand.ts';

let store: AppStore;

afterEach(() => {
  cleanup();
  forgetPreferences();
});

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  edit(store, 'Tag', (draft) => {
    draft.schematics['pair']!.tags = ['old'];
    draft.schematics['tile']!.tags = ['old', 'round'];
  });
});

function show(): void {
  renderWorkspace(
    store,
    <div style={{ width: 264, height: 600, overflow: 'auto' }}>
      <SchematicLibrary />
      <SchematicDetails />
      <Notifications />
    </div>,
  );
}

const grid = () => screen.getByRole('grid', { name: 'Schematics' });
const entry = (name: string) => within(grid()).getByRole('button', { name });
const names = () =>
  within(grid())
    .getAllByRole('row')
    .map((row) => row.dataset['id']);
const order = () => store.getState().document.order;
const labels = () => store.getState().timeline.past.map(({ label }) => label);

describe('the list', () => {
  beforeEach(show);

  it('is one stop of the Tab key, and arrows lead through its entries and cells', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sort library' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    screen.getByRole('button', { name: 'round' }).focus();
    await userEvent.keyboard('{Tab}');
    expect(entry('single')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(entry('tile')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Actions for tile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(entry('two-hexes')).toHaveFocus();
    await userEvent.keyboard('{Home}p');
    expect(entry('pair')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(store.getState().session.schematic).toBe('pair');
    await userEvent.keyboard('{Tab}');
    expect(grid()).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(entry('pair')).toHaveFocus();
  });

  it('leaves letters to the commands for who clicked an entry', async () => {
    await userEvent.click(entry('single'));
    await userEvent.keyboard('e');
    expect(schematicHand.of(store.getState()).tool).toBe('erase');
    expect(entry('single')).toHaveFocus();
  });

  it('has names typed in place: Enter keeps, Escape and a name of nothing do not', async () => {
    entry('pair').focus();
    await userEvent.keyboard('{F2}Two houses{Enter}');
    await waitFor(() => expect(entry('Two houses')).toHaveFocus());
    await userEvent.keyboard('{F2}Three{Escape}');
    await waitFor(() => expect(entry('Two houses')).toHaveFocus());
    await userEvent.keyboard('{F2}{Delete}{Enter}');
    await waitFor(() => expect(entry('Two houses')).toHaveFocus());
    await userEvent.dblClick(entry('tile'));
    await userEvent.fill(screen.getByRole('textbox', { name: 'New name of tile' }), 'Square');
    await userEvent.click(entry('single'));
    expect(entry('Square')).toBeVisible();
    expect(labels().slice(1)).toEqual(['Rename to “Two houses”', 'Rename to “Square”']);
  });

  it('offers nothing to do with a selection of none', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for pair' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select several' }));
    const bar = within(screen.getByRole('group', { name: 'Selected schematics' }));
    expect(bar.getByRole('button', { name: 'Delete' })).toBeVisible();
    await userEvent.click(entry('pair'));
    expect(await bar.findByText('Click schematics to select them')).toBeVisible();
    expect(bar.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Clear selection',
    ]);
  });

  it('tells the whole name of an entry, and what is said of it', async () => {
    expect(entry('pair')).toHaveAttribute('title', 'pair');
    edit(store, 'Describe', (draft) => {
      draft.schematics['pair']!.description = 'Two houses.';
    });
    await waitFor(() => expect(entry('pair')).toHaveAttribute('title', 'pair\nTwo houses.'));
  });

  it('moves entries by keys in its own order only', async () => {
    entry('tile').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['single', 'tile', 'pair', 'two-hexes']);
    await waitFor(() => expect(entry('tile')).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['single', 'pair', 'two-hexes', 'tile']);
    await userEvent.click(screen.getByRole('button', { name: 'Sort library' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'By name' }));
    await waitFor(() => expect(names()).toEqual(['pair', 'single', 'tile', 'two-hexes']));
    entry('tile').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(order()).toEqual(['single', 'pair', 'two-hexes', 'tile']);
  });

  it('moves what is dragged to where the line shows', async () => {
    await userEvent.dragAndDrop(entry('two-hexes'), entry('pair'), { targetPosition: { x: 60, y: 4 } });
    expect(order()).toEqual(['single', 'two-hexes', 'pair', 'tile']);
    expect(labels().at(-1)).toBe('Move two-hexes');
  });

  it('gives what is dragged out of the window as a file and as text', () => {
    const dataTransfer = new DataTransfer();
    entry('tile').dispatchEvent(new DragEvent('dragstart', { dataTransfer, bubbles: true }));
    expect(dataTransfer.getData('application/json')).toBe(
      writeSchematic({ ...TILE, tags: ['old', 'round'] }),
    );
    expect(droppedTexts(dataTransfer)).toEqual([dataTransfer.getData('text/plain')]);
    const [, type, name, address] = /^([^:]+):([^:]+):(.+)$/.exec(dataTransfer.getData('DownloadURL'))!;
    expect([type, name]).toEqual(['application/json', 'tile.schematic.json']);
    expect(decodeURIComponent(address!.split(',').slice(1).join(','))).toBe(
      dataTransfer.getData('text/plain'),
    );
  });

  it('duplicates by key, and goes on with the copy', async () => {
    entry('pair').focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(order()).toEqual(['single', 'pair', 'pair-2', 'tile', 'two-hexes']);
    await waitFor(() => expect(entry('pair copy')).toHaveFocus());
    expect(store.getState().session.schematic).toBe('pair-2');
  });
});

describe('what is deleted', () => {
  beforeEach(show);

  it('comes back by the button of the note, which undoes the step', async () => {
    const before = store.getState().document;
    entry('pair').focus();
    await userEvent.keyboard('{Delete}');
    expect(order()).toEqual(['single', 'tile', 'two-hexes']);
    await waitFor(() => expect(entry('tile')).toHaveFocus());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Deleted “pair”');
    await userEvent.click(within(note).getByRole('button', { name: 'Undo' }));
    expect(store.getState().document).toEqual(before);
    expect(store.getState().timeline.next?.label).toBe('Delete pair');
  });

  it('comes back by an edit when other steps came after it', async () => {
    const before = store.getState().document;
    entry('pair').focus();
    await userEvent.keyboard('{Delete}');
    edit(store, 'Rename', (draft) => {
      draft.schematics['tile']!.name = 'Square';
    });
    await userEvent.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Undo' }));
    const { document } = store.getState();
    expect(document.order).toEqual(before.order);
    expect(document.recipe).toEqual(before.recipe);
    expect(document.schematics['tile']!.name).toBe('Square');
    expect(labels().at(-1)).toBe('Restore pair');
  });

  it('is several at once when several are selected', async () => {
    await userEvent.click(entry('single'));
    await userEvent.click(entry('tile'), { modifiers: ['Shift'] });
    expect(within(grid()).getAllByRole('row', { selected: true })).toHaveLength(3);
    await userEvent.click(entry('pair'), { modifiers: ['ControlOrMeta'] });
    const bar = await screen.findByRole('group', { name: 'Selected schematics' });
    expect(bar).toHaveTextContent('2 selected');
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    expect(order()).toEqual(['pair', 'two-hexes']);
    expect(labels().at(-1)).toBe('Delete 2 schematics');
    undoStep(store);
    expect(order()).toHaveLength(4);
  });
});

describe('searching', () => {
  beforeEach(show);

  it('ends when a new schematic comes that it would hide', async () => {
    const search = screen.getByRole('textbox', { name: 'Search library' });
    await userEvent.fill(search, 'pair');
    await waitFor(() => expect(names()).toEqual(['pair']));
    await userEvent.click(screen.getByRole('button', { name: 'New schematic' }));
    await waitFor(() => expect(entry('New schematic')).toBeVisible());
    expect(search).toHaveValue('');
  });

  it('narrows by words and by tags, and says what is left', async () => {
    await userEvent.fill(screen.getByRole('textbox', { name: 'Search library' }), '#old');
    await waitFor(() => expect(names()).toEqual(['pair', 'tile']));
    expect(screen.getByRole('status')).toHaveTextContent('2 of 4 schematics');
    await userEvent.click(screen.getByRole('button', { name: 'round' }));
    expect(names()).toEqual(['tile']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names()).toEqual(['tile']));
    await userEvent.click(screen.getByRole('button', { name: 'round' }));
    expect(names()).toHaveLength(4);
    await userEvent.fill(screen.getByRole('textbox', { name: 'Search library' }), 'nothing like it');
    expect(await screen.findByText('No schematic matches.')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

describe('the menu of an entry', () => {
  beforeEach(show);

  it('opens by the right button too, and tags by it are one step', async () => {
    await userEvent.click(entry('pair'), { button: 'right' });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tags…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags of pair' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Tags' }));
    await userEvent.keyboard('farm,shore{Enter}');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(store.getState().document.schematics['pair']!.tags).toEqual(['old', 'farm', 'shore']);
    expect(labels().slice(1)).toEqual(['Tag pair']);
  });
});

describe('the dialog of tags', () => {
  beforeEach(show);

  async function openTags(): Promise<HTMLElement> {
    await userEvent.click(screen.getByRole('button', { name: 'Actions for pair' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tags…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags of pair' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Tags' }));
    return dialog;
  }
  const tags = () => store.getState().document.schematics['pair']!.tags;

  it('saves a tag that is still being typed, and does not move under the pointer', async () => {
    edit(store, 'Tag', (draft) => {
      draft.schematics['pair']!.tags = ['old', 'walls', 'shore'];
    });
    const dialog = await openTags();
    await userEvent.keyboard('old market quarter');
    const save = within(dialog).getByRole('button', { name: 'Save' });
    const { top } = save.getBoundingClientRect();
    const tops: number[] = [];
    save.addEventListener('pointerup', () => tops.push(save.getBoundingClientRect().top), { once: true });
    await userEvent.click(save);
    expect(tops).toEqual([top]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tags()).toEqual(['old', 'walls', 'shore', 'old market quarter']);
  });

  it('saves on Enter once nothing is typed', async () => {
    await openTags();
    await userEvent.keyboard('farm{Enter}');
    expect(tags()).toEqual(['old']);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tags()).toEqual(['old', 'farm']);
  });
});

describe('a name that another schematic has', () => {
  beforeEach(show);
  const NOTE = 'Another one has this name.';

  it('is noted in the list, and taken', async () => {
    entry('pair').focus();
    await userEvent.keyboard('{F2}Til');
    const field = screen.getByRole('textbox', { name: 'New name of pair' });
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.keyboard('e');
    await waitFor(() => expect(field).toHaveAccessibleDescription(NOTE));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(entry('Tile')).toHaveFocus());
    expect(store.getState().document.schematics['pair']!.name).toBe('Tile');
  });

  it('is noted in the details, and taken', async () => {
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.fill(field, 'pair');
    await waitFor(() => expect(field).toHaveAccessibleDescription(NOTE));
    await userEvent.keyboard('{Enter}');
    expect(store.getState().document.schematics['single']!.name).toBe('pair');
  });
});

describe('the details', () => {
  beforeEach(show);

  it('keep no name of nothing, and Escape takes a new one back', async () => {
    const name = screen.getByRole('textbox', { name: 'Name' });
    for (const [typed, key] of [
      ['', '{Enter}'],
      ['Cottage', '{Escape}'],
    ] as const) {
      await userEvent.fill(name, typed);
      expect(name).toHaveValue(typed);
      await userEvent.keyboard(key);
      await waitFor(() => expect(name).toHaveValue('single'));
    }
    expect(labels().slice(1)).toEqual([]);
  });

  it('are changed one step a visit, and Escape takes a visit back', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Description' }));
    await userEvent.keyboard('A house{Enter}of one segment.');
    await userEvent.click(screen.getByRole('textbox', { name: 'Author' }));
    await userEvent.keyboard('Ada{Escape}');
    expect(store.getState().document.schematics['single']).toMatchObject({
      description: 'A house\nof one segment.',
      author: '',
    });
    await userEvent.click(screen.getByRole('combobox', { name: 'Tags' }));
    await userEvent.keyboard('small,old{Enter}');
    await userEvent.click(screen.getByRole('textbox', { name: 'Author' }));
    expect(store.getState().document.schematics['single']!.tags).toEqual(['small', 'old']);
    expect(labels().slice(1)).toEqual(['Describe single', 'Tag single']);
  });

  it('let the id be another one where it is free, and the recipe follows', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const id = await screen.findByRole('textbox', { name: 'Id' });
    await userEvent.fill(id, 'pair');
    expect(await screen.findByText('“pair” has this id already.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(id).toHaveValue('single');
    await userEvent.fill(id, 'cottage');
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['cottage', 'pair', 'tile', 'two-hexes']);
    expect(store.getState().session.schematic).toBe('cottage');
    expect(store.getState().document.recipe.schematics[0]!.id).toBe('cottage');
  });
});

describe('what comes into the library', () => {
  const isInView = (name: string | RegExp, list = grid()) => {
    const { top, bottom } = within(list).getByRole('button', { name }).getBoundingClientRect();
    const box = list.closest('[data-scrolls]')!.getBoundingClientRect();
    return top >= box.top - 1 && bottom <= box.bottom + 1;
  };
  const scrolls = () => document.querySelector('[data-scrolls]')!;

  beforeEach(() => {
    edit(store, 'Import', (draft) => {
      for (let number = 0; number < 40; number++)
        addSchematic(draft, `piece-${number}`, `Piece ${number}`, draft.order.at(-1)!);
      addPack(draft, 'inns', { name: 'Inns', author: '', license: '', description: '', release: '' });
      putIntoPack(draft, ['piece-39'], 'inns');
    });
    renderWorkspace(
      store,
      <div data-scrolls style={{ width: 264, height: 400, overflow: 'auto' }}>
        <SchematicLibrary />
      </div>,
    );
  });

  it('is scrolled into view: what is imported, what is brought back, and a pack', async () => {
    act(() =>
      edit(store, 'Import', (draft) => {
        for (const name of ['First', 'Second'])
          addSchematic(draft, name.toLowerCase(), name, draft.order.at(-1)!);
      }),
    );
    await waitFor(() => expect(isInView('First')).toBe(true));
    act(() => undoStep(store));
    scrolls().scrollTop = 0;
    act(() => redoStep(store));
    await waitFor(() => expect(isInView('First')).toBe(true));
    expect(isInView('single')).toBe(false);
    act(() =>
      createPack(store, { name: 'Mills', author: '', license: '', description: '', release: '' }, []),
    );
    await waitFor(() => expect(isInView('Mills')).toBe(true));
    act(() => copyPack(store, 'inns'));
    await waitFor(() => expect(isInView(/^Inns.+/)).toBe(true));
  });

  it('opens the folder that it lies in, and leaves the list alone when nothing comes', async () => {
    await userEvent.click(within(grid()).getByRole('button', { name: 'Inns' }));
    await waitFor(() => expect(within(grid()).queryByRole('button', { name: 'Piece 39' })).toBeNull());
    act(() => createSchematicIn(store, 'inns'));
    await waitFor(() => expect(within(grid()).getByRole('button', { name: 'Piece 39' })).toBeVisible());
    await waitFor(() => expect(isInView('New schematic')).toBe(true));
    scrolls().scrollTop = 900;
    const { scrollTop } = scrolls();
    act(() => edit(store, 'Tag', ({ schematics }) => void (schematics['pair']!.tags = ['new'])));
    expect(scrolls().scrollTop).toBe(scrollTop);
  });
});

describe('a library of five hundred', () => {
  it('counts the segments of the schematic in hand as they are painted', () => {
    setSession(store, { schematic: 'pair' });
    show();
    const counts = () => screen.getAllByText(/^\d+ segments/).map(({ textContent }) => textContent);
    act(() => {
      beginGesture(store, 'Paint');
      edit(store, 'Paint', (draft) => paintSegment(draft, 'pair', { q: 5, r: 0, k: 0 }, 'wheat'));
    });
    expect(counts()).toContain('3 segments on 2 hexes');
    expect(counts()).toContain('3 segments · old');
    act(() => endGesture(store));
  });

  it('draws the pictures that are seen, and nothing during a stroke', async () => {
    edit(store, 'Many', (draft) => {
      for (let number = 0; number < 500; number++) {
        const id = `piece-${number}`;
        Object.assign(draft.schematics, { [id]: toSchematicDocument(makeSchematic(id, TILE.hexes)) });
        draft.order.push(id);
      }
    });
    let drawn = 0;
    const aside = () => {
      drawn++;
      return null;
    };
    renderWorkspace(
      store,
      <div style={{ height: 600, overflow: 'auto' }}>
        <LibraryPanel inHand={null} onSelect={() => {}} aside={aside} />
      </div>,
    );
    await waitFor(() => expect(grid().querySelectorAll('canvas').length).toBeGreaterThan(5));
    expect(grid().querySelectorAll('canvas').length).toBeLessThan(40);
    entry('piece-499').scrollIntoView();
    await waitFor(() => expect(entry('piece-499').querySelector('canvas')).toBeInTheDocument());
    drawn = 0;
    beginGesture(store, 'Paint');
    edit(store, 'Paint', (draft) => {
      draft.schematics['piece-1']!.hexes = { '0,0': ['house', null, null, null, null, null] };
    });
    await new Promise(requestAnimationFrame);
    expect(drawn).toBe(0);
    endGesture(store);
    await waitFor(() => expect(entry('piece-1')).toHaveAccessibleDescription('1 segment'));
  });
});

describe('packs as folders', () => {
  const about = { author: '', license: '', description: '', release: '' };
  const members = (pack: string | null) => membersOfPack(store.getState().document, pack);

  beforeEach(() => {
    edit(store, 'Packs', (draft) => {
      addPack(draft, 'farm', { ...about, name: 'Farm' });
      addPack(draft, 'empty', { ...about, name: 'Empty' });
      putIntoPack(draft, ['single', 'pair'], 'farm');
    });
    show();
  });

  it('fold by a click and by keys, and stay so', async () => {
    expect(names()).toEqual(['pack:farm', 'single', 'pair', 'pack:empty', 'pack:', 'tile', 'two-hexes']);
    await userEvent.click(entry('Farm'));
    expect(entry('Farm')).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual(['pack:farm', 'pack:empty', 'pack:', 'tile', 'two-hexes']);
    await userEvent.keyboard('{Enter}');
    expect(names()).toContain('single');
    await userEvent.click(entry('No pack'));
    expect(names()).toEqual(['pack:farm', 'single', 'pair', 'pack:empty', 'pack:']);
    cleanup();
    show();
    expect(entry('No pack')).toHaveAttribute('aria-expanded', 'false');
  });

  it('open while the list is searched, and fold again after', async () => {
    await userEvent.click(entry('Farm'));
    await userEvent.fill(screen.getByRole('textbox', { name: /^Search/ }), 'pair');
    await waitFor(() => expect(names()).toEqual(['pack:farm', 'pair']));
    await userEvent.clear(screen.getByRole('textbox', { name: /^Search/ }));
    await waitFor(() => expect(names()).toEqual(['pack:farm', 'pack:empty', 'pack:', 'tile', 'two-hexes']));
  });

  it('take what is dropped on them, also folded and empty ones, as one step', async () => {
    await userEvent.click(entry('Farm'));
    await userEvent.dragAndDrop(entry('tile'), entry('Farm'));
    expect(members('farm')).toEqual(['single', 'pair', 'tile']);
    await userEvent.dragAndDrop(entry('two-hexes'), entry('Empty'));
    expect(members('empty')).toEqual(['two-hexes']);
    undoStep(store);
    expect(members('empty')).toEqual([]);
    expect(members('farm')).toContain('tile');
  });

  it('give back what is dropped below them, and between two of another pack', async () => {
    await userEvent.dragAndDrop(entry('pair'), entry('No pack'));
    expect(members('farm')).toEqual(['single']);
    expect(members(null)).toContain('pair');
    await userEvent.dragAndDrop(entry('tile'), entry('single'), { targetPosition: { x: 60, y: 4 } });
    expect(members('farm')).toEqual(['tile', 'single']);
  });

  it('move by their menus, and offer their check', async () => {
    await userEvent.click(within(grid()).getByRole('button', { name: 'Actions for the pack Farm' }));
    expect(await screen.findByRole('menuitem', { name: 'Check pack…' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(names()[0]).toBe('pack:empty'));
  });
});
