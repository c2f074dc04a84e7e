import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { sixfold } from '../support/command-line.ts';
import { expect, test } from '../support/journey.ts';

const SYMBOL = '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"/></svg>';

async function exported(page: Page, item: string): Promise<Download> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return downloading;
}

test('a kind gets a look of its own, which the board, files and the command line show', async ({
  page,
}, testInfo) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const palette = page.getByRole('group', { name: 'Kinds' });
  // The digits are those of the kinds in the open castle: the house is its first one.
  await expect(palette.getByRole('button', { name: 'House', exact: true })).toHaveAttribute(
    'aria-keyshortcuts',
    '1',
  );
  await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Edit kind House' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit kind House' });
  const choose = (group: string, choice: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name: choice }).check();
  await choose('Roof', 'Half and half');
  await choose('Edge', 'Stone');
  await dialog.getByRole('textbox', { name: 'Second color' }).fill('#123abc');
  const symbol = dialog.getByRole('region', { name: 'Symbol' });
  await symbol.getByRole('textbox', { name: 'Letter or SVG text' }).fill('<svg><script/></svg>');
  await expect(symbol.getByText(/^svg\/script\[1\]: <script> is not read/)).toBeVisible();
  await symbol.getByRole('textbox', { name: 'Letter or SVG text' }).fill(SYMBOL);
  await expect(symbol.getByRole('button', { name: 'Remove' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  // Kept in the browser.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Edit kind House' }).click();
  await expect(dialog.getByRole('radio', { name: 'Half and half' })).toBeChecked();
  await page.keyboard.press('Escape');

  // A city of its own is drawn alike by the app and by the command line, from its file.
  await page.getByRole('tab', { name: 'City' }).click();
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  const file = testInfo.outputPath('city.json');
  await expect(async () => {
    await (await exported(page, 'City layout (JSON)')).saveAs(file);
    expect(readFileSync(file, 'utf8')).toContain(
      '"looks": { "house": { "edge": "stone", "second": "#123abc", "roof": "split", "symbol": "M',
    );
  }).toPass();
  const svg = readFileSync(await (await exported(page, 'Picture (SVG)')).path(), 'utf8');
  expect(svg).toBe(sixfold(['export', file, '--to', 'svg']));
});
