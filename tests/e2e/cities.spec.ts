import { readFileSync } from 'node:fs';
import { CityPage } from '../support/city-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

test('several cities are kept under names: added, opened, renamed, ordered, copied, deleted, and there after a reload', async ({
  page,
}) => {
  await page.goto('./');
  const switcher = page.getByRole('button', { name: /^City: / });
  await expect(switcher).toHaveAccessibleName('City: City 1, 1 of 1');
  const seed = page.getByRole('textbox', { name: 'Seed', exact: true });
  const firstSeed = await seed.inputValue();

  // A city of a preset: it is opened and generated.
  await switcher.click();
  const dialog = page.getByRole('dialog', { name: 'Cities' });
  const cards = dialog.getByRole('list', { name: 'All cities' }).getByRole('listitem');
  await dialog.getByRole('button', { name: 'New city' }).click();
  await page.getByRole('menuitem', { name: /^Hamlet/ }).click();
  await expect(dialog).toBeHidden();
  await expect(switcher).toHaveAccessibleName('City: Hamlet, 2 of 2');
  await expect(page.getByText(/^\d+ placed of/)).toBeVisible();

  const board = page.getByRole('application', { name: 'City' });
  await page.getByRole('button', { name: 'Open previous city' }).click();
  await expect(seed).toHaveValue(firstSeed);
  await board.focus();
  await page.keyboard.press('Alt+PageDown');
  await expect(switcher).toHaveAccessibleName('City: Hamlet, 2 of 2');

  // In the dialog by keys alone: renamed, moved to the front, copied, and the copy deleted.
  await page.keyboard.press('Shift+O');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(1).getByRole('img', { name: 'Map of Hamlet' })).toBeVisible();
  await expect(cards.nth(1).getByRole('button', { name: /^Map of Hamlet/ })).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Mill pond');
  await page.keyboard.press('Enter');
  await expect(cards.nth(1)).toContainText('Mill pond');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cards.first()).toContainText('Mill pond');
  await page.keyboard.press('Control+d');
  await expect(cards).toHaveCount(3);
  await expect(cards.nth(1)).toContainText('Mill pond copy');
  await expect(cards.nth(1).getByRole('button', { name: /^Map of Mill pond copy/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(cards).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  // The palette finds a city by its name, and it is undone like any other step.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('open city 1');
  await page.keyboard.press('Enter');
  await expect(switcher).toHaveAccessibleName('City: City 1, 3 of 3');
  await board.focus();
  await page.keyboard.press('Control+z');
  await expect(switcher).toHaveAccessibleName('City: Mill pond, 1 of 3');

  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(switcher).toHaveAccessibleName('City: Mill pond, 1 of 3');
  await switcher.click();
  await expect(cards).toHaveCount(3);
  await cards
    .nth(2)
    .getByRole('button', { name: /^Map of City 1/ })
    .click();
  await expect(switcher).toHaveAccessibleName('City: City 1, 3 of 3');
  await expect(seed).toHaveValue(firstSeed);
});

test('a city is renamed by the menu of its card and by the palette; Escape ends the naming alone', async ({
  page,
}) => {
  await page.goto('./');
  const switcher = page.getByRole('button', { name: /^City: / });
  const dialog = page.getByRole('dialog', { name: 'Cities' });
  const field = dialog.getByRole('textbox', { name: 'New name of City 1' });
  await switcher.click();
  const menu = dialog.getByRole('button', { name: 'Actions for City 1' });
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('Mill');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(dialog.getByRole('button', { name: /^Map of City 1/ })).toBeFocused();

  // By keys alone, too.
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.type('Mill');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Map of Mill/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(switcher).toHaveAccessibleName('City: Mill, 1 of 1');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('rename city');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'New name of Mill' })).toBeFocused();
  await page.keyboard.type('Market');
  await page.keyboard.press('Enter');
  await expect(switcher).toHaveAccessibleName('City: Market, 1 of 1');
});

