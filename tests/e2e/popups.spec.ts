import type { Locator, Page } from '@playwright/test';
import { colorFindings, findings, smallerTargets } from '../support/accessible.ts';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import { windowProblems } from '../support/window-bounds.ts';

/** The parts of the page that dialogs, popovers and menus lie in. */
const POPUPS = '[data-portal]';

/** A window, with the people who use it. */
interface Window {
  readonly width: number;
  readonly height: number;
  readonly hasTouch?: true;
  /** In these windows the checker looks at all that opens. */
  readonly check?: Check;
}

interface Check {
  /** The size of what is pressed, in CSS pixels, for a finger or a mouse. */
  readonly least: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The least windows of each layout: what fits there fits the larger ones. */
const WINDOWS: readonly Window[] = [
  { width: 360, height: 640, hasTouch: true, check: { least: 44, colorScheme: 'light' } },
  { width: 844, height: 390 },
  { width: 1024, height: 600 },
  { width: 1280, height: 800, check: { least: 24, colorScheme: 'dark' } },
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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openWorkspace(page: Page, workspace: string): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: workspace }).click();
  await expect(page.getByRole('application')).toBeVisible();
}

/**
 * Returns a function that gives the page another window, with what is open on it: its size, a finger or a mouse, and the
 * colors that it is checked in.
 */
async function windowChanger(page: Page): Promise<(window: Window) => Promise<void>> {
  const client = await page.context().newCDPSession(page);
  return async ({ width, height, hasTouch = false, check }) => {
    await client.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch });
    if (check) await page.emulateMedia({ colorScheme: check.colorScheme });
    await page.setViewportSize({ width, height });
    // The layout follows in the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  };
}

/** Proves that the document fills the window and no more, and that all controls can be seen. */
async function expectWithinWindow(page: Page, what: string, within: string): Promise<void> {
  // Cells that are laid out by their number follow a window of another size in the next frame.
  await expect.poll(() => windowProblems(page, within), what).toEqual([]);
}

/**
 * Returns a function that proves that what is open keeps nobody out, and that all of the page is large enough for what
 * points. What was looked at before differs in its colors alone.
 */
function goodness(page: Page): (what: string, check: Check | undefined) => Promise<void> {
  const seen = new Set<string>();
  return async (what, check) => {
    if (!check) return;
    // The pointer leaves the opener, whose tooltip would be looked at.
    await page.mouse.move(0, 0);
    const find = seen.has(what) ? colorFindings : findings;
    seen.add(what);
    expect.soft(await find(page, POPUPS), what).toEqual([]);
    expect.soft(await smallerTargets(page, check.least), what).toEqual([]);
  };
}

/** Chooses each panel in turn where one is shown at a time; where all are on the page, there is one turn. */
async function* panels(page: Page, { width }: Window): AsyncGenerator<string> {
  const choice = page.getByRole('radiogroup', { name: 'Panel' });
  const isNarrow = width < 900;
  await expect(choice).toBeVisible({ visible: isNarrow });
  const names = isNarrow ? await choice.locator('label').allTextContents() : [];
  for (const name of names) {
    await choice.getByText(name, { exact: true }).click();
    yield name;
  }
  if (!isNarrow) yield 'all panels';
}

/** Buttons that open a menu or popover, by their names; those of the rows of a list are alike. */
async function openersOf(page: Page): Promise<ReadonlyMap<string, Locator>> {
  const openers = page.locator('#root button[aria-haspopup]:enabled').filter({ visible: true });
  const names = await openers.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  return new Map(
    names.map((name, index) => [name.startsWith('Actions for') ? 'Actions' : name, openers.nth(index)]),
  );
}

