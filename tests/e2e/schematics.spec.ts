import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
});

test('a new schematic is named and painted at once, and each is one step', async ({ page }) => {
  await page.getByRole('button', { name: 'New schematic' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.type('Bakery');
  const board = new BoardPage(page, 'Schematic Bakery');
  await board.drag([
    { q: 0, r: 0, k: 0 },
    { q: 0, r: 0, k: 3 },
  ]);
  const size = page.getByText(/^\d+ segments? on/);
  await expect(size).toContainText(/^[234] segments on 1 hex/);
  await page.keyboard.press('Control+z');
  await expect(size).toContainText('0 segments on 0 hexes');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('application', { name: 'Schematic New schematic' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('application', { name: 'Schematic Castle' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a name of nothing is not kept, and Escape takes a new one back', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('');
  await name.press('Enter');
  await expect(name).toHaveValue('Castle');
  await name.fill('Fortress');
  await name.press('Escape');
  await expect(name).toHaveValue('Castle');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the right button erases, whatever the tool', async ({ page }) => {
  const board = new BoardPage(page, 'Schematic Castle');
  const { x, y } = await board.pixelOf({ q: 0, r: 0, k: 0 });
  await page.mouse.click(x, y, { button: 'right' });
  await expect(page.getByText('62 segments on 14 hexes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paint', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a schematic that is in hand in the city can be deleted', async ({ page }) => {
  await page.getByRole('tab', { name: 'City' }).click();
  await page.getByRole('button', { name: 'Castle', exact: true }).click();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('button', { name: 'Delete schematic' }).click();
  await page.getByRole('tab', { name: 'City' }).click();
  await expect(page.getByRole('button', { name: 'Select', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Castle', exact: true })).toHaveCount(0);
});

test('an empty library says so in both workspaces and can be drawn anew', async ({ page }) => {
  const deleting = page.getByRole('button', { name: 'Delete schematic' });
  await expect(deleting).toBeVisible();
  while (await deleting.isVisible()) await deleting.click();
  await page.getByRole('tab', { name: 'City' }).click();
  await expect(page.getByText('The library is empty.')).toBeVisible();
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('button', { name: 'Draw the first schematic' }).click();
  await expect(page.getByRole('application', { name: 'Schematic New schematic' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a new schematic comes up with its name ready to be typed', async ({ page }) => {
    await page.getByRole('button', { name: 'New schematic' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await page.keyboard.type('Inn');
    await expect(page.getByRole('application', { name: 'Schematic Inn' })).toBeVisible();
  });
});
