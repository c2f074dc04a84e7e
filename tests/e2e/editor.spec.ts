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
