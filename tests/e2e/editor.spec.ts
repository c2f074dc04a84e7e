import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

async function openNew(page: Page): Promise<BoardPage> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('button', { name: 'New schematic' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('application').focus();
  return new BoardPage(page, 'Schematic New schematic');
}

const size = (page: Page) => page.getByText(/^\d+ segments? on \d+ hex/);

test('painting repeats under a symmetry that is chosen by menu and by key, in one step', async ({ page }) => {
  const board = await openNew(page);
  await page.getByRole('button', { name: 'Symmetry: none' }).click();
  await page.getByRole('menuitemradio', { name: '6-fold' }).click();
  await expect(page.getByText('Symmetry: 6-fold · everything painted is repeated')).toBeVisible();
  await board.click({ q: 1, r: 0, k: 0 });
  await expect(size(page)).toContainText('6 segments on 6 hexes');
  await page.getByRole('application').focus();
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('button', { name: 'Symmetry: 6-fold, mirrored left-right' })).toBeVisible();
  await board.click({ q: 2, r: -1, k: 0 });
  await expect(size(page)).toContainText('18 segments');
  await board.click({ q: 2, r: -1, k: 0 }, { button: 'right' });
  await expect(size(page)).toContainText('6 segments on 6 hexes');
  await page.keyboard.press('Control+z');
  await expect(size(page)).toContainText('18 segments');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(size(page)).toContainText('0 segments');
});

test('Fill says at the pointer why open ground is not filled, until the next press', async ({ page }) => {
  const board = await openNew(page);
  await board.click({ q: 0, r: 0, k: 0 });
  await page.keyboard.press('f');
  const place = { q: 2, r: 0, k: 0 } as const;
  await board.click(place);
  const status = page.getByRole('status').filter({ hasText: 'This area isn’t enclosed' });
  await expect(status).toBeVisible();
  const atPointer = page.getByText('This area isn’t enclosed').and(page.locator('[aria-hidden="true"]'));
  const box = (await atPointer.boundingBox())!;
  const { x, y } = await board.pixelOf(place);
  expect(Math.abs(box.x + box.width / 2 - x)).toBeLessThan(box.width / 2);
  expect(Math.abs(box.y + box.height - y)).toBeLessThan(40);
  await board.click({ q: 0, r: 0, k: 0 });
  await expect(atPointer).toHaveCount(0);
  await expect(status).toHaveCount(0);
});

test('a kind is replaced in a selection, a piece and the library, each in one step', async ({ page }) => {
  const board = await openNew(page);
  await page.keyboard.press('h');
  await board.click({ q: 0, r: 0, k: 0 });
  await board.click({ q: 2, r: 0, k: 0 });
  await page.keyboard.press('v');
  await board.drag([
    { q: 1, r: 0, k: 0 },
    { q: 3, r: 0, k: 3 },
  ]);
  await page.getByRole('application').focus();
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: 'Replace kind' });
  await dialog.getByRole('combobox', { name: 'by' }).selectOption('Shop');
  await expect(dialog.getByRole('status')).toHaveText('6 segments change in 1 piece.');
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('6 segments');

  await page.getByRole('application').focus();
  await page.keyboard.press('k');
  await dialog.getByText('This piece').click();
  await dialog.getByRole('combobox', { name: 'Replace' }).selectOption('House (6 segments)');
  await dialog.getByRole('combobox', { name: 'by' }).selectOption('Church');
  await expect(dialog.getByRole('status')).toHaveText('6 segments change in 1 piece.');
  await dialog.getByText('All pieces').click();
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ segments change in \d\d pieces\.$/);
  await expect(dialog.getByText(/will make no whole tile/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  await page.getByRole('application').focus();
  await page.keyboard.press('k');
  await expect(
    dialog.getByRole('combobox', { name: 'Replace' }).getByRole('option', { name: /^House/ }),
  ).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('k');
  await dialog.getByText('This piece').click();
  await expect(dialog.getByRole('combobox', { name: 'Replace' }).getByRole('option')).toHaveText([
    'House (6 segments)',
    'Shop (6 segments)',
  ]);
});

test('a selection has a context menu by the right button and by key; elsewhere the button erases', async ({
  page,
}) => {
  const board = await openNew(page);
  await page.keyboard.press('h');
  await board.click({ q: 0, r: 0, k: 0 });
  await page.keyboard.press('v');
  await board.click({ q: 0, r: 0, k: 2 }, { button: 'right' });
  const menu = page.getByRole('menu', { name: 'Selection' });
  // A building that is not selected is selected first.
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('1 segment');
  await menu.getByRole('menuitem', { name: 'Select same kinds' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Selection' })).toContainText('6 segments');

  await page.keyboard.press('b');
  await board.click({ q: 0, r: 0, k: 1 }, { button: 'right' });
  await menu.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(size(page)).toContainText('12 segments on 2 hexes');
  await board.click({ q: 0, r: 0, k: 1 }, { button: 'right' });
  await expect(menu).toHaveCount(0);
  await expect(size(page)).toContainText('11 segments on 2 hexes');

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: /^Cut/ })).toContainText('Ctrl+X');
  await menu.getByRole('menuitem', { name: 'Shift right' }).click();
  await expect(page.getByRole('application')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await menu.getByRole('menuitem', { name: 'Delete selection' }).click();
  await expect(size(page)).toContainText('0 segments');
});
