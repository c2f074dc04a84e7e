import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test('the app opens with a city on the board and no step to undo', { tag: '@must' }, async ({ page }) => {
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: /^Placements by schematic/ }).getByRole('rowheader'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

// The widths are those of the built page: component tests have neither its font nor its order of styles.
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'board, panels and every button of the header share the screen, and nothing is wider than it',
    { tag: '@must' },
    async ({ page }) => {
      await expect(page.getByRole('application', { name: 'City' })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeInViewport();
      await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
      for (const button of await page.getByRole('banner').getByRole('button').all())
        await expect(button).toBeInViewport({ ratio: 1 });
      for (const tab of ['Schematics', 'City']) {
        await page.getByRole('tab', { name: tab }).click();
        const { content, visible } = await page.evaluate(() => ({
          content: document.documentElement.scrollWidth,
          visible: window.innerWidth,
        }));
        expect(content).toBeLessThanOrEqual(visible);
        await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
      }
      await page.getByRole('button', { name: 'More' }).tap();
      await page.getByRole('menuitem', { name: 'Export with a preview' }).tap();
      await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Form' })).toBeInViewport({
        ratio: 1,
      });
    },
  );
});
