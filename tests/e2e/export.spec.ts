import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { sixfold } from '../support/command-line.ts';
import { expect, PLAIN_RECIPE, test } from '../support/journey.ts';

test.use({ library: 'whole' });

async function openDialog(page: Page) {
  await page.getByRole('application').focus();
  await page.keyboard.press('Control+e');
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function downloadBy(page: Page, act: () => Promise<void>): Promise<Download> {
  const downloading = page.waitForEvent('download');
  await act();
  return downloading;
}

/** The share of color values, 0..1, in which two PNG files of one size differ by more than `shades` of 255. */
function differing(page: Page, files: readonly Buffer[], shades: number): Promise<number> {
  const links = files.map((file) => `data:image/png;base64,${file.toString('base64')}`);
  return page.evaluate(
    async ([one, other, most]) => {
      const read = async (link: string) => {
        const image = new Image();
        image.src = link;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height).data;
      };
      const [a, b] = [await read(one), await read(other)];
      if (a.length !== b.length) return 1;
      let count = 0;
      for (let i = 0; i < a.length; i++) if (Math.abs(a[i]! - b[i]!) > most) count++;
      return count / a.length;
    },
    [links[0]!, links[1]!, shades] as const,
  );
}

test('pictures are those of the command line, and what was chosen is chosen again', async ({
  page,
}, testInfo) => {
  const city = testInfo.outputPath('city.json');
  // The city that journeys open.
  sixfold(['generate', PLAIN_RECIPE, '--out', city]);
  await page.goto('./');
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Picture (SVG)' }).click();
  await expect(dialog.getByRole('img', { name: /^Preview of city-\d+\.svg$/ })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Pixels per hex edge' }).fill('12');
  await dialog.getByRole('checkbox', { name: 'Districts' }).check();
  const svg = await downloadBy(page, () => dialog.getByRole('button', { name: 'Export' }).click());
  await expect(dialog).toBeHidden();
  expect(readFileSync(await svg.path(), 'utf8')).toBe(
    sixfold(['export', city, '--to', 'svg', '--scale', '12', '--districts']),
  );

  // Scale and districts are still as they were chosen.
  await page.getByRole('button', { name: 'Export' }).click();
  const png = await downloadBy(page, () => page.getByRole('menuitem', { name: 'Picture (PNG)' }).click());
  const out = testInfo.outputPath('city.png');
  sixfold(['export', city, '--to', 'png', '--scale', '12', '--districts', '--out', out]);
  const files = [readFileSync(await png.path()), readFileSync(out)];
  // Edges are antialiased a little other.
  expect(await differing(page, files, 32)).toBeLessThan(0.002);

  await page.reload();
  await page.getByRole('button', { name: 'Export' }).click();
  const again = await downloadBy(page, () => page.getByRole('menuitem', { name: 'Again, as PNG' }).click());
  expect(readFileSync(await again.path())).toEqual(files[0]);
});

test('each form is shown before it is saved, or says why it cannot be', async ({ page }) => {
  await page.goto('./');
  const dialog = await openDialog(page);
  for (const [form, head] of [
    ['City layout (JSON)', '"format": "sixfold/city"'],
    ['Text map (ASCII)', '~ ~ ~'],
    ['PlomRogue map', 'MAP_LENGTH'],
    ['Text Mapper map', '# A city of Sixfold for Text Mapper'],
  ] as const) {
    await dialog.getByRole('radio', { name: form }).click();
    await expect(dialog.getByRole('region', { name: /^Preview of city-/ })).toContainText(head);
    await expect(dialog).toContainText(/\d (?:KB|MB)/);
  }
  await dialog.getByRole('radio', { name: 'Picture (PNG)' }).click();
  await dialog.getByRole('textbox', { name: 'Pixels per hex edge' }).fill('400');
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeDisabled();
  await dialog.getByRole('button', { name: /^Use \d+/ }).click();
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeEnabled();
  await expect(dialog.getByRole('status')).toContainText(/16,3\d\d pixels/);
});

test('the SVG of a plan is what the browser takes for one, and names every building', async ({ page }) => {
  await page.goto('./');
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Picture (SVG)' }).click();
  await dialog.getByText('Plan', { exact: true }).click();
  const file = await downloadBy(page, () => dialog.getByRole('button', { name: 'Export' }).click());
  // An empty page, for the policy of the app lets nobody read markup in its own.
  await page.goto('about:blank');
  const found = await page.evaluate(
    (text) => {
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
      const houses = [...svg.querySelectorAll('g[data-kind="house"] > title')];
      return {
        errors: svg.querySelectorAll('parsererror').length,
        scripts: svg.querySelectorAll('script').length,
        houses: houses.length,
        first: houses[0]?.textContent,
      };
    },
    readFileSync(await file.path(), 'utf8'),
  );
  expect(found).toMatchObject({ errors: 0, scripts: 0 });
  expect(found.houses).toBeGreaterThan(50);
  expect(found.first).toMatch(/^House - .+ No\. \d+$/);
});
