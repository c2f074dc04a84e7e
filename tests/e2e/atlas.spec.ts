import { readFileSync } from 'node:fs';
import { readLibrary } from '../../src/cli/library.ts';
import { surveyLine } from '../../src/formats/city/survey.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

const LINES = 100_000;

/** The figures of a seed that come to a different point for each of the first seeds. */
const coverageOf = (seed: number) => Math.round((0.2 + (0.75 * (seed % 997)) / 997) * 1e4) / 1e4;

/** An atlas of the first city of the app and many that are made up, with a line that is cut off. */
function atlas(): Buffer {
  const recipe = readRecipe(readFileSync('tests/recipes/city.recipe.json', 'utf8'));
  if (!recipe.ok) throw new Error('the preset cannot be read');
  const lines = [JSON.stringify(surveyLine(recipe.value, readLibrary('schematics'), 7))];
  for (let seed = 8; lines.length < LINES; seed++)
    lines.push(JSON.stringify({ seed, ok: true, placements: 300 + (seed % 50), coverage: coverageOf(seed) }));
  return Buffer.from(`${lines.join('\n')}\n{"seed":`);
}

test('an atlas of many lines is looked through as a table and as a plot, and a city of it is opened', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue('7');
  const file = { name: 'atlas.jsonl', mimeType: 'application/jsonl', buffer: atlas() };
  await page.locator('#files-to-import').setInputFiles(file);
  const sheet = page.getByRole('dialog', { name: 'Atlas atlas.jsonl' });
  await expect(sheet.getByRole('status')).toHaveText('100,000 cities');
  await sheet.getByText('1 line cannot be read').click();
  await expect(sheet.getByRole('listitem')).toHaveText('Line 100,001 is no JSON');
  await sheet.getByText('1 line cannot be read').click();

  const table = sheet.getByRole('grid', { name: 'Table of cities' });
  await expect(table).toHaveAttribute('aria-rowcount', '100001');
  await table.focus();
  await page.keyboard.press('End');
  await expect(table.getByRole('row', { selected: true })).toContainText('100006');
  await table.getByRole('button', { name: 'Covered', exact: true }).click();
  await expect(table.getByRole('columnheader', { name: 'Covered', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(table.getByRole('row', { selected: true })).toContainText('94.9 %');

  await sheet.getByText('Plot', { exact: true }).click();
  const plot = sheet.getByRole('application', { name: 'Plot of Placements over Covered' });
  await plot.focus();
  const card = sheet.getByText(/^Seed \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(card).toHaveText('Seed 7');
  // That is the city of the board: opening it would change nothing.
  await page.keyboard.press('ArrowDown');
  await expect(card).not.toHaveText('Seed 7');
  await expect(sheet.getByRole('button', { name: 'Open' })).toBeVisible();
  // Escape closes the card of the city, not the dialog.
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('button', { name: 'Open' })).toBeVisible();
  const told = await card.innerText();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue(
    told.replace('Seed ', ''),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue('7');
});
