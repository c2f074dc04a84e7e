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