for (const workspace of ['City', 'Schematics'] as const) {
  test(`${workspace}: the page is never larger, and every menu and popover can be reached and keeps nobody out`, async ({
    page,
  }) => {
    const changeWindow = await windowChanger(page);
    const expectGood = goodness(page);
    await openWorkspace(page, workspace);
    for (const window of WINDOWS) {
      const { width, height, check } = window;
      await changeWindow(window);
      await expect(
        page.getByRole('banner').getByRole('button', { name: width < 480 ? 'More' : 'Import', exact: true }),
      ).toHaveAttribute('aria-haspopup', 'menu');
      const seen = new Set<string>();
      for await (const panel of panels(page, window)) {
        await expect(page.getByRole('region').last()).toBeVisible();
        await page.mouse.move(60, 20);
        await page.mouse.wheel(0, 3000);
        await expectWithinWindow(page, `${panel}, ${width} × ${height}`, '#root');
        for (const [name, opener] of await openersOf(page)) {
          if (seen.has(name)) continue;
          seen.add(name);
          await opener.click();
          const popup = page.locator(`${POPUPS} :is([role="menu"], [role="dialog"])`).first();
          await expect(popup, name).toBeVisible();
          await expectGood(name, check);
          await expectWithinWindow(page, `${name}, ${width} × ${height}`, POPUPS);
          await page.keyboard.press('Escape');
          await expect(popup, name).toBeHidden();
        }
      }
      if (workspace === 'City' || !check) continue;
      const board = new BoardPage(page, 'Schematic Castle');
      await board.board.focus();
      await page.keyboard.press('Control+a');
      await board.click({ q: 0, r: 1, k: 0 }, { button: 'right' });
      const menu = page.getByRole('menu', { name: 'Selection' });
      await expect(menu).toBeInViewport({ ratio: 1 });
      await expectGood('the menu of the board', check);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
  });

  test(`${workspace}: every dialog can be reached and keeps nobody out`, async ({ page }) => {
    const changeWindow = await windowChanger(page);
    const expectGood = goodness(page);
    await openWorkspace(page, workspace);
    // Each second dialog is opened in the largest window, where the one before was closed.
    let windows = WINDOWS;
    await changeWindow(windows[0]!);
    for (const [command, title] of Object.entries(DIALOGS[workspace])) {
      await page.keyboard.press('Control+k');
      const palette = page.locator(POPUPS).getByRole('dialog');
      await palette.getByRole('combobox', { name: 'Find a command' }).fill(command);
      await palette.getByRole('option', { name: command }).first().click();
      const dialog = page.locator(POPUPS).getByRole('dialog', { name: title });
      await expect(dialog, command).toBeVisible();
      for (const window of windows) {
        const { width, height, check } = window;
        if (window !== windows[0]) await changeWindow(window);
        await expectGood(command, check);
        if (check && command === 'Edit kind…') {
          await dialog.getByRole('button', { name: 'Pick color', exact: true }).click();
          await expectGood('colors of a kind', check);
          await page.keyboard.press('Escape');
        }
        await expectWithinWindow(page, `${command}, ${width} × ${height}`, '[role="dialog"]');
      }
      await page.keyboard.press('Escape');
      await expect(dialog, command).toBeHidden();
      windows = windows.toReversed();
    }
  });
}

test('the palette without a result and the tour keep nobody out', async ({ page }) => {
  const changeWindow = await windowChanger(page);
  const expectGood = goodness(page);
  await openWorkspace(page, 'City');
  for (const window of WINDOWS) {
    if (!window.check) continue;
    await changeWindow(window);
    await page.keyboard.press('Control+k');
    const palette = page.locator(POPUPS).getByRole('dialog');
    await palette.getByRole('combobox', { name: 'Find a command' }).fill('nothing is named so');
    await expectGood('the palette without a result', window.check);
    expect(await windowProblems(page, POPUPS), 'the palette').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await palette.getByRole('option', { name: 'Show the tour' }).click();
    const tour = page.getByRole('region', { name: /^Tour/ });
    await expect(tour).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await smallerTargets(page, window.check.least)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
  }
});
