import { findings } from '../support/accessible.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

test('Help opens the guide, its search finds a page, and a city of that page opens in the app', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Help' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Guide' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Hexagonal cities of hand-drawn pieces');
  expect(await findings(guide)).toEqual([]);

  await guide.keyboard.press('/');
  await guide.getByRole('searchbox', { name: 'Search the documentation' }).fill('cities to open');
  await guide.getByRole('dialog').getByRole('link', { name: 'Cities to open' }).click();
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Cities to open');
  expect(await findings(guide)).toEqual([]);

  await guide.getByRole('link', { name: 'Open in the app: Hamlet' }).click();
  await expect(guide.getByRole('region', { name: 'Shared city' })).toContainText(
    'It is exactly the city that was shared.',
  );
});

test('the documentation reads on a phone in the dark', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}docs/files/recipe.html`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findings(page)).toEqual([]);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toBeHidden();
  await page.getByRole('button', { name: 'Pages' }).tap();
  await pages.getByRole('link', { name: 'Command line' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await context.close();
});
