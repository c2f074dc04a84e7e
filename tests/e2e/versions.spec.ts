import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });
const status = (page: Page): Locator => page.getByRole('status', { name: 'Saving' });
const schematic = (page: Page, title: string): Locator =>
  page.getByRole('application', { name: `Schematic ${title}` });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Earlier versions' });
const banner = (page: Page): Locator => page.getByRole('region', { name: 'Earlier version' });

async function rename(page: Page, title: string): Promise<void> {
  await name(page).fill(title);
  await name(page).press('Enter');
  await expect(schematic(page, title)).toBeVisible();
  await expect(status(page)).toHaveAttribute('aria-busy', 'false');
  await expect(status(page)).toContainText('Saved');
}

async function openList(page: Page): Promise<void> {
  await status(page).getByRole('button').click();
  await page
    .getByRole('dialog', { name: 'Saving' })
    .getByRole('button', { name: 'Earlier versions…' })
    .click();
  await expect(dialog(page)).toBeVisible();
}

/** Changes one bit of the newest version's data. */
async function damageNewest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no reason')));
      });
    const database = await settled(indexedDB.open('sixfold'));
    const store = database.transaction('versionData', 'readwrite').objectStore('versionData');
    const key = (await settled(store.getAllKeys())).at(-1)!;
    const data = (await settled(store.get(key))) as Uint8Array;
    data[data.length >> 1]! ^= 1;
    await settled(store.put(data, key));
    database.close();
  });
}

test(
  'an earlier version is looked at beside the present work, saved as a file, and restored as one step',
  { tag: '@must' },
  async ({ page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: 'Schematics' }).click();
    await openList(page);
    await expect(dialog(page)).toContainText('No earlier versions yet');
    await page.keyboard.press('Escape');

    await rename(page, 'Fortress');
    await openList(page);
    const row = dialog(page).getByRole('listitem').first();
    await expect(row).toContainText('Rename to “Fortress”');
    await expect(row).toContainText(/City: [\d,]+ hexes, [\d,]+ placements; \d+ schematics/);
    const download = page.waitForEvent('download');
    await row.getByRole('button', { name: /Save file/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^work-[\d-]+\.sixfold\.zip$/);
    await page.keyboard.press('Escape');
    await rename(page, 'Keep');

    await openList(page);
    const fortress = dialog(page).getByRole('listitem').filter({ hasText: 'Rename to “Fortress”' });
    await fortress.getByRole('button', { name: /Open/ }).click();
    await expect(banner(page)).toContainText('You are looking at the version saved');
    await expect(schematic(page, 'Fortress')).toBeVisible();
    await banner(page).getByRole('button', { name: 'Back to my work' }).click();
    await expect(schematic(page, 'Keep')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();

    await openList(page);
    await fortress.getByRole('button', { name: /Open/ }).click();
    await banner(page).getByRole('button', { name: 'Restore' }).click();
    await expect(banner(page)).toBeHidden();
    await expect(schematic(page, 'Fortress')).toBeVisible();
    await page.reload();
    await expect(schematic(page, 'Fortress')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(schematic(page, 'Keep')).toBeVisible();
  },
);

test('a version that was changed asks before it is left, and one that is damaged says so', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await rename(page, 'Fortress');
  await openList(page);
  const open = dialog(page).getByRole('listitem').first().getByRole('button', { name: /Open/ });
  await open.click();
  await expect(banner(page)).toBeVisible();
  await name(page).fill('Stronghold');
  await name(page).press('Enter');
  await banner(page).getByRole('button', { name: 'Back to my work' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave the earlier version?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(schematic(page, 'Stronghold')).toBeVisible();
  await banner(page).getByRole('button', { name: 'Back to my work' }).click();
  await leaving.getByRole('button', { name: 'Leave without it' }).click();
  await expect(schematic(page, 'Fortress')).toBeVisible();

  await damageNewest(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('earlier versions');
  await page.keyboard.press('Enter');
  await open.click();
  await expect(dialog(page).getByRole('alert')).toContainText('the checksum does not hold');
  await expect(banner(page)).toBeHidden();
});
