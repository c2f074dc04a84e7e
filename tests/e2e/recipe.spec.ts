import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { distance } from '../../src/engine/hex/hex.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { BoardPage } from '../support/board-page.ts';
import { exportCity } from '../support/export-city.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(generateButton(page)).toBeVisible();
});

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const verdict = (page: Page) => page.getByRole('status', { name: 'Recipe check' });
const problems = (page: Page) => page.getByRole('list', { name: 'Problems of the recipe' });
const stays = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your city is unchanged' });

async function exported(page: Page): Promise<string> {
  return readFileSync(await exportCity(page), 'utf8');
}

/** Generates by the button and waits for its report. */
async function generate(page: Page): Promise<void> {
  await generateButton(page).click();
  await expect(page.getByText(/^[\d,]+ placed of \d+ schematics?, from seed \d+$/)).toBeVisible();
  await expect(page.getByText('The city has changed since.')).toHaveCount(0);
  await expect(generateButton(page)).toBeVisible();
}

/** The city that the page exports, read as the command line reads it. */
async function cityOf(page: Page) {
  const read = readCity(await exported(page));
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
  return read.value;
}

test('a preset takes the place of the recipe and makes its city, in two steps that are undone one by one', async ({
  page,
}) => {
  const before = await exported(page);
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Hamlet/ }).click();
  await expect(page.getByText(/placed of \d+ schematics, from seed/)).toBeVisible();
  const file = readRecipe(readFileSync('schematics/recipes/hamlet.recipe.json', 'utf8'));
  const { recipe } = await cityOf(page);
  expect(file.ok && file.value).toEqual(recipe);
  await undo(page).click();
  expect(await exported(page)).toBe(before);
  await expect(field(page, 'Seed')).toHaveValue('3');
  await undo(page).click();
  await expect(field(page, 'Seed')).toHaveValue('7');
  await expect(undo(page)).toBeDisabled();
});

test('an own recipe is kept as a preset over a reload, and used again', async ({ page }) => {
  await field(page, 'Radius').fill('6');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: 'Save as preset…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Six around');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('“Six around” was saved as a preset.')).toBeVisible();
  await field(page, 'Radius').fill('14');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: 'Six around', exact: true }).click();
  await expect(field(page, 'Radius')).toHaveValue('6');
});

