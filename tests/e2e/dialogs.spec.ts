import type { Page } from '@playwright/test';
import { findings, smallerTargets } from '../support/accessible.ts';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

/** The parts of the page that dialogs, popovers and menus lie in. */
const POPUPS = '[data-portal]';

/** Dialogs by the command that opens them, and where. */
const DIALOGS = {
  City: {
    'Keyboard shortcuts': 'Keyboard and mouse',
    'Examples…': 'Examples',
    'Share by a link…': 'Share the city',
    'Export with a preview…': 'Export',
    'Earlier versions…': 'Earlier versions',
    'Cities…': 'Cities',
    'Compare many seeds…': 'Seed sheet',
    'Compare islands…': 'Land gallery',
    'Schematics of the recipe': 'Schematics of the recipe',
  },
  Schematics: {
    'Share by a link…': 'Share schematics',
    'Add kind…': 'New kind',
    'Edit kind…': 'Edit kind House',
    'Delete kind…': 'Delete kind House',
    'Replace a kind': 'Replace kind',
    'New pack…': 'New pack',
  },
} as const;

for (const { name, least, ...use } of [
  { name: 'a phone in light colors', least: 44, hasTouch: true, viewport: { width: 390, height: 844 } },
  { name: 'a desktop in dark colors', least: 24, viewport: { width: 1280, height: 800 }, dark: true },
])
  test.describe(`on ${name}`, () => {
    const { dark, hasTouch, ...options } = { dark: false, hasTouch: false, ...use };
    test.use({
      ...options,
      hasTouch,
      colorScheme: dark ? 'dark' : 'light',
      contextOptions: { reducedMotion: 'reduce' },
    });

    /** Proves that what is open keeps nobody out, and that all of the page is large enough for what points. */
    async function expectGood(page: Page, what: string): Promise<void> {
      expect.soft(await findings(page, POPUPS), what).toEqual([]);
      expect.soft(await smallerTargets(page, least), what).toEqual([]);
    }

    test('every dialog keeps nobody out, and its targets are large enough', async ({ page }) => {
      await page.goto('./');
      for (const [workspace, dialogs] of Object.entries(DIALOGS)) {
        await page.getByRole('tab', { name: workspace }).click();
        await expect(page.getByRole('application')).toBeVisible();
        for (const [command, title] of Object.entries(dialogs)) {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox', { name: 'Find a command' }).fill(command);
          await page.getByRole('option', { name: command }).first().click();
          const dialog = page.getByRole('dialog', { name: title });
          await expect(dialog, command).toBeVisible();
          await expectGood(page, command);
          if (command === 'Edit kind…') {
            await dialog.getByRole('button', { name: 'Pick color', exact: true }).click();
            await expectGood(page, 'colors of a kind');
            await page.keyboard.press('Escape');
          }
          await page.keyboard.press('Escape');
          await expect(dialog, command).toBeHidden();
        }
      }
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a command' }).fill('nothing is named so');
      await expectGood(page, 'the palette without a result');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Show the tour' }).click();
      await expect(page.getByRole('region', { name: /^Tour/ })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await smallerTargets(page, least)).toEqual([]);
    });

    for (const workspace of ['City', 'Schematics'])
      test(`every menu and popover keeps nobody out, and its targets are large enough: ${workspace}`, async ({
        page,
      }) => {
        await page.goto('./');
        await page.getByRole('tab', { name: workspace }).click();
        await expect(page.getByRole('application')).toBeVisible();
        const choice = page.getByRole('radiogroup', { name: 'Panel' });
        // On a phone one panel is shown at a time.
        if (hasTouch) await expect(choice).toBeVisible();
        const panels = hasTouch ? await choice.locator('label').allTextContents() : [null];
        expect(panels.length).toBeGreaterThan(0);
        for (const panel of panels) {
          if (panel !== null) await choice.getByText(panel, { exact: true }).click();
          await expect(page.getByRole('region').last()).toBeVisible();
          const seen = new Set<string>();
          const openers = page.locator('#root button[aria-haspopup]:enabled').filter({ visible: true });
          for (const opener of await openers.all()) {
            const opened = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
            const alike = opened.startsWith('Actions for') ? 'Actions' : opened;
            if (seen.has(alike)) continue;
            seen.add(alike);
            await opener.click();
            const popup = page.locator(`${POPUPS} :is([role="menu"], [role="dialog"])`).first();
            await expect(popup, opened).toBeVisible();
            // The pointer leaves the opener, whose tooltip would be looked at.
            await page.mouse.move(0, 0);
            await expectGood(page, opened);
            await page.keyboard.press('Escape');
            await expect(popup, opened).toBeHidden();
          }
        }
        if (workspace !== 'Schematics') return;
        await page.getByRole('application').focus();
        await page.keyboard.press('Control+a');
        const board = await new BoardPage(page, 'Schematic Castle').pixelOf({ q: 1, r: 0, k: 0 });
        await page.mouse.click(board.x, board.y, { button: 'right' });
        const menu = page.getByRole('menu', { name: 'Selection' });
        await expect(menu).toBeInViewport({ ratio: 1 });
        await expectGood(page, 'the menu of the board');
      });
  });
