import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor);

test('forced colors tell the workspace and the tool in hand from the others', async ({ page }) => {
  await page.goto('./');
  const city = page.getByRole('tab', { name: 'City', exact: true });
  const schematics = page.getByRole('tab', { name: 'Schematics' });
  const select = page.getByRole('button', { name: 'Select', exact: true });
  const measure = page.getByRole('button', { name: 'Streets and ground' });
  await expect(select).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => ground(select)).not.toBe(await ground(measure));
  expect(await ground(city)).not.toBe(await ground(schematics));
  const chosen = await ground(select);
  await measure.click();
  await expect.poll(() => ground(measure)).toBe(chosen);
  expect(await ground(select)).not.toBe(chosen);
});

test('forced colors tell the chosen pose, kind, footprint and pattern, and their quiet words', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const outline = (of: Locator) =>
    of.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
  const poses = page.getByRole('grid', { name: 'Poses' });
  const chosen = poses.getByRole('gridcell', { selected: true });
  await expect.poll(() => outline(chosen)).toBe('solid 3px');
  expect(await outline(poses.getByRole('gridcell', { selected: false }).first())).not.toBe('solid 3px');

  // The words of the schematic in hand have one color, that of words on what is highlighted.
  const inHand = page.getByRole('grid', { name: 'Schematics' }).locator('[aria-pressed="true"]');
  const colors = await inHand.evaluate((element) => {
    const all = [element, ...element.querySelectorAll('span')];
    return [...new Set(all.map((one) => getComputedStyle(one).color))];
  });
  expect(colors).toHaveLength(1);

  await page.getByRole('button', { name: 'Add kind' }).click();
  const dialog = page.getByRole('dialog', { name: 'New kind' });
  for (const name of ['Footprint', 'Pattern']) {
    const options = dialog.getByRole('group', { name }).locator('label');
    await expect(options.first()).toBeVisible();
    const outlines = await Promise.all((await options.all()).map(outline));
    expect(outlines.filter((one) => one === 'solid 3px')).toHaveLength(1);
  }
});
