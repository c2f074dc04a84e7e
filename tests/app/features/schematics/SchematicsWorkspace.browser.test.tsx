import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { setSession } from '../../../../src/app/store/store.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, placeOf, renderWorkspace, SchematicsWorkspace } from '../../../support/workspace.tsx';

let store: AppStore;

afterEach(cleanup);

beforeEach(() => {
  store = plainStore();
  setSession(store, { workspace: 'schematics' });
  renderWorkspace(store, <SchematicsWorkspace />);
});

function hexOf(id: string, key: string) {
  return store.getState().document.schematics[id]!.hexes[key];
}

const [h, w] = ['house', 'wheat'];

describe('the board of schematics', () => {
  it('is painted by a click with the kind that is chosen, and erased by the right button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    const board = boardNamed('Schematic single');
    await userEvent.click(board, { position: placeOf(board, { q: 0, r: 0, k: 2 }).inside });
    expect(hexOf('single', '0,0')).toEqual([h, null, w, null, null, null]);
    await userEvent.click(board, {
      position: placeOf(board, { q: 0, r: 0, k: 0 }).inside,
      button: 'right',
    });
    expect(hexOf('single', '0,0')).toEqual([null, null, w, null, null, null]);
    expect(screen.getByRole('button', { name: 'Paint', pressed: true })).toBeVisible();
    expect(screen.getByText('1 segment on 1 hex')).toBeVisible();
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual([
      'Paint wheat field in single',
      'Erase in single',
    ]);
  });

  it('takes a drag as one step, without gaps', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    const board = boardNamed('Schematic single');
    await userEvent.dragAndDrop(board, board, {
      sourcePosition: placeOf(board, { q: 0, r: 0, k: 4 }).inside,
      targetPosition: placeOf(board, { q: 0, r: 0, k: 2 }).inside,
    });
    expect(hexOf('single', '0,0')).toEqual([h, null, w, w, w, null]);
    expect(store.getState().timeline.past).toHaveLength(1);
  });

  it('says what is under the pointer', async () => {
    const board = boardNamed('Schematic single');
    await userEvent.hover(board, { position: placeOf(board, { q: 0, r: 0, k: 0 }).inside });
    expect(await screen.findByText('hex 0, 0, north: house')).toBeVisible();
    await userEvent.hover(board, { position: placeOf(board, { q: 1, r: 0, k: 5 }).inside });
    expect(await screen.findByText('hex 1, 0, north-west: empty')).toBeVisible();
  });

  it('paints through a pose onto the segment that is seen there', async () => {
    await userEvent.click(screen.getByRole('gridcell', { name: 'Rotation 2, not shifted' }));
    expect(screen.getByText(/^Previewing 120°/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Wheat field' }));
    const board = boardNamed('Schematic single');
    await userEvent.click(board, { position: placeOf(board, { q: 0, r: 0, k: 3 }).inside });
    expect(hexOf('single', '0,0')).toEqual([h, w, null, null, null, null]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/^Previewing/)).toBeNull();
  });
});

describe('the kinds', () => {
  it('are chosen by click or digit, and choosing takes up the brush', async () => {
    const kinds = within(screen.getByRole('group', { name: 'Kinds' }));
    await userEvent.keyboard('e');
    expect(screen.getByRole('button', { name: 'Erase', pressed: true })).toBeVisible();
    await userEvent.keyboard('2');
    await waitFor(() =>
      expect(kinds.getByRole('button', { pressed: true })).toHaveAccessibleName('Wheat field'),
    );
    expect(screen.getByRole('button', { name: 'Paint', pressed: true })).toBeVisible();
  });
});

describe('a new schematic', () => {
  it('comes below the one that was shown, with its name ready to be typed', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'New schematic' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Inn{Enter}');
    expect(store.getState().document.order).toEqual(['single', 'inn', 'pair', 'tile', 'two-hexes']);
    expect(boardNamed('Schematic Inn')).toBeVisible();
    expect(screen.getByText(/^Click segments to paint/)).toBeVisible();
    // The keys go on where it is painted.
    expect(boardNamed('Schematic Inn')).toHaveFocus();
  });

  it('is painted on while its name is being typed, each in a step of its own', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'New schematic' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('Bakery');
    const board = boardNamed('Schematic Bakery');
    await userEvent.dragAndDrop(board, board, {
      sourcePosition: placeOf(board, { q: 0, r: 0, k: 0 }).inside,
      targetPosition: placeOf(board, { q: 0, r: 0, k: 3 }).inside,
    });
    expect(screen.getByText(/^[234] segments on 1 hex$/)).toBeVisible();
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual([
      'New schematic',
      'Rename to “Bakery”',
      'Paint house in Bakery',
    ]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('0 segments on 0 hexes')).toBeVisible();
    for (const name of ['Schematic New schematic', 'Schematic single']) {
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(await screen.findByRole('application', { name })).toBeVisible();
    }
    expect(store.getState().timeline.past).toEqual([]);
  });
});

describe('the enlarged dial', () => {
  it('makes the pose that is chosen the plain one', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enlarge the dial' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poses of single' }));
    expect(dialog.getByRole('button', { name: 'Use as 0°' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('gridcell', { name: 'Rotation 2, not shifted' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use as 0°' }));
    expect(hexOf('single', '0,0')).toEqual([null, null, h, null, null, null]);
    expect(store.getState().timeline.past.map(({ label }) => label)).toEqual(['Use pose as 0° in single']);
    const plain = dialog.getByRole('gridcell', { name: 'Rotation 0, not shifted' });
    await waitFor(() => expect(plain).toHaveAttribute('aria-selected', 'true'));
  });
});
