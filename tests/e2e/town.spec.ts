import { expect, test } from '../support/journey.ts';
import { keepPreset } from '../support/kept-preset.ts';

test.use({ library: 'whole' });

test('a recipe gets streets and a wall with a switch each, and the city follows it live', async ({
  page,
}) => {
  await page.goto('./');
  await keepPreset(page, 'Village', 'village');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Village/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics.getByText('Ground', { exact: true })).toBeHidden();

  await page.getByRole('switch', { name: 'Live' }).check();
  await page.getByRole('button', { name: /^Town none/ }).click();
  const streets = page.getByRole('group', { name: 'Streets' });
  await page.getByRole('switch', { name: 'Streets' }).check();
  await expect(statistics).toContainText(/Ground[\d,]+ segments, [\d,]+ of streets/);
  const before = await statistics.innerText();
  await streets
    .getByRole('textbox', { name: /^Most steps to a lane, in/ })
    .first()
    .fill('2');
  await expect(statistics).not.toHaveText(before, { useInnerText: true });

  const walls = page.getByRole('group', { name: 'Walls', exact: true });
  await page.getByRole('switch', { name: 'Walls' }).check();
  await expect(statistics).toContainText(/Closed1 of 1 wall/);
  await walls.getByRole('combobox', { name: 'Made of' }).selectOption('Palisade');
  await expect(page.getByRole('button', { name: /^Town 2 of 5/ })).toBeVisible();

  // A change and the city that it made are taken back one by one, and nothing is made anew.
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let steps = 0; steps < 20 && (await undo.isEnabled()); steps++) await undo.click();
  await expect(undo).toBeDisabled();
  await expect(page.getByRole('button', { name: /^Town none/ })).toBeVisible();
});

test('a rule keeps its distance from streets, and lies in strips', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Street village/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  await page.getByRole('button', { name: /^Schematics 14/ }).click();
  await page
    .getByRole('button', { name: /^Copse/ })
    .first()
    .click();
  const rule = page.getByRole('group', { name: 'Rule of Copse' });
  const strips = rule.getByRole('switch', { name: 'In strips' });
  await rule.getByRole('button', { name: 'Add a distance' }).click();
  await rule.getByRole('textbox', { name: 'Least' }).last().fill('3');
  await strips.check();
  await expect(page.getByRole('status', { name: 'Recipe check' })).toContainText('Recipe can be met');
  await rule
    .getByRole('button', { name: /^Remove distance/ })
    .last()
    .click();
  await strips.uncheck();
});

test('a walker starts at a gate of the town, whose figures are told, and seeds are sorted by them', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Walled town/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics).toContainText(/Blocks\d+ with \d+ segments each on average/);
  await expect(statistics).toContainText(/Walks to the center1\.\d × the straight line/);
  await page.getByRole('button', { name: 'Walk the city' }).click();
  await expect(page.getByText(/^0 steps · hex -?\d+, -?\d+ · on town gate/)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Seed sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'Seed sheet' });
  await sheet.getByRole('combobox', { name: 'Sort by' }).selectOption('Mean block');
  await expect(sheet.getByRole('button', { name: /Seed/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
});
