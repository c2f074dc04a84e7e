import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, openOnPlainCity, openWithoutTour, test } from '../support/journey.ts';

const name = (page: Page): Locator => page.getByRole('textbox', { name: 'Name', exact: true });
const status = (page: Page): Locator => page.getByRole('status', { name: 'Saving' });
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Saving' });
const schematic = (page: Page, title: string): Locator =>
  page.getByRole('application', { name: `Schematic ${title}` });

async function rename(page: Page, title: string): Promise<void> {
  await name(page).fill(title);
  await name(page).press('Enter');
  await expect(schematic(page, title)).toBeVisible();
  await expect(status(page)).toHaveAttribute('aria-busy', 'false');
}

async function openPanel(page: Page): Promise<void> {
  await status(page).getByRole('button').click();
  await expect(panel(page)).toBeVisible();
}

/** Saves all work; the path of the file. */
async function saveAll(page: Page): Promise<string> {
  await openPanel(page);
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save all work as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^sixfold-backup-\d{4}-\d\d-\d\d\.zip$/);
  return file.path();
}

async function pick(page: Page, path: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Open a backup…' }).click();
  const buffer = readFileSync(path);
  await (await choosing).setFiles({ name: 'all.zip', mimeType: 'application/zip', buffer });
}

test(
  'all work is saved as one file, and goes on in another browser with its history, its versions and its settings',
  { tag: '@must' },
  async ({ browser, page }) => {
    await page.goto('./');
    await page.getByRole('tab', { name: 'Schematics' }).click();
    await rename(page, 'Fortress');
    await rename(page, 'Keep');
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Earlier versions…' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem'),
    ).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    const path = await saveAll(page);

    const context = await browser.newContext();
    await openOnPlainCity(context);
    await openWithoutTour(context);
    const there = await context.newPage();
    await there.goto(page.url());
    await there.getByRole('tab', { name: 'Schematics' }).click();
    await expect(schematic(there, 'Castle')).toBeVisible();
    await openPanel(there);
    await pick(there, path);
    await expect(there.getByText(/^1 work added from the backup of .* It is open\.$/)).toBeVisible();
    await there.keyboard.press('Escape');
    await expect(schematic(there, 'Keep')).toBeVisible();
    await there.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(schematic(there, 'Fortress')).toBeVisible();
    await openPanel(there);
    await panel(there).getByRole('button', { name: 'Earlier versions…' }).click();
    await expect(
      there.getByRole('dialog', { name: 'Earlier versions' }).getByRole('listitem').first(),
    ).toContainText('Rename');
    await context.close();
  },
);

test('a backup adds its works beside the present ones, and asks for nothing', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await rename(page, 'Fortress');
  const path = await saveAll(page);
  await page.keyboard.press('Escape');
  await rename(page, 'Keep');

  await openPanel(page);
  await pick(page, path);
  await expect(page.getByText(/^1 work added from the backup of .* It is set aside/)).toBeVisible();
  await expect(schematic(page, 'Keep')).toBeVisible();
  const entry = panel(page).getByRole('listitem').filter({ hasText: 'From the backup of' });
  await entry.getByRole('button', { name: /Open again/ }).click();
  await expect(schematic(page, 'Fortress')).toBeVisible();
  // The list in a panel that fades is the one from before.
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await panel(page)
    .getByRole('listitem')
    .getByRole('button', { name: /Open again/ })
    .first()
    .click();
  await expect(schematic(page, 'Keep')).toBeVisible();
});

test('a backup of a page on which nothing was done yet holds what it shows', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const path = await saveAll(page);
  await pick(page, path);
  await expect(page.getByText(/^1 work added from the backup of .* It is open\.$/)).toBeVisible();
  await expect(schematic(page, 'Castle')).toBeVisible();
});

test('a damaged backup is refused with the reason, and changes nothing', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await rename(page, 'Fortress');
  const bytes = readFileSync(await saveAll(page));
  const choosing = page.waitForEvent('filechooser');
  await panel(page).getByRole('button', { name: 'Open a backup…' }).click();
  const buffer = bytes.subarray(0, bytes.length >> 1);
  await (await choosing).setFiles({ name: 'half.zip', mimeType: 'application/zip', buffer });
  await expect(
    page.getByText(/^half\.zip cannot be opened: it is no ZIP archive, or its end is missing\.$/),
  ).toBeVisible();
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await expect(schematic(page, 'Fortress')).toBeVisible();
});
