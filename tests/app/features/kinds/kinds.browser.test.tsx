import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addKind } from '../../../../src/app/features/kinds/kind-edits.ts';
import { KindDialogHost } from '../../../../src/app/features/kinds/KindDialogHost.tsx';
import { KindPalette } from '../../../../src/app/features/kinds/KindPalette.tsx';
import { edit, undoStep, type AppStore } from '../../../../src/app/store/store.ts';
import { HOUSE } from '../../../support/cities.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  renderWorkspace(
    store,
    <div style={{ width: 272 }}>
      <KindPalette />
      <KindDialogHost />
    </div>,
  );
});

const kinds = () => store.getState().document.kinds;
const labels = () => store.getState().timeline.past.map(({ label }) => label);
const palette = () => within(screen.getByRole('group', { name: 'Kinds' }));
const swatch = (name: string) => palette().getByRole('button', { name });

describe('a new kind', () => {
  it('is made of its name, comes to the palette as one step and is in hand', async () => {
    await userEvent.click(swatch('Add kind'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New kind' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Old mill');
    expect(dialog.getByRole('textbox', { name: 'Glyph' })).toHaveValue('o');
    await userEvent.click(dialog.getByRole('radio', { name: 'Tile' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tower' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add kind' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kinds()[2]).toMatchObject({
      id: 'old-mill',
      name: 'Old mill',
      footprint: 'tile',
      pattern: 'tower',
    });
    expect(labels()).toEqual(['Add kind Old mill']);
    await waitFor(() =>
      expect(palette().getByRole('button', { pressed: true })).toHaveAccessibleName('Old mill'),
    );
    undoStep(store);
    expect(kinds().map(({ id }) => id)).toEqual(['house', 'wheat']);
    await waitFor(() =>
      expect(palette().getByRole('button', { pressed: true })).toHaveAccessibleName('House'),
    );
  });

  it('is not made of a bad form: each field says what is wrong, and nothing is kept', async () => {
    await userEvent.click(swatch('Add kind'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Glyph' }), 'w');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Color' }), 'teal');
    await userEvent.click(dialog.getByRole('button', { name: 'Add kind' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('A kind needs a name.');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(dialog.getByText('Wheat field has this glyph.')).toBeVisible();
    expect(dialog.getByText(/^A color is #/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(labels()).toEqual([]);
  });
});

describe('editing a kind', () => {
  it('opens by double click, says what a footprint breaks, and is one step', async () => {
    await userEvent.dblClick(swatch('House'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit kind House' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Tile' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(
      '3 segments in 2 schematics would not be a whole tile.',
    );
    await userEvent.click(dialog.getByRole('switch', { name: /^Walkable/ }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Hall');
    expect(kinds()[0]).toEqual(HOUSE);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kinds()[0]).toEqual({ ...HOUSE, name: 'Hall', footprint: 'tile', open: true });
    expect(labels()).toEqual(['Edit kind Hall']);
  });

  it('tells which kind a color can be taken for, and finds one that cannot', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit kind House' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Color' }), '#e0c050');
    const told = within(dialog.getByRole('region', { name: 'Contrast with other kinds' }));
    expect(told.getAllByText('Hard to tell from Wheat field')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('button', { name: 'Suggest color' }));
    await waitFor(() => expect(told.queryByText(/^Hard to tell/)).toBeNull());
    expect(told.getAllByText('Closest is Wheat field')).toHaveLength(4);
  });
});

describe('the picker of colors', () => {
  it('gives one of the suggested colors; Escape closes it and leaves the dialog', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit kind House' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit kind House' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Pick color' }));
    expect(await dialog.findByRole('slider', { name: 'Hue' })).toBeVisible();
    const swatches = dialog.getAllByRole('button', { name: /^#[0-9a-f]{6}$/ });
    expect(swatches).toHaveLength(12);
    await userEvent.click(swatches[3]!);
    expect(dialog.getByRole('textbox', { name: 'Color' })).toHaveValue(
      swatches[3]!.getAttribute('aria-label'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('slider', { name: 'Hue' })).toBeNull());
    expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit kind House' })).toHaveFocus());
    expect(labels()).toEqual([]);
  });
});

describe('deleting a kind', () => {
  it('says before what happens and gives the segments to another kind, as one step', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More for kind House' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete kind House' }));
    expect(
      dialog.getByText(/^It is used on 21 segments in 4 schematics: single, pair, tile and two-hexes\./),
    ).toHaveTextContent('Cities keep their own copy.');
    await userEvent.click(dialog.getByRole('radio', { name: 'become empty' }));
    expect(dialog.getByText('single, pair, tile and two-hexes would have no segment left.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'become another kind' }));
    expect(dialog.getByRole('combobox', { name: 'Other kind' })).toHaveValue('wheat');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete kind' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kinds().map(({ id }) => id)).toEqual(['wheat']);
    expect(store.getState().document.schematics['single']!.hexes['0,0']![0]).toBe('wheat');
    expect(store.getState().session.kind).toBe('wheat');
    expect(labels()).toEqual(['Delete kind House']);
  });

  it('leaves the last one', async () => {
    swatch('House').focus();
    await userEvent.keyboard('{Delete}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete kind' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    swatch('Wheat field').focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByText(/^This is the last kind/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete kind' })).toBeNull();
  });
});

describe('the palette', () => {
  it('is walked by arrows, and Alt takes the kind along', async () => {
    swatch('House').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(swatch('Wheat field')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(kinds().map(({ id }) => id)).toEqual(['wheat', 'house']);
    expect(swatch('Wheat field')).toHaveFocus();
    // The open schematic uses House alone, which so keeps the first digit.
    expect(swatch('House')).toHaveAttribute('aria-keyshortcuts', '1');
    expect(swatch('Wheat field')).toHaveAttribute('aria-keyshortcuts', '2');
    expect(screen.getByText('Wheat field: place 1 of 2')).toBeInTheDocument();
    expect(labels()).toEqual(['Move kind Wheat field']);
  });

  it('takes a swatch that is dragged', async () => {
    const to = swatch('House');
    await userEvent.dragAndDrop(swatch('Wheat field'), to, { targetPosition: { x: 4, y: 20 } });
    expect(kinds().map(({ id }) => id)).toEqual(['wheat', 'house']);
  });

  it('is searched without a move of its swatches once there are many', async () => {
    expect(screen.queryByRole('textbox', { name: 'Search kinds' })).toBeNull();
    edit(store, 'Add', (draft) => {
      for (let i = 0; i < 40; i++)
        addKind(draft, { ...HOUSE, id: `kind-${i}`, name: `A kind with a long name, number ${i}` }, null);
    });
    const search = await screen.findByRole('textbox', { name: 'Search kinds' });
    const group = screen.getByRole('group', { name: 'Kinds' });
    const box = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y: y + (element === group ? 0 : group.scrollTop), width, height };
    };
    const swatches = [...group.querySelectorAll('button')];
    const before = [group, ...swatches].map(box);
    await userEvent.fill(search, 'number 3');
    await waitFor(() => expect(palette().getAllByRole('button')).toHaveLength(11 + 1));
    expect([group, ...swatches].map(box)).toEqual(before);
    expect(screen.getByText('11 kinds match')).toBeInTheDocument();
    // The first match is in view, arrows step over the others, Enter takes the first.
    const first = swatch('A kind with a long name, number 3');
    expect(first.getBoundingClientRect().top).toBeLessThan(group.getBoundingClientRect().bottom);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect(swatch('A kind with a long name, number 30')).toHaveFocus();
    await userEvent.fill(search, 'castle in the air');
    expect(await screen.findByText('No kind matches “castle in the air”.')).toBeVisible();
    expect([group, ...swatches].map(box)).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(palette().getAllByRole('button')).toHaveLength(42 + 1));
    expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  });
});
