import { colorFindings, findings, smallerTargets } from '../support/accessible.ts';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '@playwright/test';

for (const [colorScheme, find] of [
  ['light', findings],
  ['dark', colorFindings],
] as const)
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.goto('./');
      await expect(page.getByRole('application')).toBeVisible();
    });

    test('the city has nothing that keeps people out: at rest, with a ghost, with a selection, its districts', async ({
      page,
    }) => {
      expect(await find(page)).toEqual([]);
      const board = new BoardPage(page, 'City');
      await board.click({ q: 0, r: 0, k: 0 });
      await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
      expect(await find(page)).toEqual([]);
      await page
        .getByRole('region', { name: 'Library' })
        .getByRole('button', { name: 'Castle', exact: true })
        .click();
      await page.getByRole('button', { name: 'Show where it fits' }).click();
      await expect(page.getByRole('group', { name: 'Heat map' })).toBeVisible();
      await board.hover({ q: 1, r: 0, k: 0 });
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
      expect(await find(page)).toEqual([]);

      await page.getByRole('button', { name: 'Districts…' }).click();
      const lab = page.getByRole('dialog', { name: 'Districts' });
      await expect(lab.getByRole('slider', { name: 'Territory core' })).toBeVisible();
      expect(await find(page)).toEqual([]);
      await lab.getByText('Neighborhoods').click();
      await expect(lab.getByRole('slider', { name: 'Empty share' })).toBeVisible();
      expect(await find(page)).toEqual([]);
    });

    test('the city has nothing that keeps people out while somebody walks', async ({ page }) => {
      await page.getByRole('button', { name: 'Walk the city' }).click();
      // Away from the buttons: their tooltips would go while they are looked at.
      await new BoardPage(page, 'City').hover({ q: 0, r: 0, k: 0 });
      await page.keyboard.press('w');
      await expect(page.getByText(/^0 steps/)).toBeVisible();
      await page.keyboard.press('x');
      await expect(page.getByRole('group', { name: 'Reach' })).toBeVisible();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      expect(await find(page)).toEqual([]);
    });

    test('the schematics have nothing that keeps people out: a piece, an empty one, keys, palette', async ({
      page,
    }) => {
      await page.getByRole('tab', { name: 'Schematics' }).click();
      expect(await find(page)).toEqual([]);
      await page.getByRole('button', { name: 'New schematic' }).click();
      expect(await find(page)).toEqual([]);
      await page.getByRole('button', { name: 'Help' }).click();
      await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await find(page)).toEqual([]);
      await page.getByRole('button', { name: 'Change B, Paint tool' }).click();
      await page.keyboard.press('e');
      expect(await find(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Find a command', exact: true }).click();
      await page.getByRole('combobox', { name: 'Find a command' }).fill('sel');
      expect(await find(page)).toEqual([]);
    });
  });

for (const { name, least, ...use } of [
  { name: 'a desktop', least: 24, viewport: { width: 1280, height: 800 }, hasTouch: false },
  { name: 'a phone', least: 44, viewport: { width: 390, height: 844 }, hasTouch: true },
])
  test.describe(`on ${name} every target is at least ${least} pixels large`, () => {
    const smallTargets = (page: Page) => smallerTargets(page, least);
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    /** On a phone one panel is shown at a time. */
    async function openPanel(page: Page, panel: string): Promise<void> {
      if (use.hasTouch)
        await page.getByRole('radiogroup', { name: 'Panel' }).getByText(panel, { exact: true }).click();
    }

    test('in the city: recipe, its table, report, library, selection, ghost, statistics, a proposed roll', async ({
      page,
    }) => {
      await page.goto('./');
      await page.getByRole('button', { name: /^Schematics \d+$/ }).click();
      await page
        .getByRole('list', { name: 'Schematics of the recipe' })
        .getByRole('button', { name: /^Castle/ })
        .click();
      expect(await smallTargets(page)).toEqual([]);
      await page.getByRole('button', { name: 'All in a table' }).click();
      const dialog = page.getByRole('dialog', { name: 'Schematics of the recipe' });
      await expect(dialog.getByText('Ring wall').first()).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      await openPanel(page, 'Report');
      const report = page.getByRole('list', { name: 'Report by schematic' });
      await report.getByRole('button', { name: /^Castle/ }).click();
      await expect(report.getByRole('button', { name: 'Find next place' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);

      await openPanel(page, 'Statistics');
      await expect(page.getByRole('button', { name: 'Show old-town', exact: true })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);

      await new BoardPage(page, 'City').click({ q: 0, r: 0, k: 0 });
      await openPanel(page, 'Selection');
      await expect(page.getByRole('switch', { name: 'Locked' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);

      await openPanel(page, 'Library');
      await expect(page.getByRole('checkbox', { name: 'Generate with Castle' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
      await page
        .getByRole('region', { name: 'Library' })
        .getByRole('button', { name: 'Castle', exact: true })
        .click();
      await openPanel(page, 'In hand');
      await expect(page.getByRole('switch', { name: 'Include mirrored' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Reroll part' }).click();
      await page.getByRole('menuitem', { name: /^All but locked/ }).click();
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });

    test('in the schematics: every panel', async ({ page }) => {
      await page.goto('./');
      await page.getByRole('tab', { name: 'Schematics' }).click();
      await expect(page.getByRole('application', { name: 'Schematic' })).toBeVisible();
      for (const panel of ['Library', 'Kinds', 'Schematic', 'Around it', 'Poses', 'Try it out', 'Checks']) {
        await openPanel(page, panel);
        await expect(page.getByRole('region', { name: panel, exact: true })).toBeVisible();
        expect(await smallTargets(page)).toEqual([]);
      }
    });
  });
