import { expect, test } from '../support/journey.ts';
import type { Page } from '@playwright/test';

test.use({ library: 'whole' });

const mark = (page: Page, step: number) => page.getByRole('region', { name: `Tour, ${step} of 4` });

/** Proves that a mark lies within the window, and over no part of what it explains. */
async function expectBeside(page: Page, step: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((name) => {
        const card = document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
        const ring = document.querySelector('[data-tour-ring]')?.getBoundingClientRect();
        if (!card || !ring) return 'not there';
        if (card.left < 0 || card.top < 0 || card.right > innerWidth || card.bottom > innerHeight)
          return `out of the window: ${card.left}, ${card.top}`;
        const isBeside =
          card.right <= ring.left ||
          card.left >= ring.right ||
          card.bottom <= ring.top ||
          card.top >= ring.bottom;
        return isBeside ? 'beside' : `over: ${card.top} to ${card.bottom}, ${ring.top} to ${ring.bottom}`;
      }, `Tour, ${step} of 4`),
    )
    .toBe('beside');
}

/** Proves that a message lies below a mark, and covers nothing of it. */
async function expectBelow(page: Page, step: number, message: string): Promise<void> {
  const note = page.getByRole('alert').filter({ hasText: message });
  await expect(note).toBeVisible();
  const card = (await mark(page, step).boundingBox())!;
  await expect
    .poll(async () => ((await note.boundingBox())?.y ?? 0) - card.y - card.height)
    .toBeGreaterThanOrEqual(0);
}

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('four marks lead from Generate to help, by doing and by Next, once; they are called back', async ({
    page,
  }) => {
    await page.goto('./');
    await expect(mark(page, 1)).toContainText('Build another city');
    await expectBeside(page, 1);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(mark(page, 2)).toContainText('Place pieces by hand');
    await expectBeside(page, 2);
    await expectBelow(page, 2, 'Nothing changed: this seed gives the same city.');
    await mark(page, 2).getByRole('button', { name: 'Next' }).click();
    await expectBeside(page, 3);
    await page.getByRole('tab', { name: 'Schematics' }).click();
    await expect(mark(page, 4)).toContainText('Examples and help');
    await expectBeside(page, 4);
    await page.getByRole('application').focus();
    await page.keyboard.press('Escape');
    await expect(mark(page, 4)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('application')).toBeVisible();
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('region', { name: /^Tour/ })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Show the tour' }).click();
    await expectBeside(page, 1);
    // What marks of the city explain is not to be seen among the schematics.
    await page.getByRole('tab', { name: 'Schematics' }).click();
    await expectBeside(page, 4);
    await mark(page, 4).getByRole('button', { name: 'Close the tour' }).click();
    await expect(page.getByRole('region', { name: /^Tour/ })).toHaveCount(0);
  });

  test.describe('with a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('the marks lie beside what they explain', async ({ page }) => {
      await page.goto('./');
      for (const step of [1, 2, 3, 4]) {
        await expectBeside(page, step);
        await mark(page, step)
          .getByRole('button', { name: step === 4 ? 'Done' : 'Next' })
          .tap();
      }
      await expect(page.getByRole('region', { name: /^Tour/ })).toHaveCount(0);
    });
  });
});

test('an example opens from the gallery as a city of its own, and one undo takes it away', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Examples…' }).click();
  const gallery = page.getByRole('dialog', { name: 'Examples' });
  await expect(gallery.getByRole('list', { name: 'Cities' }).getByRole('listitem')).toHaveCount(10);
  await expect(gallery.getByRole('list', { name: 'Packs' }).getByRole('listitem')).toHaveCount(2);
  await expect(gallery.getByRole('img', { name: 'Picture of Hamlet' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Open example Hamlet' }).click();
  await expect(gallery).toBeHidden();
  await expect(
    page.getByRole('alert').filter({ hasText: '“Hamlet” is a city of its own now.' }),
  ).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await expect(undo).toBeDisabled();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('example port');
  await page.getByRole('option', { name: 'Open example Port' }).click();
  await expect(undo).toBeEnabled();

  // A pack becomes a folder of the library, and its tests run meanwhile.
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Examples…' }).click();
  await gallery.getByRole('button', { name: 'Add pack Village green' }).click();
  await expect(gallery).toBeHidden();
  await expect(
    page.getByRole('grid', { name: 'Schematics' }).getByRole('button', { name: 'Village green' }).first(),
  ).toBeVisible();
  // They make three hundred cities, which a slow and busy machine takes minutes for.
  await expect(page.getByText('“Village green”: all 3 tests in cities pass.')).toBeVisible({
    timeout: 240_000,
  });
});
