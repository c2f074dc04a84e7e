import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../../support/app-page.tsx';
import { becomePhone } from '../../../support/phone.ts';
import { BoardUser, touches } from '../../board/board-user.ts';

beforeEach(becomePhone);

test('on a phone a finger paints, and two fingers leave no paint behind', async () => {
  const store = openApp({ workspace: 'schematics' });
  const board = new BoardUser('Schematic Castle');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const painted = () => store.getState().document.schematics['castle']!.hexes;
  await expect.element(undo).toBeDisabled();
  const before = painted();
  const fitted = board.scale;
  const { x, y } = board.pixelOf({ q: 0, r: 3, k: 0 });

  await touches('touchStart', [{ x, y }]);
  await touches('touchEnd', []);
  await expect.element(undo).toBeEnabled();
  expect(painted()).not.toEqual(before);
  await undo.click();
  await expect.element(undo).toBeDisabled();
  expect(painted()).toEqual(before);

  await touches('touchStart', [{ x, y }]);
  await expect.poll(painted).not.toEqual(before);
  await touches('touchStart', [
    { x, y },
    { x: x + 60, y },
  ]);
  await touches('touchMove', [
    { x: x - 30, y },
    { x: x + 90, y },
  ]);
  await expect.poll(() => board.scale).toBeGreaterThan(1.5 * fitted);
  await touches('touchEnd', []);
  await expect.element(undo).toBeDisabled();
  expect(painted()).toEqual(before);
  expect(store.getState().timeline.past).toEqual([]);
});
