import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stampSchematic } from '../../../../src/app/store/city-edits.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import { edit, type AppStore } from '../../../../src/app/store/store.ts';
import { PLAIN_POSE } from '../../../../src/engine/schematic/pose.ts';
import type { Segment } from '../../../../src/engine/segment/segment.ts';
import { plainStore } from '../../../support/documents.ts';
import { boardNamed, CityWorkspace, placeOf, renderWorkspace } from '../../../support/workspace.tsx';
import { touches } from '../../board/board-user.ts';
import { citySelection } from '../../../../src/app/cityview/selection-slice.ts';

let store: AppStore;
let board: HTMLElement;

afterEach(cleanup);

// Land of radius 3 with a tile in the middle, one north of it, and a pair in the south-east.
beforeEach(() => {
  store = plainStore();
  edit(store, 'Clear', (draft) => void (draft.city.placements = {}));
  for (const [schematic, q, r] of [
    ['tile', 0, 0],
    ['tile', 0, -1],
    ['pair', 2, 0],
  ] as const) {
    stampSchematic(store, schematic, { q, r }, PLAIN_POSE);
  }
  renderWorkspace(store, <CityWorkspace />);
  board = boardNamed('City');
});

const MIDDLE: Segment = { q: 0, r: 0, k: 0 };
const NORTH: Segment = { q: 0, r: -1, k: 3 };
const PAIR: Segment = { q: 2, r: 0, k: 0 };

const selected = () => citySelection.of(store.getState()).ids;
const places = () => fromChunks(store.getState().document.city.placements).map(({ q, r }) => [q, r]);
const panel = () => within(screen.getByRole('region', { name: 'Selection' }));

async function click(segment: Segment, key?: 'Shift' | 'Alt'): Promise<void> {
  if (key) await userEvent.keyboard(`{${key}>}`);
  await userEvent.click(board, { position: placeOf(board, segment).inside });
  if (key) await userEvent.keyboard(`{/${key}}`);
}

async function drag(from: Segment, to: Segment): Promise<void> {
  await userEvent.dragAndDrop(board, board, {
    sourcePosition: placeOf(board, from).inside,
    targetPosition: placeOf(board, to).inside,
  });
}

describe('selecting', () => {
  it('goes by clicks, with Shift for more and Alt for fewer, and by keys for all and none', async () => {
    await click(MIDDLE);
    await click(PAIR, 'Shift');
    expect(selected()).toEqual([1, 3]);
    expect(panel().getByText('2 placements')).toBeVisible();
    await click(MIDDLE, 'Alt');
    expect(selected()).toEqual([3]);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual([1, 2, 3]);
    await userEvent.keyboard('{Escape}');
    expect(selected()).toEqual([]);
  });

  it('takes what has its middle in a rectangle', async () => {
    await drag({ q: -2, r: 2, k: 3 }, { q: 1, r: -3, k: 0 });
    expect(selected()).toEqual([1, 2]);
  });

  it('goes by what placements are, from a menu that counts them', async () => {
    await userEvent.click(panel().getByRole('button', { name: 'Select similar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'tile 2' }));
    expect(selected()).toEqual([1, 2]);
  });

  it('goes by what placements have in common with the selected one, several traits at once', async () => {
    await click(MIDDLE);
    await userEvent.keyboard('k');
    const open = () => userEvent.click(panel().getByRole('button', { name: 'Select similar' }));
    await open();
    const trait = (name: RegExp) => screen.findByRole('menuitemcheckbox', { name });
    expect(await trait(/^Schematic/)).toHaveAttribute('aria-checked', 'true');
    expect(await trait(/^Schematic/)).toHaveTextContent(/2$/);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select 2' }));
    expect(selected()).toEqual([1, 2]);
    await click(MIDDLE);
    await open();
    await userEvent.click(await trait(/^Locked or not/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select 1' }));
    expect(selected()).toEqual([1]);
    await open();
    expect(await trait(/^Locked or not/)).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(await trait(/^Schematic/));
    await userEvent.click(await trait(/^Locked or not/));
    expect(await screen.findByRole('menuitem', { name: 'Select 0' })).toBeDisabled();
  });
});

describe('what is selected', () => {
  it('is moved by a drag where it fits, and not where it does not, with the reason', async () => {
    await click(MIDDLE);
    await drag(MIDDLE, { q: -1, r: 1, k: 0 });
    expect(places()[0]).toEqual([-1, 1]);
    await drag({ q: -1, r: 1, k: 0 }, { q: 0, r: -1, k: 0 });
    expect(await screen.findByText('Does not fit: 6 segments taken by tile (No. 2)')).toBeVisible();
    expect(places()[0]).toEqual([-1, 1]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(places()[0]).toEqual([0, 0]);
  });

  it('is locked by a key, then stays until it is unlocked', async () => {
    await click(MIDDLE);
    await userEvent.keyboard('k');
    expect(panel().getByRole('switch', { name: 'Locked' })).toBeChecked();
    await userEvent.keyboard('{Delete}');
    expect(places()).toHaveLength(3);
    await userEvent.click(panel().getByRole('switch', { name: 'Locked' }));
    await click(NORTH);
    await click(MIDDLE);
    await userEvent.keyboard('{Delete}');
    expect(places()).toHaveLength(2);
  });

  it('is replaced by what fits there', async () => {
    await click(PAIR);
    await userEvent.click(panel().getByRole('button', { name: 'Replace' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^single/ }));
    expect(fromChunks(store.getState().document.city.placements)[2]).toMatchObject({
      id: 3,
      schematic: 'single',
      q: 2,
      r: 0,
    });
    expect(panel().getByText('by hand')).toBeVisible();
  });

  it('has a menu, which on open ground offers only what needs no selection', async () => {
    const items = () => within(screen.getByRole('menu')).getAllByRole('menuitem');
    await userEvent.click(board, { button: 'right', position: placeOf(board, MIDDLE).inside });
    await waitFor(() => expect(items().length).toBeGreaterThan(8));
    await userEvent.keyboard('{Escape}{Escape}{ArrowRight}');
    await userEvent.click(board, { button: 'right', position: placeOf(board, { q: -2, r: 0, k: 0 }).inside });
    await waitFor(() =>
      expect(items().map((item) => item.textContent)).toEqual(
        [/^Paste/, /^Select all/].map((name) => expect.stringMatching(name) as string),
      ),
    );
  });

  it('goes along with a finger, which pans elsewhere', async () => {
    await click(MIDDLE);
    const before = board.dataset['originX'];
    const from = placeOf(board, MIDDLE).page;
    const to = placeOf(board, { q: -1, r: 1, k: 0 }).page;
    await touches('touchStart', [from]);
    await touches('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await touches('touchMove', [to]);
    await touches('touchEnd', []);
    await waitFor(() => expect(places()[0]).toEqual([-1, 1]));
    expect(board.dataset['originX']).toBe(before);
  });
});
