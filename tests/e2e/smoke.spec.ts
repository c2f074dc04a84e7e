import { expect, test } from '../support/journey.ts';

test('the built app opens under its name and shows something', { tag: '@must' }, async ({ page }) => {
  const response = await page.goto('./');
  expect(response?.ok()).toBe(true);
  await expect(page).toHaveTitle(/Sixfold/);
  await expect(page.locator('#root')).not.toBeEmpty();
});

test('every icon and the manifest that the page names are there', async ({ page, request }) => {
  await page.goto('./');
  const links = await page
    .locator('link[rel~="icon"], link[rel="manifest"], link[rel="apple-touch-icon"]')
    .all();
  const named = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(named).toHaveLength(3);
  const manifest = await request.get('./site.webmanifest');
  const { icons } = (await manifest.json()) as { icons: { src: string; type: string }[] };
  for (const path of [...named, ...icons.map(({ src }) => src)]) {
    const response = await request.get(String(path));
    expect(response.headers()['content-type'], String(path)).toMatch(/^image\/|manifest/);
  }
});
