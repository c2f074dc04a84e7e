import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

const grid = (page: Page) => page.getByRole('grid', { name: 'Schematics' });
const entry = (page: Page, name: string) => grid(page).getByRole('button', { name, exact: true });
const folder = (page: Page, name: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });

/** Makes a pack of the first two schematics of the library. */
async function makePack(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await entry(page, 'Castle').click();
  await entry(page, 'Citadel').click({ modifiers: ['Control'] });
  await page.getByRole('button', { name: 'New pack' }).click();
  const dialog = page.getByRole('dialog', { name: 'New pack' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Strongholds');
  await dialog.getByRole('textbox', { name: 'Author' }).fill('Ada');
  await dialog.getByRole('textbox', { name: 'Release' }).fill('1.0');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toBeHidden();
}

async function openMenu(page: Page, item: string): Promise<void> {
  await grid(page).getByRole('button', { name: 'Actions for the pack Strongholds' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function exportPack(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), openMenu(page, 'Export')]);
  expect(download.suggestedFilename()).toMatch(/^strongholds-\w+\.sixfold\.zip$/);
  return readFileSync(await download.path());
}

test('a pack is a folder of the library, leaves as a file, and is updated in place after a preview', async ({
  page,
}) => {
  await makePack(page);
  await expect(folder(page, 'Strongholds')).toContainText('2 schematics · Ada · 1.0');

  // Another schematic moves in by its menu, and the folder stays folded after a reload.
  await grid(page).getByRole('button', { name: 'Actions for Copse' }).click();
  await page.getByRole('menuitem', { name: 'Move to pack' }).hover();
  await page.getByRole('menuitem', { name: 'Strongholds' }).click();
  await expect(folder(page, 'Strongholds')).toContainText('3 schematics');
  const pack = await exportPack(page);
  const files = unzipSync(pack);
  expect(Object.keys(files)).toEqual([
    'pack.json',
    'kinds.json',
    'castle.schematic.json',
    'citadel.schematic.json',
    'copse.schematic.json',
  ]);
  await entry(page, 'Strongholds').click();
  await expect(entry(page, 'Copse')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await expect(entry(page, 'Strongholds')).toHaveAttribute('aria-expanded', 'false');
  await entry(page, 'Strongholds').click();

  // The author publishes another state of it.
  const newer = JSON.parse(strFromU8(files['pack.json']!)) as Record<string, unknown>;
  const copse = strFromU8(files['copse.schematic.json']!).replace('"Copse"', '"Old copse"');
  const next = zipSync({
    'pack.json': strToU8(JSON.stringify({ ...newer, release: '2.0', schematics: ['copse', 'castle'] })),
    'kinds.json': files['kinds.json']!,
    'castle.schematic.json': files['castle.schematic.json']!,
    'copse.schematic.json': strToU8(copse),
  });
  await page.locator('input[type=file]').setInputFiles({
    name: 'strongholds.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(next),
  });
  const dialog = page.getByRole('dialog', { name: 'Update the pack “Strongholds”?' });
  await expect(dialog).toContainText('From release 1.0 to 2.0');
  await expect(dialog.getByRole('region', { name: '1 changed' })).toContainText('Old copse');
  await expect(dialog.getByRole('region', { name: '1 removed' })).toContainText('Citadel');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(folder(page, 'Strongholds')).toContainText('2 schematics · Ada · 2.0');
  await expect(entry(page, 'Old copse')).toBeVisible();

  // One step takes all of it back.
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(folder(page, 'Strongholds')).toContainText('3 schematics · Ada · 1.0');

  await openMenu(page, 'Delete pack, keep schematics');
  await expect(entry(page, 'Strongholds')).toHaveCount(0);
  await expect(entry(page, 'Castle')).toBeVisible();
});

test('a link brings a pack to somebody else, whose own pieces of the same ids stay', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await makePack(page);
  await openMenu(page, 'Share by a link…');
  const dialog = page.getByRole('dialog', { name: 'Share schematics' });
  await expect(dialog).toContainText('The whole pack “Strongholds”');
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toContainText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await openMenu(page, 'Delete pack, keep schematics');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  await page.goto(link);
  const banner = page.getByRole('region', { name: 'Shared pack' });
  await expect(banner).toContainText('The pack “Strongholds” was shared with you. 2 schematics, by Ada');
  await banner.getByRole('button', { name: 'Add to library' }).click();
  await expect(banner).toBeHidden();
  await expect(folder(page, 'Strongholds')).toContainText('2 schematics · Ada · 1.0');
  // Both are there twice: in the pack, and as they were.
  await expect(entry(page, 'Castle')).toHaveCount(2);
  expect(page.url()).not.toContain('#pack');

  await page.goto(link.slice(0, -30));
  await expect(banner).toContainText('This link cannot be opened. Your own work is as it was.');
});

test('a test of a pack is written by example on the board of the city, and tells how it ends', async ({
  page,
}) => {
  await makePack(page);
  await page.getByRole('tab', { name: 'City' }).click();
  await entry(page, 'Citadel').click();
  const board = new BoardPage(page, 'City');
  await board.hover({ q: 0, r: 0, k: 0 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('must not fit here');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Test added: “Citadel” must not fit into this scene.')).toBeVisible();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await entry(page, 'Citadel').click();
  const tests = page.getByRole('list', { name: 'Tests of the pack Strongholds' });
  await expect(tests.getByRole('listitem')).toHaveCount(1);
  await expect(tests).toContainText('Must not fit');
  await expect(tests).toContainText('Passes');
  await page.getByRole('button', { name: 'Delete test: Must not fit' }).click();
  await expect(tests).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(tests.getByRole('listitem')).toHaveCount(1);

  // Another scene is painted by hand: a wall under the piece, which then fits no longer.
  await page.getByRole('button', { name: 'Paint scene' }).click();
  const editor = page.getByRole('dialog', { name: 'Test in a scene' });
  await editor.getByRole('textbox', { name: 'Name of the test' }).fill('on open land');
  await expect(editor.getByText('Passes')).toBeVisible();
  await editor.getByRole('button', { name: 'Wall', exact: true }).click();
  const scene = editor.getByRole('application', { name: 'Scene' });
  await scene.click();
  await expect(editor.getByText('Fails: it must fit there')).toBeVisible();
  await editor.getByRole('button', { name: 'Undo stroke' }).click();
  await expect(editor.getByText('Passes')).toBeVisible();
  await editor.getByRole('button', { name: 'Save test' }).click();
  await expect(tests.getByRole('listitem').filter({ hasText: 'on open land' })).toContainText('Passes');

  // A test in the cities of the open recipe, which the pack takes along, and the check of all of it.
  await page.getByRole('button', { name: 'Count cities' }).click();
  await page.getByRole('textbox', { name: 'At least, of 100' }).fill('100');
  await page.getByRole('button', { name: 'Add test' }).click();
  await expect(tests.getByRole('listitem')).toHaveCount(3);
  await openMenu(page, 'Check pack…');
  const check = page.getByRole('dialog', { name: 'Check “Strongholds”' });
  await check.getByRole('combobox', { name: 'Cities of' }).click();
  await page.getByRole('option', { name: 'Hamlet' }).click();
  await expect(check.getByText(/100 cities were generated/)).toBeVisible({ timeout: 240_000 });
  await expect(check.getByRole('list', { name: 'Suggestions' })).toContainText('Citadel');
  await check
    .getByRole('list', { name: 'Suggestions' })
    .getByRole('button', { name: /Castle/ })
    .click();
  await expect(check).toBeHidden();
  await expect(entry(page, 'Castle')).toBeVisible();
});
