import { readFileSync } from 'node:fs';
import axe from 'axe-core';
import { expect, test } from '../support/journey.ts';
import { LIBRARY_SIZE } from '../support/library-size.ts';

test.use({ library: 'whole' });

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
});

test('a designer finds, tags, orders and deletes schematics by keys alone', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Schematics' });
  const rows = grid.getByRole('row');
  await page.getByRole('textbox', { name: 'Search library' }).fill('#walls tower');
  await expect.poll(() => rows.count()).toBeLessThan(LIBRARY_SIZE);
  await expect(rows).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(LIBRARY_SIZE);

  await grid.getByRole('button', { name: 'Castle', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+d');
  const copy = grid.getByRole('button', { name: 'Chapel in a garden copy', exact: true });
  await expect(copy).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Oratory');
  await page.keyboard.press('Enter');
  const oratory = grid.getByRole('button', { name: 'Oratory', exact: true });
  await expect(oratory).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(rows.first()).toContainText('Oratory');
  await page.keyboard.press('Delete');
  await expect(oratory).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toContainText('Oratory');
  await expect(page.getByRole('application', { name: 'Schematic Oratory' })).toBeFocused();

  await grid.getByRole('button', { name: 'Castle', exact: true }).click();
  await page.evaluate(axe.source);
  await grid.getByRole('button', { name: 'Actions for Oratory' }).click();
  await expect(page.getByRole('menuitem', { name: /^Tags/ })).toBeVisible();
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ exclude: ['[data-portal]'] }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('an entry is dragged to its place, and a schematic is saved as its file', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Schematics' });
  const entry = (name: string) => grid.getByRole('button', { name, exact: true });
  await entry('Corner shop').dragTo(entry('Castle'), { targetPosition: { x: 80, y: 4 } });
  await expect(grid.getByRole('row').first()).toContainText('Corner shop');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await entry('Corner shop').click({ button: 'right' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('corner-shop.schematic.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    readFileSync(new URL('../../schematics/corner-shop.schematic.json', import.meta.url), 'utf8'),
  );
});

test('the id of a new schematic follows its name until a file has it', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Schematics' });
  const id = page.getByRole('textbox', { name: 'Id', exact: true });
  const board = page.getByRole('application');
  await page.getByRole('button', { name: 'New schematic' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Fish market');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: 'Schematic Fish market' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(id).toHaveValue('fish-market');

  const entry = (name: string) => grid.getByRole('button', { name, exact: true });
  await entry('Fish market').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Fish hall');
  await page.keyboard.press('Enter');
  await expect(entry('Fish hall')).toBeFocused();
  await expect(id).toHaveValue('fish-hall');
  await page.keyboard.press('Control+z');
  await expect(id).toHaveValue('fish-market');
  await page.keyboard.press('Control+Shift+z');
  await expect(id).toHaveValue('fish-hall');

  await board.focus();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Control+Shift+s'),
  ]);
  expect(download.suggestedFilename()).toBe('fish-hall.schematic.json');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Guild hall');
  await name.press('Enter');
  await expect(page.getByRole('application', { name: 'Schematic Guild hall' })).toBeVisible();
  await expect(id).toHaveValue('fish-hall');
  await page.reload();
  await expect(page.getByRole('application', { name: 'Schematic Guild hall' })).toBeVisible();
  await page.getByRole('button', { name: 'New schematic' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(id).toHaveValue(/^new-schematic-[0-9a-z]{4,}$/);
});
