import { readFileSync } from 'node:fs';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { BoardPage } from '../support/board-page.ts';
import { CityPage } from '../support/city-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

const at = (q: number, r: number, k: Segment['k'] = 0): Segment => ({ q, r, k });

test('conditions are painted around a piece, a door is made, and both are in its file and after a reload', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('button', { name: 'New schematic' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Boat house');
  const piece = new BoardPage(page, 'Schematic Boat house');
  await piece.click(at(0, 0, 0));
  const panel = page.getByRole('region', { name: 'Around it' });
  await panel.getByRole('button', { name: 'Doors' }).click();
  await piece.click(at(0, 0, 1));
  await expect(panel).toContainText('1 condition, 1 door');
  await panel.getByRole('button', { name: 'Sea' }).click();
  await expect(page.getByText('Condition: sea · pick a kind to paint again')).toBeVisible();
  await piece.click(at(0, -1, 3));
  await panel.getByText('Must not be', { exact: true }).click();
  await panel.getByRole('combobox', { name: 'A kind' }).selectOption('Mill');
  await piece.click(at(0, 0, 5));
  await expect(panel).toContainText('3 conditions, 1 door');
  await piece.hover(at(0, -1, 3));
  await expect(page.getByText('hex 0, -1, south: asks for sea')).toBeVisible();
  await piece.click(at(0, 0, 0));
  await expect(
    page.getByRole('status').filter({ hasText: 'A condition goes beside the piece, not on it.' }),
  ).toBeVisible();

  // A kind in hand paints the piece again, and conditions under it are gone.
  await page
    .getByRole('group', { name: 'Kinds' })
    .getByRole('button', { name: 'House', exact: true })
    .click();
  await piece.click(at(0, 0, 5));
  await expect(panel).toContainText('2 conditions, 1 door');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('3 conditions, 1 door');

  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(panel).toContainText('3 conditions, 1 door');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /“Boat house” \(JSON\)/ }).click();
  const path = await (await coming).path();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    version: 2,
    around: [
      { q: 0, r: -1, segments: [null, null, null, '@sea', null, null] },
      { q: 0, r: 0, segments: [null, '@public', null, null, null, '!mill'] },
    ],
  });
  await panel.getByRole('button', { name: 'Remove all' }).click();
  await expect(panel.getByRole('button', { name: 'Remove all' })).toBeHidden();
});

test('by its recipe a piece is stamped only where its conditions hold, and it says what is missing', async ({
  page,
}) => {
  await page.goto('./');
  const city = new CityPage(page);
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Street village/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  // Where pieces were, the land is free; streets, meadows and yards stay.
  await city.press('Control+a', 'Delete');
  await page.getByRole('button', { name: 'Town house', exact: true }).click();
  await page.getByRole('switch', { name: 'Follow recipe' }).check();
  const wanted = city.said.filter({ hasText: /needs? a street, but ha/ });
  await expect(async () => {
    for (let q = -4; q <= 4; q++)
      for (let r = -4; r <= 4; r++) {
        await city.board.hover(at(q, r));
        if (await wanted.isVisible()) return;
      }
    throw new Error('no place lacks a street');
  }).toPass();
});
