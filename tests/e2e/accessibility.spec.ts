import axe from 'axe-core';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import type { Page } from '@playwright/test';

/** The components head a dialog with a `header`, which the checker takes for another banner of the page. */
const RULES = {
  'landmark-no-duplicate-banner': { enabled: false },
  'landmark-unique': { enabled: false },
};

/** Everything that the checker finds against WCAG 2.2 AA and its own best practices, a line each. */
async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (rules) => (window as unknown as { axe: typeof axe }).axe.run({ rules }),
    RULES,
  );
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${impact} ${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test.beforeEach(async ({ page }) => {
      await page.goto('./');
      await expect(page.getByRole('application')).toBeVisible();
    });

    test('the city has nothing that keeps people out: at rest, with a ghost, with a selection', async ({
      page,
    }) => {
      expect(await findings(page)).toEqual([]);
      const board = new BoardPage(page, 'City');
      await board.click({ q: 0, r: 0, k: 0 });
      await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Castle', exact: true }).click();
      await board.hover({ q: 1, r: 0, k: 0 });
      await expect(page.getByRole('status')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test('the schematics have nothing that keeps people out: a piece, an empty one, the shortcuts', async ({
      page,
    }) => {
      await page.getByRole('tab', { name: 'Schematics' }).click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'New schematic' }).click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
