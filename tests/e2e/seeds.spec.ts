import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

test('the seed sheet shows many cities, sorts them, keeps favorites and opens one as one step', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Seed sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Seed sheet' });
  await sheet.getByLabel('Seeds', { exact: true }).selectOption('25');
  await expect(sheet.getByRole('status')).toContainText('cities');
  const cells = sheet.getByRole('list', { name: 'Cities by seed' }).getByRole('listitem');
  await expect(cells.first()).toContainText('on the board');

  await sheet.getByLabel('Sort by').selectOption({ label: 'Placements' });
  const numbers = await cells.allInnerTexts();
  const placed = numbers.map((text) => Number(/([\d,]+) placed/.exec(text)?.[1]?.replace(',', '')));
  const known = placed.filter((number) => !Number.isNaN(number));
  expect(known.length).toBeGreaterThan(20);
  expect(known).toEqual(known.toSorted((a, b) => b - a));

  // Compared with each other, they stay so while pictures come.
  const filter = sheet.getByRole('textbox', { name: 'Filter' });
  await filter.fill('unlike > 0');
  await expect(sheet.getByText(/^\d+ of 25 shown$/)).toBeVisible();
  await sheet.getByLabel('Sort by').selectOption({ label: 'Unlike the others' });
  await cells.last().scrollIntoViewIfNeeded();
  await expect(cells.last().locator('canvas')).toBeVisible();
  await expect(sheet.getByText(/^Comparing/)).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Clear the filter' }).click();
  await sheet.getByLabel('Sort by').selectOption({ label: 'Placements' });

  // By keys alone: to the third city, which becomes a favorite, and is opened. The second is the one on the board.
  await cells.first().getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('f');
  await sheet.getByRole('switch', { name: 'Favorites (1)' }).check();
  await expect(cells).toHaveCount(1);
  const seed = await cells.first().getAttribute('data-seed');
  expect(seed).not.toBe('7');
  await cells.first().getByRole('button').first().press('Enter');
  await expect(sheet).toBeHidden();
  const field = page.getByRole('textbox', { name: 'Seed', exact: true });
  await expect(field).toHaveValue(seed ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('7');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();

  // Emptied, it is no city of a seed any more.
  await page.getByRole('application', { name: 'City' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.reload();
  await page.getByRole('button', { name: 'Seed sheet' }).click();
  await sheet.getByLabel('Seeds', { exact: true }).selectOption('25');
  await expect(sheet.getByRole('status')).toContainText('cities');
  await expect(sheet.getByText('on the board')).toHaveCount(0);
  await sheet.getByRole('switch', { name: 'Favorites (1)' }).check();
  await expect(cells).toHaveCount(1);
  await expect(cells.first()).toHaveAttribute('data-seed', seed ?? '');
});

test('a thousand cities are made, filtered by words and sliders, sorted by likeness, and one is opened', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Hamlet/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  await page.getByRole('button', { name: 'Seed sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Seed sheet' });
  await sheet.getByLabel('Seeds', { exact: true }).selectOption('1000');
  const cells = sheet.getByRole('list', { name: 'Cities by seed' }).getByRole('listitem');
  await expect(cells.first()).toContainText('covered');

  // As soon as some are there: words first, then a slider, which writes into them.
  const filter = sheet.getByRole('textbox', { name: 'Filter' });
  await filter.pressSequentially('cove');
  await sheet.getByRole('option', { name: /^coverage/ }).click();
  await filter.pressSequentially('>= 10 %');
  await expect(sheet.getByText(/^[\d,]+ of 1,000 shown$/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Sliders' }).click();
  await sheet.getByRole('slider', { name: 'Placements, at most' }).press('ArrowLeft');
  await expect(filter).toHaveValue(/^coverage >= 10 % and placements <= \d+$/);

  const cell = cells.nth(1);
  const seed = (await cell.getAttribute('data-seed'))!;
  await cell.getByRole('button', { name: `More like seed ${seed}` }).click();
  await expect(cells.first()).toHaveAttribute('data-seed', seed);
  await expect(cells.first()).toContainText('the same figures');
  await expect(cells.nth(1)).toContainText(/difference \d\.\d/);
  await cells.first().getByRole('button').first().click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue(seed);
});
