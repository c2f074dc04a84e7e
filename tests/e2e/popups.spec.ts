import type { Page } from '@playwright/test';
import { findings, smallerTargets } from '../support/accessible.ts';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import { documentExcess, unreachableControls } from '../support/window-bounds.ts';

/** The parts of the page that dialogs, popovers and menus lie in. */
const POPUPS = '[data-portal]';

/** A window, with the people who use it. */
interface Window {
  readonly width: number;
  readonly height: number;
  /** Of what is pressed, in CSS pixels, for a finger or a mouse; all that opens is looked at by the checker too. */
  readonly least?: number;
  readonly hasTouch?: true;
  readonly isDark?: true;
}

/** The least windows of each layout: what fits there fits the larger ones. */
const WINDOWS: readonly Window[] = [
  { width: 360, height: 640, least: 44, hasTouch: true },
  { width: 1280, height: 800, least: 24, isDark: true },
  { width: 1024, height: 600 },
  { width: 844, height: 390 },
];

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
    'Districts…': 'Districts',
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

/** Proves that the document fills the window and no more, that the wheel moves nothing of it, and that all controls can be seen. */
async function expectWithinWindow(page: Page, what: string, within: string): Promise<void> {
  // Cells that are laid out by their number follow a window of another size in the next frame.
  await expect.poll(() => unreachableControls(page, within), `controls of ${what}`).toEqual([]);
  await page.mouse.move(60, 20);
  await page.mouse.wheel(0, 3000);
  expect(await documentExcess(page), what).toEqual([]);
}

/** Proves that what is open keeps nobody out, and that all of the page is large enough for what points. */
async function expectGood(page: Page, what: string, least: number): Promise<void> {
  // The pointer leaves the opener, whose tooltip would be looked at.
  await page.mouse.move(0, 0);
  expect.soft(await findings(page, POPUPS), what).toEqual([]);
  expect.soft(await smallerTargets(page, least), what).toEqual([]);
}

/** Panels that are on the page: all of them, or one at a time on a narrow screen. */
async function panelNames(page: Page): Promise<readonly (string | null)[]> {
  const choice = page.getByRole('radiogroup', { name: 'Panel' });
  return (await choice.isVisible()) ? choice.locator('label').allTextContents() : [null];
}

for (const { width, height, least, hasTouch = false, isDark = false } of WINDOWS)
  test.describe(`in a window of ${width} by ${height}`, () => {
    test.use({
      viewport: { width, height },
      hasTouch,
      colorScheme: isDark ? 'dark' : 'light',
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const workspace of ['City', 'Schematics'])
      test(`${workspace}: the page is never larger, and every menu and popover can be reached and keeps nobody out`, async ({
        page,
      }) => {
        await page.goto('./');
        await page.getByRole('tab', { name: workspace }).click();
        await expect(page.getByRole('application')).toBeVisible();
        await expect(page.getByRole('button', { name: /^(?:Import|More)$/ }).first()).toHaveAttribute(
          'aria-haspopup',
          'menu',
        );
        const panels = await panelNames(page);
        expect(panels.length).toBeGreaterThan(0);
        for (const panel of panels) {
          if (panel !== null)
            await page.getByRole('radiogroup', { name: 'Panel' }).getByText(panel, { exact: true }).click();
          await expect(page.getByRole('region').last()).toBeVisible();
          await expectWithinWindow(page, `${workspace} ${panel ?? ''}`, '#root');
          const seen = new Set<string>();
          const openers = page.locator('#root button[aria-haspopup]:enabled').filter({ visible: true });
          for (const opener of await openers.all()) {
            const opened = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
            // Those of the rows of a list are alike.
            const alike = opened.startsWith('Actions for') ? 'Actions' : opened;
            if (seen.has(alike)) continue;
            seen.add(alike);
            await opener.click();
            const popup = page.locator(`${POPUPS} :is([role="menu"], [role="dialog"])`).first();
            await expect(popup, opened).toBeVisible();
            if (least !== undefined) await expectGood(page, opened, least);
            await expectWithinWindow(page, opened, POPUPS);
            await page.keyboard.press('Escape');
            await expect(popup, opened).toBeHidden();
          }
        }
        if (workspace === 'City' || least === undefined) return;
        await page.getByRole('application').focus();
        await page.keyboard.press('Control+a');
        const board = await new BoardPage(page, 'Schematic Castle').pixelOf({ q: 0, r: 1, k: 0 });
        await page.mouse.click(board.x, board.y, { button: 'right' });
        const menu = page.getByRole('menu', { name: 'Selection' });
        await expect(menu).toBeInViewport({ ratio: 1 });
        await expectGood(page, 'the menu of the board', least);
      });

    if (least === undefined) return;
    for (const [workspace, dialogs] of Object.entries(DIALOGS))
      test(`${workspace}: every dialog can be reached and keeps nobody out`, async ({ page }) => {
        await page.goto('./');
        await page.getByRole('tab', { name: workspace }).click();
        await expect(page.getByRole('application')).toBeVisible();
        for (const [command, title] of Object.entries(dialogs)) {
          await page.keyboard.press('Control+k');
          await page.getByRole('combobox', { name: 'Find a command' }).fill(command);
          await page.getByRole('option', { name: command }).first().click();
          const dialog = page.getByRole('dialog', { name: title });
          await expect(dialog, command).toBeVisible();
          await expectGood(page, command, least);
          if (command === 'Edit kind…') {
            await dialog.getByRole('button', { name: 'Pick color', exact: true }).click();
            await expectGood(page, 'colors of a kind', least);
            await page.keyboard.press('Escape');
          }
          // Those of a finger are of the size of one window.
          if (!hasTouch) await expectInEveryWindow(page, command, '[role="dialog"]');
          await page.keyboard.press('Escape');
          await expect(dialog, command).toBeHidden();
          await page.setViewportSize({ width, height });
        }
      });

    test('the palette without a result and the tour keep nobody out', { tag: '@must' }, async ({ page }) => {
      await page.goto('./');
      await expect(page.getByRole('application')).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Find a command' }).fill('nothing is named so');
      await expectGood(page, 'the palette without a result', least);
      expect(await documentExcess(page), 'the palette').toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('option', { name: 'Show the tour' }).click();
      await expect(page.getByRole('region', { name: /^Tour/ })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      expect(await smallerTargets(page, least)).toEqual([]);
    });
  });

async function expectInEveryWindow(page: Page, what: string, within: string): Promise<void> {
  for (const { width, height } of WINDOWS) {
    await page.setViewportSize({ width, height });
    await expectWithinWindow(page, `${what}, ${width} × ${height}`, within);
  }
}
