import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { documentExcess, unreachableControls } from '../support/window-bounds.ts';

/** Windows that the app is used in, the narrowest and the lowest with them. */
const WINDOWS = [
  [1440, 900],
  [1280, 800],
  [1024, 600],
  [390, 844],
  [360, 640],
  [844, 390],
] as const;

/** The least of them for each layout: what fits there fits the larger ones. */
const LEAST_WINDOWS = WINDOWS.filter(([width]) => width !== 1440 && width !== 390);

/** Dialogs by the command that opens them, and where. */
const DIALOGS = {
  City: {
    'Keyboard shortcuts': 'Keyboard and mouse',
    'Examples…': 'Examples',
    'Share by a link': 'Share the city',
    'Export with a preview': 'Export',
    'Compare many seeds': 'Seed sheet',
    'Compare islands': 'Land gallery',
    'Districts…': 'Districts',
    'Schematics of the recipe': 'Schematics of the recipe',
  },
  Schematics: {
    'Add kind': 'New kind',
    'Edit kind': 'Edit kind House',
    'Delete kind': 'Delete kind House',
  },
} as const;

/** Proves that the document fills the window and no more, that the wheel moves nothing of it, and that all controls can be seen. */
async function expectWithinWindow(page: Page, what: string, within: string): Promise<void> {
  expect(await unreachableControls(page, within), `controls of ${what}`).toEqual([]);
  await page.mouse.move(60, 20);
  await page.mouse.wheel(0, 3000);
  expect(await documentExcess(page), what).toEqual([]);
}

/** Panels that are on the page: all of them, or one at a time on a narrow screen. */
async function panelNames(page: Page): Promise<readonly (string | null)[]> {
  const choice = page.getByRole('radiogroup', { name: 'Panel' });
  return (await choice.isVisible()) ? choice.locator('label').allTextContents() : [null];
}

for (const [width, height] of LEAST_WINDOWS)
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    for (const workspace of ['City', 'Schematics'])
      test(`the document is never larger, and everything can be reached: ${workspace} and its menus`, async ({
        page,
      }) => {
        await page.goto('./');
        await page.getByRole('tab', { name: workspace }).click();
        await expect(page.getByRole('application')).toBeVisible();
        await expect(page.getByRole('button', { name: /^(?:Import|More)$/ }).first()).toHaveAttribute(
          'aria-haspopup',
          'menu',
        );
        for (const panel of await panelNames(page)) {
          if (panel !== null)
            await page.getByRole('radiogroup', { name: 'Panel' }).getByText(panel, { exact: true }).click();
          await expect(page.getByRole('region').last()).toBeVisible();
          await expectWithinWindow(page, `${workspace} ${panel ?? ''}`, '#root');
          const seen = new Set<string>();
          for (const opener of await page
            .locator('#root button[aria-haspopup]:enabled')
            .filter({ visible: true })
            .all()) {
            const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
            // Those of the rows of a list are alike.
            const alike = name.startsWith('Actions for') ? 'Actions' : name;
            if (seen.has(alike)) continue;
            seen.add(alike);
            await opener.click();
            const popup = page.locator('[data-portal] :is([role="menu"], [role="dialog"])').first();
            await expect(popup, name).toBeVisible();
            await expectWithinWindow(page, name, '[data-portal]');
            await page.keyboard.press('Escape');
            await expect(popup, name).toBeHidden();
          }
        }
      });
  });

test('the document is never larger than any window, and everything can be reached: every dialog', async ({
  page,
}) => {
  await page.goto('./');
  for (const [workspace, dialogs] of Object.entries(DIALOGS)) {
    await page.getByRole('tab', { name: workspace }).click();
    await expect(page.getByRole('application', { name: workspace.replace(/s$/, '') })).toBeVisible();
    for (const [command, title] of Object.entries(dialogs)) {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a command' }).fill(command);
      expect(await documentExcess(page), 'the palette').toEqual([]);
      await page.getByRole('option', { name: command }).first().click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog, command).toBeVisible();
      await expectInEveryWindow(page, command, '[role="dialog"]');
      await page.keyboard.press('Escape');
      await expect(dialog, command).toBeHidden();
    }
  }
});

async function expectInEveryWindow(page: Page, what: string, within: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expectWithinWindow(page, `${what}, ${width} × ${height}`, within);
  }
}
