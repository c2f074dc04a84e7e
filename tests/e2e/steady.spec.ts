import type { Locator, Page } from '@playwright/test';
import { expect as expectSoon, test } from '../support/journey.ts';
import { holdFile } from '../support/held-file.ts';

/** How many times slower than it is the page runs. */
const SLOWER = 6;

/** Waits as much longer as the page is slower. */
const expect = expectSoon.configure({ timeout: SLOWER * 10_000 });

const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const problems = (page: Page) => page.getByRole('list', { name: 'Problems of the recipe' });

/** Opens the app on a slow machine, with the first check of its recipe under way. */
async function open(page: Page): Promise<void> {
  await page.goto('./');
  await expect(generate(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

const verdict = (page: Page) => page.getByRole('status', { name: 'Recipe check' });

/** Makes a recipe that cannot be met, as a user types it; its problems come a moment later. */
async function typeImpossible(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Radius', exact: true }).fill('1');
}

async function pointAt(page: Page, control: Locator): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
}

for (const [width, height] of [
  [1280, 800],
  [1024, 600],
  [390, 844],
] as const)
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(
      'Generate is clicked though the problems of the recipe come between press and release',
      width === 390 ? { tag: '@must' } : {},
      async ({ page }) => {
        await open(page);
        await expect(verdict(page)).toHaveText('Recipe can be met');
        const before = await generate(page).boundingBox();
        await typeImpossible(page);
        await pointAt(page, generate(page));
        await page.mouse.down();
        await expect(problems(page)).toBeAttached();
        await page.mouse.up();
        await expect(page.getByRole('alert').filter({ hasText: 'Your city is unchanged' })).toBeAttached();
        expect(await generate(page).boundingBox()).toEqual(before);
      },
    );

    test('a control below the problems stays under the pointer, and they show when it has gone', async ({
      page,
    }) => {
      const answer = await holdFile(page, /\/recipe-check[^/]*\.js$/);
      await open(page);
      await typeImpossible(page);
      const rules = page.getByRole('button', { name: /^Schematics \d+$/ });
      await rules.scrollIntoViewIfNeeded();
      await pointAt(page, rules);
      const before = await rules.boundingBox();
      answer();
      await expect(verdict(page)).toHaveText(/\d problems?/);
      expect(await rules.boundingBox()).toEqual(before);
      await expect(problems(page)).toBeHidden();
      await page.mouse.move(5, 5);
      await expect(problems(page)).toBeAttached();
    });
  });