test('every field of the table is in the recipe, and the city keeps to it', async ({ page }) => {
  await page.getByRole('button', { name: 'All in a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schematics of the recipe' });
  const farm = (name: string) => dialog.getByRole('textbox', { name: `${name}, Farmstead` });
  for (const [name, value] of [
    ['Weight', '7.5'],
    ['Minimum', '3'],
    ['Maximum', '6'],
    ['Min. distance', '5'],
  ] as const)
    await farm(name).fill(value);
  await dialog.getByRole('button', { name: 'Groups of Farmstead' }).click();
  const groups = page.getByRole('group', { name: 'Groups, Farmstead' });
  await groups.getByRole('button', { name: 'town', exact: true }).click();
  await groups.getByRole('button', { name: 'farmland' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Poses of Farmstead' }).click();
  const rotations = page.getByRole('group', { name: 'Rotations, Farmstead' });
  for (const angle of ['60°', '180°', '240°', '300°'])
    await rotations.getByRole('button', { name: angle, exact: true }).click();
  await page
    .getByRole('group', { name: 'Shifts, Farmstead' })
    .getByRole('button', { name: 'Unshifted' })
    .click();
  await page.getByRole('checkbox', { name: 'Include mirrored' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Remove House from the recipe', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(verdict(page)).toHaveText('Recipe can be met');
  await generate(page);

  const { recipe, placements, districts } = await cityOf(page);
  const rule = recipe!.schematics.find(({ id }) => id === 'farmstead');
  expect(rule).toEqual({
    id: 'farmstead',
    weight: 7.5,
    min: 3,
    max: 6,
    spacing: 5,
    groups: ['town'],
    rotations: [0, 2],
    shifts: [-1, 1],
    mirror: false,
  });
  expect(recipe!.schematics.some(({ id }) => id === 'house')).toBe(false);
  expect(placements.some(({ schematic }) => schematic === 'house')).toBe(false);
  const farms = placements.filter(({ schematic }) => schematic === 'farmstead');
  expect(farms.length).toBeGreaterThanOrEqual(3);
  expect(farms.length).toBeLessThanOrEqual(6);
  const town = districts.filter(({ group }) => group === 'town').flatMap(({ rows }) => rows);
  for (const one of farms) {
    expect([0, 2]).toContain(one.rotation);
    expect([-1, 1]).toContain(one.shift);
    expect(one.mirror).toBe(false);
    expect(town.some(({ r, q, count }) => one.r === r && q <= one.q && one.q < q + count)).toBe(true);
    for (const other of farms) if (other !== one) expect(distance(one, other)).toBeGreaterThanOrEqual(5);
  }
});

test('a recipe that cannot be met is told while it is typed; a click shows where, another fixes it, in one step', async ({
  page,
}) => {
  await page.getByRole('button', { name: /^Schematics \d+$/ }).click();
  await page
    .getByRole('button', { name: /^Castle/ })
    .first()
    .click();
  const most = page.getByRole('textbox', { name: 'Maximum, Castle' });
  await most.fill('');
  const least = page.getByRole('textbox', { name: 'Minimum, Castle' });
  await least.fill('40');
  await expect(problems(page)).toContainText(/minimums need [\d,]+ segments; old-town have \d+/);
  await expect(verdict(page)).toContainText(/\d problems?/);

  const { board } = new BoardPage(page, 'City');
  const scale = async () => Number(await board.getAttribute('data-scale'));
  await board.focus();
  for (let times = 0; times < 8; times++) await page.keyboard.press('+');
  const near = await scale();
  const show = problems(page).getByRole('button', { name: /show$/ }).first();
  await show.click();
  await expect(problems(page).getByRole('button', { pressed: true })).toBeVisible();
  // All of the old town is brought into view.
  await expect.poll(scale).toBeLessThan(near);
  await problems(page).getByRole('button', { name: /hide$/ }).click();
  await expect(problems(page).getByRole('button', { pressed: true })).toHaveCount(0);

  await problems(page).getByRole('group', { name: 'Fixes' }).getByRole('button').first().click();
  await expect(verdict(page)).toHaveText('Recipe can be met');
  await expect(problems(page)).toBeHidden();
  await undo(page).click();
  await expect(problems(page)).toContainText(/minimums need/);
  await expect(least).toHaveValue('40');
});

test('Control and Enter generate from anywhere; one step brings every byte of the old city back', async ({
  page,
}) => {
  const before = await exported(page);
  await field(page, 'Seed').fill('23');
  await page.getByRole('application', { name: 'City' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/placed of \d+ schematics, from seed 23$/)).toBeVisible();
  expect(await exported(page)).not.toBe(before);
  await undo(page).click();
  expect(await exported(page)).toBe(before);
  await expect(field(page, 'Seed')).toHaveValue('23');
  // Also from where something is chosen.
  await expect(page.getByText('The city has changed since.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Fill' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The city has changed since.')).toBeHidden();
  expect(await exported(page)).not.toBe(before);
});

test('a generation says its stage and how far it is; canceled or undone it leaves the city as it was', async ({
  page,
}) => {
  const before = await exported(page);
  await field(page, 'Radius').fill('300');
  for (const cancel of [
    () => page.getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Control+z'),
  ]) {
    await generateButton(page).click();
    // At 0 % it has no width yet.
    await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveCount(1);
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /^(Laying out the land|Checking the recipe|Placing what|Filling)/ }),
    ).toBeVisible();
    await cancel();
    await expect(generateButton(page)).toBeVisible();
    await expect(field(page, 'Radius')).toHaveValue('300');
    await expect(stays(page)).toHaveCount(0);
  }
  expect(await exported(page)).toBe(before);
  await undo(page).click();
  await expect(undo(page)).toBeDisabled();
  await expect(field(page, 'Radius')).toHaveValue('14');
});

test('a generation that fails leaves the city, says why, and is silent once the recipe is another', async ({
  page,
}) => {
  const before = await exported(page);
  await field(page, 'Radius').fill('1');
  await generateButton(page).click();
  await expect(stays(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Problems of the generation' })).toContainText(
    /Castle: needs 63 segments/,
  );
  expect(await exported(page)).toBe(before);
  await field(page, 'Radius').fill('2');
  await expect(stays(page)).toHaveCount(0);
  await generateButton(page).click();
  await expect(stays(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(stays(page)).toHaveCount(0);
  expect(await exported(page)).toBe(before);
});
