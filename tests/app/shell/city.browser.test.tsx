import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fromChunks } from '../../../src/app/document/chunked.ts';
import type { AppStore } from '../../../src/app/store/store.ts';
import { openApp } from '../../support/app-page.tsx';
import { BoardUser } from '../board/board-user.ts';

let store: AppStore;
const board = new BoardUser('City');

beforeEach(() => {
  store = openApp();
});

test('a ghost says why it does not fit: off the land, or who stands there', async () => {
  const status = page.getByRole('main').getByRole('status');
  const before = fromChunks(store.getState().document.city.placements);
  await page.getByRole('button', { name: 'Castle', exact: true }).click();
  await board.hover({ q: 0, r: 0, k: 0 });
  await expect.element(status).toHaveTextContent(/^Does not fit: \d+ segments taken by .+ \(No\. \d+\)/);
  await board.hover({ q: 14, r: -7, k: 2 });
  await expect.element(status).toHaveTextContent(/^Does not fit: \d+ segments off the land/);
  await board.click({ q: 14, r: -7, k: 2 });
  expect(fromChunks(store.getState().document.city.placements)).toEqual(before);
});

test('keys turn, shift and mirror the ghost', async () => {
  await page.getByRole('button', { name: 'Terrace', exact: true }).click();
  await board.hover({ q: 0, r: 0, k: 0 });
  const pressed = page.getByRole('grid', { name: 'Poses' }).getByRole('gridcell', { selected: true });
  await expect.element(pressed).toHaveAccessibleName(/^Rotation 0, not shifted/);
  await userEvent.keyboard('rs');
  await expect.element(pressed).toHaveAccessibleName(/Rotation 1, shifted right/);
  await userEvent.keyboard('{Shift>}RS{/Shift}');
  await expect.element(pressed).toHaveAccessibleName(/^Rotation 0, not shifted/);
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('switch', { name: 'Include mirrored' })).toBeChecked();
});
