import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, openWithoutTour, test } from '../support/journey.ts';

async function openSchematics(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await expect(page.getByRole('application', { name: 'Schematic Castle' })).toBeVisible();
}

const size = (page: Page) => page.getByText(/^\d+ segments? on \d+ hex/);

test.describe('copying from tab to tab', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a selection is pasted in a page of its own, moved there, and undone', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openSchematics(page);
    await page.keyboard.press('v');
    const board = new BoardPage(page, 'Schematic Castle');
    await board.click({ q: 0, r: 0, k: 0 });
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('6 segments');
    await page.keyboard.press('Control+c');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(text)).toMatchObject({ format: 'sixfold/schematic', name: 'Part of Castle' });

    // Another profile: nothing is shared but the clipboard.
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(baseURL !== undefined && { baseURL }),
    });
    await openWithoutTour(context);
    const other = await context.newPage();
    await openSchematics(other);
    await other.getByRole('button', { name: 'New schematic' }).click();
    await other.keyboard.press('Enter');
    await other.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await other.getByRole('application').focus();
    await other.keyboard.press('Control+v');
    await expect(size(other)).toContainText('6 segments on 1 hex');
    await other.getByRole('application').focus();
    await other.keyboard.press('ArrowUp');
    await other.keyboard.press('s');
    await expect(size(other)).toContainText(/^6 segments on 3 hexes/);
    for (let i = 0; i < 3; i++) await other.keyboard.press('Control+z');
    await expect(size(other)).toContainText('0 segments on 0 hexes');
    await context.close();
  });
});
