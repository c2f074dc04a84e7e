import { act } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SchematicDocument } from '../../../../src/app/document/document.ts';
import { addSchematic, deleteSchematic } from '../../../../src/app/document/library-edits.ts';
import { Timeline } from '../../../../src/app/document/timeline.ts';
import { edit, setSession, type AppStore } from '../../../../src/app/store/store.ts';
import { openApp } from '../../../support/app-page.tsx';
import { becomePhone } from '../../../support/phone.ts';
import { BoardUser, touches } from '../../board/board-user.ts';

const castle = new BoardUser('Schematic Castle');
const drawing = new BoardUser('Schematic New schematic');

const size = page.getByText(/^\d+ segments? on \d+ hex/);
const selection = page.getByRole('group', { name: 'Selection' });
const undo = page.getByRole('button', { name: 'Undo', exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const steps = (store: AppStore) => store.getState().timeline.past.length;

const HOUSES = ['house', 'house', 'house', 'house', 'house', 'house'] as const;

/** Opens the app on a new schematic of the built-in library, with the keys on its board. */
function openNew(hexes: SchematicDocument['hexes'] = {}): AppStore {
  const store = openApp({ workspace: 'schematics' });
  act(() => {
    edit(store, 'New', (draft) => {
      addSchematic(draft, 'new', 'New schematic', null);
      Object.assign(draft.schematics['new']!, { hexes });
    });
    store.setState({ timeline: Timeline.empty });
    setSession(store, { schematic: 'new' });
  });
  drawing.element.focus();
  return store;
}

describe('on the castle', () => {
  test('a rectangle and a lasso are drawn about what they select', async () => {
    openApp({ workspace: 'schematics' });
    await userEvent.keyboard('v');
    await castle.drag([
      { q: -4, r: -1, k: 0 },
      { q: 4, r: 2, k: 0 },
    ]);
    await expect.element(selection).toHaveTextContent('63 segments');
    await userEvent.keyboard('{Escape}');
    await expect.element(selection).toHaveTextContent('Nothing selected');
    await userEvent.keyboard('{Shift>}v{/Shift}');
    const left = { q: -4, r: 2, k: 0 } as const;
    await castle.drag([left, { q: 0, r: -3, k: 0 }, { q: 4, r: -2, k: 0 }, { q: 0, r: 4, k: 0 }, left]);
    await expect.element(selection).toHaveTextContent('63 segments');
  });

  test('Escape gives up a stroke that is under way wherever the focus is', async () => {
    const store = openApp({ workspace: 'schematics' });
    await expect.element(size).toHaveTextContent('63 segments on 14 hexes');
    await userEvent.keyboard('h');
    await castle.hover({ q: 4, r: 0, k: 0 });
    await castle.press({ q: 4, r: 0, k: 0 });
    await expect.element(size).toHaveTextContent('69 segments on 15 hexes');
    (button('New schematic').element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(size).toHaveTextContent('63 segments on 14 hexes');
    await castle.dragTo({ q: 4, r: 1, k: 0 });
    await castle.release({ q: 4, r: 1, k: 0 });
    await expect.element(undo).toBeDisabled();
    // The next stroke is painted, and nothing of the one that was given up.
    await castle.click({ q: -4, r: 0, k: 0 });
    await expect.element(size).toHaveTextContent('69 segments on 15 hexes');
    expect(store.getState().document.schematics['castle']!.hexes).not.toHaveProperty('4,1');
    expect(steps(store)).toBe(1);
  });

  test('a click that closes a menu or a popover paints nothing, and the next one does', async () => {
    const store = openApp({ workspace: 'schematics' });
    await userEvent.keyboard('h');
    await button('Export').click();
    const menu = page.getByRole('menu');
    await expect.element(menu).toBeVisible();
    await castle.click({ q: 3, r: -2, k: 0 });
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(size).toHaveTextContent('63 segments on 14 hexes');
    await expect.element(undo).toBeDisabled();
    await castle.click({ q: 3, r: -2, k: 0 });
    await expect.element(size).toHaveTextContent('69 segments on 15 hexes');
    await button('History of steps').click();
    const history = page.getByRole('listbox', { name: 'History' });
    await expect.element(history).toBeVisible();
    await castle.drag([
      { q: 3, r: -1, k: 0 },
      { q: 3, r: 0, k: 0 },
    ]);
    await expect.element(history).not.toBeInTheDocument();
    await expect.element(size).toHaveTextContent('69 segments on 15 hexes');
    expect(steps(store)).toBe(1);
  });
});

describe('on a new schematic', () => {
  test('one finger paints, two pan and zoom, and the second one leaves no paint behind', async () => {
    openNew();
    const { x, y } = drawing.pixelOf({ q: 0, r: 0, k: 0 });
    await touches('touchStart', [{ x, y }]);
    await touches('touchEnd', []);
    await expect.element(size).toHaveTextContent('1 segment on 1 hex');
    const { scale } = drawing;
    await touches('touchStart', [{ x: x - 80, y }]);
    await expect.element(size).toHaveTextContent('2 segments on 2 hexes');
    await touches('touchStart', [
      { x: x - 80, y },
      { x: x + 80, y },
    ]);
    await touches('touchMove', [
      { x: x - 160, y },
      { x: x + 160, y },
    ]);
    await touches('touchEnd', []);
    await expect.poll(() => drawing.scale).toBeGreaterThan(1.8 * scale);
    await expect.element(size).toHaveTextContent('1 segment on 1 hex');
  });

  test('a schematic is named and drawn by keys alone', async () => {
    openApp({ workspace: 'schematics' });
    (button('New schematic').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await userEvent.keyboard('Shrine{Enter}');
    await expect.element(page.getByRole('application', { name: 'Schematic Shrine' })).toHaveFocus();
    const words = page.getByRole('log', { name: 'Announcements' });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(words).toHaveTextContent(/^hex 0, 0, north: empty$/);
    await userEvent.keyboard('3t{Enter}');
    await expect.element(words).toHaveTextContent(/^hex 0, 0, north: barn$/);
    await expect.element(size).toHaveTextContent('6 segments on 1 hex');
    await userEvent.keyboard('{ArrowRight}{Delete}');
    await expect.element(words).toHaveTextContent(/^hex 0, 0, north-east: empty$/);
    await expect.element(size).toHaveTextContent('0 segments on 0 hexes');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(size).toHaveTextContent('6 segments on 1 hex');
  });

  test('a line is one band, as wide as is chosen by menu or key', async () => {
    openNew();
    await button('Line').click();
    await drawing.drag([
      { q: 0, r: 0, k: 0 },
      { q: 0, r: 3, k: 0 },
    ]);
    // Straight down goes from corner to corner: beside 7 segments on the line two lie about each of 3 corners.
    await expect.element(size).toHaveTextContent(/^13 segments/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(size).toHaveTextContent(/^0 segments/);

    await button('Shape and width: line, 1 segment').click();
    await page.getByRole('menuitemradio', { name: '2 segments' }).click();
    await expect.element(button('Shape and width: line, 2 segments')).toBeVisible();
    await drawing.click({ q: 0, r: 0, k: 2 });
    await expect.element(size).toHaveTextContent(/^6 segments/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(size).toHaveTextContent(/^0 segments/);
    await userEvent.keyboard('bqq');
    await expect.element(button('Width: a hex')).toBeVisible();
    await drawing.click({ q: 1, r: 1, k: 4 });
    await expect.element(size).toHaveTextContent('6 segments on 1 hex');
    await userEvent.keyboard('{Shift>}q{/Shift}');
    await expect.element(button('Width: 3 segments')).toBeVisible();
    await button('Fill').click();
    await expect.element(button(/^Width/)).not.toBeInTheDocument();
  });

  test('rings and outlines are drawn by the tool of lines', async () => {
    const store = openNew();
    await userEvent.keyboard('o');
    await expect.element(button('Ring')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button('Ring')).toHaveAttribute('aria-keyshortcuts', 'O');
    await button('Paint').click();
    await button('Ring').click();
    await drawing.drag([
      { q: 0, r: 0, k: 0 },
      { q: 1, r: -1, k: 1 },
    ]);
    await expect.element(size).toHaveTextContent(/^(?:6|18|30) segments/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(size).toHaveTextContent(/^0 segments/);

    await button(/^Shape and width: ring/).click();
    await page.getByRole('menuitemradio', { name: 'Filled outline' }).click();
    await expect.element(button('Filled outline')).toBeVisible();
    await drawing.drag([
      { q: -1, r: 0, k: 0 },
      { q: 0, r: -1, k: 0 },
      { q: 1, r: -1, k: 0 },
      { q: 1, r: 0, k: 3 },
      { q: 0, r: 1, k: 3 },
      { q: -1, r: 1, k: 3 },
    ]);
    await expect.element(size).toHaveTextContent(/^\d\d segments/);
    // The hex in the middle lies inside as a whole.
    expect(store.getState().document.schematics['new']!.hexes['0,0']).toEqual(HOUSES);
    await button('History of steps').click();
    await expect
      .element(page.getByRole('listbox', { name: 'History' }))
      .toHaveTextContent('Fill outline with house');
    await userEvent.keyboard('{Escape}l');
    await expect.element(button('Line')).toHaveAttribute('aria-pressed', 'true');
  });

  test('painting repeats under a symmetry that is chosen by menu and by key, in one step', async () => {
    const store = openNew();
    await button('Symmetry: none').click();
    await page.getByRole('menuitemradio', { name: '6-fold' }).click();
    await expect.element(page.getByText('Symmetry: 6-fold · strokes are repeated')).toBeVisible();
    await drawing.click({ q: 1, r: 0, k: 0 });
    await expect.element(size).toHaveTextContent('6 segments on 6 hexes');
    drawing.element.focus();
    await userEvent.keyboard('{Shift>}X{/Shift}');
    await expect.element(button('Symmetry: 6-fold, mirrored left-right')).toBeVisible();
    await drawing.click({ q: 2, r: -1, k: 0 });
    await expect.element(size).toHaveTextContent('18 segments');
    await drawing.click({ q: 2, r: -1, k: 0 }, { button: 'right' });
    await expect.element(size).toHaveTextContent('6 segments on 6 hexes');
    expect(steps(store)).toBe(3);
    for (const words of ['18 segments', '6 segments on 6 hexes', '0 segments']) {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect.element(size).toHaveTextContent(words);
    }
  });

  test('a kind is replaced in a selection, a piece and the library, each in one step', async () => {
    const store = openNew({ '0,0': HOUSES, '2,0': HOUSES });
    await userEvent.keyboard('v');
    await drawing.drag([
      { q: 1, r: 0, k: 0 },
      { q: 3, r: 0, k: 3 },
    ]);
    const dialog = page.getByRole('dialog', { name: 'Replace kind' });
    const from = dialog.getByRole('combobox', { name: 'Replace' });
    const by = dialog.getByRole('combobox', { name: 'by' });
    const effect = dialog.getByRole('status');
    const open = async () => {
      drawing.element.focus();
      await userEvent.keyboard('k');
      await expect.element(dialog).toBeVisible();
    };
    await open();
    await userEvent.selectOptions(by, 'Shop');
    await expect.element(effect).toHaveTextContent(/^6 segments change in 1 piece\.$/);
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(selection).toHaveTextContent('6 segments');
    expect(steps(store)).toBe(1);

    await open();
    await dialog.getByText('This piece').click();
    await userEvent.selectOptions(from, 'House (6 segments)');
    await userEvent.selectOptions(by, 'Church');
    await expect.element(effect).toHaveTextContent(/^6 segments change in 1 piece\.$/);
    await dialog.getByText('All pieces').click();
    await expect.element(effect).toHaveTextContent(/^\d+ segments change in \d\d pieces\.$/);
    await expect.element(dialog.getByText(/will not be a whole tile/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Replace' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(steps(store)).toBe(2);
    await open();
    await dialog.getByText('All pieces').click();
    await expect.element(from.getByRole('option', { name: /^Church/ })).toBeInTheDocument();
    await expect.element(from.getByRole('option', { name: /^House/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => steps(store)).toBe(1);
    await open();
    await dialog.getByText('This piece').click();
    await expect
      .poll(() =>
        from
          .getByRole('option')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['House (6 segments)', 'Shop (6 segments)']);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('a selection has a context menu by the right button and by key; elsewhere the button erases', async () => {
    openNew({ '0,0': HOUSES });
    const menu = page.getByRole('menu', { name: 'Selection' });
    const choose = async (name: string) => {
      await menu.getByRole('menuitem', { name }).click();
      await expect.element(menu).not.toBeInTheDocument();
    };
    await userEvent.keyboard('v');
    await drawing.click({ q: 0, r: 0, k: 2 }, { button: 'right' });
    // A building that is not selected is selected first.
    await expect.element(selection).toHaveTextContent('1 segment');
    await choose('Select same kinds');
    await expect.element(selection).toHaveTextContent('6 segments');

    await userEvent.keyboard('b');
    await drawing.click({ q: 0, r: 0, k: 1 }, { button: 'right' });
    await choose('Duplicate');
    await expect.element(size).toHaveTextContent('12 segments on 2 hexes');
    await drawing.click({ q: 0, r: 0, k: 1 }, { button: 'right' });
    await expect.element(size).toHaveTextContent('11 segments on 2 hexes');
    await expect.element(menu).not.toBeInTheDocument();

    await userEvent.keyboard('{Control>}a{/Control}{Shift>}{F10}{/Shift}');
    await expect.element(menu.getByRole('menuitem', { name: /^Cut/ })).toHaveTextContent('Ctrl+X');
    await choose('Shift right');
    await expect.poll(() => document.activeElement).toBe(drawing.element);
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await choose('Delete selection');
    await expect.element(size).toHaveTextContent('0 segments');
  });

  test('on a phone it comes up with its name ready to be typed', async () => {
    await becomePhone();
    openApp({ workspace: 'schematics' });
    await button('New schematic').click();
    await expect.element(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveFocus();
    await userEvent.keyboard('Inn');
    await expect.element(page.getByRole('application', { name: 'Schematic Inn' })).toBeVisible();
  });
});

test('a schematic in hand in the city can be deleted; an empty library says so in both workspaces', async () => {
  const store = openApp();
  act(() =>
    edit(store, 'Keep two', (draft) => {
      for (const id of draft.order) if (id !== 'castle' && id !== 'house') deleteSchematic(draft, id);
    }),
  );
  const go = (workspace: string) => page.getByRole('tab', { name: workspace }).click();
  await button('Castle').click();
  await expect.element(button('Select')).toHaveAttribute('aria-pressed', 'false');
  await go('Schematics');
  await expect.element(page.getByRole('application', { name: 'Schematic Castle' })).toBeVisible();
  await button('Delete schematic').click();
  await go('City');
  await expect.element(button('House')).toBeVisible();
  await expect.element(button('Castle')).not.toBeInTheDocument();
  await expect.element(button('Select')).toHaveAttribute('aria-pressed', 'true');

  act(() => edit(store, 'Delete House', (draft) => deleteSchematic(draft, 'house')));
  await expect.element(page.getByText('The library is empty.')).toBeVisible();
  await go('Schematics');
  await expect.element(page.getByText('The library is empty.').first()).toBeVisible();
  await button('Draw the first schematic').click();
  await expect.element(page.getByRole('application', { name: 'Schematic New schematic' })).toBeVisible();
});
