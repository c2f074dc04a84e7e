import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../support/app-page.tsx';
import { BoardUser } from '../board/board-user.ts';

beforeEach(() => {
  openApp();
});

test('keys turn, shift and mirror the ghost', async () => {
  await page.getByRole('button', { name: 'Terrace', exact: true }).click();
  await new BoardUser('City').hover({ q: 0, r: 0, k: 0 });
  const pressed = page.getByRole('grid', { name: 'Poses' }).getByRole('gridcell', { selected: true });
  await expect.element(pressed).toHaveAccessibleName(/^Rotation 0, not shifted/);
  await userEvent.keyboard('rs');
  await expect.element(pressed).toHaveAccessibleName(/Rotation 1, shifted right/);
  await userEvent.keyboard('{Shift>}RS{/Shift}');
  await expect.element(pressed).toHaveAccessibleName(/^Rotation 0, not shifted/);
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('switch', { name: 'Include mirrored' })).toBeChecked();
});

test('one Tab and Enter lead past all panels to the board; keys work after a tick, and ? opens their list', async () => {
  const board = page.getByRole('application', { name: 'City' });
  await expect.element(board).toBeVisible();
  expect(document.body).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(board).toHaveFocus();

  const tick = page.getByRole('checkbox', { name: 'Generate with Castle' });
  await tick.click();
  await expect.element(tick).not.toBeChecked();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(tick).toBeChecked();
  await userEvent.keyboard('?');
  const list = page.getByRole('dialog', { name: 'Keyboard and mouse' });
  await expect.element(list).toHaveTextContent('1 – 9');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
});