test('favorite seeds of the sheet are kept as cities, several at once, as one step', async ({ page }) => {
  await page.goto('./');
  const switcher = page.getByRole('button', { name: /^City: / });
  await page.getByRole('button', { name: 'Seed sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Seed sheet' });
  await sheet.getByLabel('Seeds', { exact: true }).selectOption('25');
  await expect(sheet.getByRole('status')).toContainText('cities');
  const stars = sheet.getByRole('button', { name: /^Favorite seed/ });
  const seeds: string[] = [];
  for (const index of [2, 4, 5]) {
    const star = stars.nth(index);
    seeds.push((await star.getAttribute('aria-label'))!.replace('Favorite seed ', ''));
    await star.click();
  }
  await sheet.getByRole('button', { name: 'Keep 3 cities' }).click();
  await expect(page.getByText('3 cities are added to your cities.')).toBeVisible();
  // They are not added twice.
  await expect(sheet.getByRole('button', { name: 'All kept' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(switcher).toHaveAccessibleName('City: City 1, 1 of 4');
  for (const [index, seed] of seeds.entries()) {
    await page.getByRole('button', { name: 'Open next city' }).click();
    await expect(switcher).toHaveAccessibleName(`City: City 1 (seed ${seed}), ${index + 2} of 4`);
    await expect(page.getByRole('textbox', { name: 'Seed', exact: true })).toHaveValue(seed);
  }

  // All of them are one file, which adds them again.
  await switcher.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('dialog', { name: 'Cities' }).getByRole('button', { name: 'Export all' }).click();
  const file = await (await saved).path();
  await page.keyboard.press('Escape');
  await page.locator('#files-to-import').setInputFiles({
    name: 'cities.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(file),
  });
  await expect(switcher).toHaveAccessibleName(`City: City 1 (seed ${seeds[2]}), 4 of 8`);
  await expect(
    page.getByText(`4 cities were added to yours: City 2, City 1 (seed ${seeds[0]}) 2`),
  ).toBeVisible();
  await page.getByRole('application', { name: 'City' }).focus();
  await page.keyboard.press('Control+z');
  await expect(switcher).toHaveAccessibleName(`City: City 1 (seed ${seeds[2]}), 4 of 4`);

  // Two of them beside each other.
  await switcher.click();
  await page.getByRole('dialog', { name: 'Cities' }).getByRole('button', { name: 'Compare…' }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare cities' });
  await comparison.getByLabel('Left city').selectOption('City 1');
  await comparison.getByLabel('Right city').selectOption(`City 1 (seed ${seeds[0]})`);
  for (const name of ['City 1', `City 1 (seed ${seeds[0]})`])
    await expect(comparison.getByRole('img', { name: `Map of ${name}`, exact: true })).toBeVisible();
  await comparison.getByRole('switch', { name: 'Only differences' }).check();
  const placed = comparison.getByRole('row', { name: /^Placements/ });
  const [before, after] = await placed.getByRole('cell').allInnerTexts();
  expect(before).not.toBe(after);
  await expect(comparison.getByRole('row', { name: /^Hexes/ })).toHaveCount(0);
  await comparison.getByText('One over the other').click();
  await comparison.getByRole('slider').press('ArrowRight');
  await expect(comparison.getByRole('slider')).toHaveAttribute('aria-valuenow', '51');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application', { name: 'City' })).toBeFocused();

  await page.getByRole('application', { name: 'City' }).focus();
  for (const place of [3, 2, 1]) {
    await page.keyboard.press('Control+z');
    await expect(switcher).toHaveAccessibleName(new RegExp(`, ${place} of 4$`));
  }
  await page.keyboard.press('Control+z');
  await expect(switcher).toHaveAccessibleName('City: City 1, 1 of 1');
});

test('what is copied in one city is pasted into another, each is shown as it was left, and exported from its card', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  const city = new CityPage(page);
  const switcher = page.getByRole('button', { name: /^City: / });
  const dialog = page.getByRole('dialog', { name: 'Cities' });
  const zoom = page.getByRole('button', { name: /^Zoom [0-9.]+ %/ });
  await city.board.click({ q: 0, r: 0, k: 0 });
  await expect(city.panel).toContainText('Castle');
  await page.keyboard.press('Control+c');
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Zoom in' }).click();
  const close = (await zoom.textContent())!;

  await switcher.click();
  await dialog.getByRole('button', { name: 'New city' }).click();
  await page.getByRole('menuitem', { name: /^Empty land/ }).click();
  await expect(switcher).toHaveAccessibleName('City: New city, 2 of 2');
  await expect(zoom).not.toHaveText(close);
  const whole = (await zoom.textContent())!;
  await city.press('Control+v');
  await city.board.click({ q: 0, r: 0, k: 0 });
  await expect(page.getByText(/^Stamped Castle/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Alt+PageUp');
  await expect(switcher).toHaveAccessibleName('City: City 1, 1 of 2');
  await expect(zoom).toHaveText(close);
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(switcher).toHaveAccessibleName('City: City 1, 1 of 2');
  await expect(zoom).toHaveText(close);
  await page.getByRole('button', { name: 'Open next city' }).click();
  await expect(zoom).toHaveText(whole);

  // A card exports its city, open or not, by its menu and by its key.
  await switcher.click();
  const cards = dialog.getByRole('list', { name: 'All cities' }).getByRole('listitem');
  await expect(cards.nth(1)).toContainText('1 placed');
  await expect(cards.nth(1).getByRole('button', { name: /^Map of New city/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+e');
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await exporting.getByRole('radio', { name: 'City layout (JSON)' }).click();
  const saving = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Export', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('City 1.json');
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({ recipe: { seed: 7 } });
  await expect(switcher).toHaveAccessibleName('City: New city, 2 of 2');
  await switcher.click();
  await cards.nth(1).getByRole('button', { name: 'Actions for New city' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await expect(exporting.getByText('New city.json')).toBeVisible();
});
