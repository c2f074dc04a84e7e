import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
});

test.describe('on a wide page', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the dial shows all six rows, walks to a pose step by step, and makes it the plain one', async ({
    page,
  }) => {
    const dial = page.getByRole('grid', { name: 'Poses' });
    for (const rotation of [0, 1, 2, 3, 4, 5])
      for (const shift of ['shifted left', 'not shifted', 'shifted right'])
        await expect(
          dial.getByRole('gridcell', { name: new RegExp(`^Rotation ${rotation}, ${shift}`) }),
        ).toBeInViewport({ ratio: 1 });

    await dial.getByRole('gridcell', { name: 'Rotation 2, shifted right' }).click();
    const walk = page.getByRole('group', { name: 'How the pose is made' });
    await walk.getByRole('button', { name: 'Previous step' }).click();
    await expect(walk.getByText('Rotation 1 to 2: ring 1 moves 1 step')).toBeVisible();
    await walk.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(walk.getByText('As drawn.')).toBeVisible();
    await page.keyboard.press('Escape');

    await walk.getByRole('button', { name: 'Use as 0°' }).click();
    await expect(
      dial.getByRole('gridcell', { name: 'Rotation 0, not shifted', selected: true }),
    ).toBeVisible();
    await page.getByRole('tab', { name: 'City' }).click();
    await page.getByRole('tab', { name: 'Schematics' }).click();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  test('the dial can be unpinned, and is enlarged', async ({ page }) => {
    await page.getByRole('button', { name: 'Unpin Poses' }).click();
    const among = page.getByRole('complementary', { name: 'Panels, right' });
    await expect(among.getByRole('grid', { name: 'Poses' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Pin Poses beside the board' }).click();
    await expect(among.getByRole('grid', { name: 'Poses' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Enlarge the dial' }).click();
    const dialog = page.getByRole('dialog', { name: 'Poses of Castle' });
    await expect(dialog.getByRole('gridcell')).toHaveCount(18);
    await dialog.getByRole('gridcell', { name: 'Rotation 3, not shifted' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Previewing 180°/)).toBeVisible();
  });
});

test('on a small page, the dial is in sight beside the board, and what is in hand stays in sight', async ({
  page,
}) => {
  const dial = page.getByRole('grid', { name: 'Poses' });
  for (const corner of [/^Rotation 0, shifted left/, /^Rotation 5, shifted right/])
    await expect(dial.getByRole('gridcell', { name: corner })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Kinds' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'City' }).click();
  await page.getByRole('button', { name: 'Castle', exact: true }).click();
  await page.getByRole('main').hover();
  await expect(dial.getByRole('gridcell', { name: /does not fit$/ }).first()).toBeVisible();
  await page.getByRole('complementary', { name: 'Panels, right' }).hover();
  await page.mouse.wheel(0, 2000);
  for (const corner of [/^Rotation 0, shifted left/, /^Rotation 5, shifted right/])
    await expect(dial.getByRole('gridcell', { name: corner })).toBeInViewport({ ratio: 1 });
  await page.getByRole('switch', { name: 'Stamp over' }).check();
  await expect(dial.getByRole('gridcell', { name: /fits over what is in the way$/ }).first()).toBeVisible();
});
