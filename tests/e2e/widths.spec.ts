import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { windowProblems } from '../support/window-bounds.ts';

const WIDTHS = [320, 360, 390, 480, 600, 640, 700, 760, 768, 820, 900, 1024, 1180, 1280, 1440];
const HEIGHTS = [256, 320, 640, 1024];

/** Least CSS pixels of a board either way in which one can work. */
const LEAST_BOARD = 90;

/** Elements of the header that lie outside of it or over one another, a line each. */
function headerProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector('header')!;
    const { left, right, top, bottom } = header.getBoundingClientRect();
    const problems = right > innerWidth ? [`the header ends at ${right}`] : [];
    const controls = [...header.querySelectorAll('button')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({
        name: element.ariaLabel ?? element.innerText,
        box: element.getBoundingClientRect(),
      }));
    controls.forEach(({ name, box }, index) => {
      if (
        box.left < left - 0.5 ||
        box.right > right + 0.5 ||
        box.top < top - 0.5 ||
        box.bottom > bottom + 0.5
      )
        problems.push(`${name} at ${box.left}–${box.right}, ${box.top}–${box.bottom}`);
      const next = controls[index + 1];
      if (next && next.box.left < box.right - 0.5) problems.push(`${name} lies over ${next.name}`);
    });
    return problems;
  });
}

/** The commands that the header offers in its buttons or in its menu. */
async function offered(page: Page): Promise<string[]> {
  const names = await page.getByRole('banner').getByRole('button').evaluateAll(namesOf);
  const more = page.getByRole('banner').getByRole('button', { name: 'More', exact: true });
  if (await more.isHidden()) return names;
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await windowProblems(page, '[role="menu"]')).toEqual([]);
  names.push(...(await page.getByRole('menuitem').evaluateAll(namesOf)));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return names;
}

function namesOf(elements: readonly Element[]): string[] {
  return elements
    .filter((element) => element.checkVisibility())
    .map((element) => element.ariaLabel ?? element.textContent);
}

for (const hasTouch of [false, true])
  test.describe(hasTouch ? 'with fingers' : 'with a pointer', () => {
    test.use({ hasTouch, contextOptions: { reducedMotion: 'reduce' } });

    test('the header, the tools and the board are in the window at every size', async ({ page }) => {
      await page.goto('./');
      for (const workspace of ['City', 'Schematics']) {
        await page.getByRole('tab', { name: workspace, exact: true }).click();
        const board = page.getByRole('application', { name: new RegExp(`^${workspace.replace(/s$/, '')}`) });
        await expect(board).toBeVisible();
        for (const width of WIDTHS)
          for (const height of HEIGHTS) {
            await page.setViewportSize({ width, height });
            await expect(board).toBeVisible();
            const size = `${workspace} ${width} × ${height}`;
            expect.soft(await headerProblems(page), size).toEqual([]);
            expect.soft(await windowProblems(page, 'header, main'), size).toEqual([]);
            const box = (await board.boundingBox())!;
            expect.soft(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(LEAST_BOARD);
          }
      }
    });

    test('the header offers the same at every width', async ({ page }) => {
      await page.goto('./');
      await expect(page.getByRole('banner').getByRole('button', { name: 'History' })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const names = (await offered(page)).join('\n');
        for (const name of [
          /Undo/,
          /Redo/,
          /History/,
          /Share|Copy link/,
          /Import/,
          /Export/,
          /colors/,
          /Find a command/,
          /Help|Keyboard shortcuts/,
        ])
          expect.soft(names, `${width}`).toMatch(name);
      }
    });
  });

/** The controls of a dialog that something else covers once they have the focus, a line each. */
function coveredControls(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) =>
    [
      ...dialog.querySelectorAll<HTMLElement>(
        'button, input:not([type="hidden"], [type="file"]), select, textarea',
      ),
    ]
      .filter((element) => {
        const { pointerEvents } = getComputedStyle(element);
        return (
          !element.matches(':disabled, [aria-hidden="true"] *') &&
          pointerEvents !== 'none' &&
          element.checkVisibility({ visibilityProperty: true })
        );
      })
      .flatMap((element) => {
        element.focus({ focusVisible: true });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isSeen = there !== null && (element.parentElement!.contains(there) || there.contains(element));
        return isSeen ? [] : [element.outerHTML.slice(0, 140)];
      }),
  );
}

// 1440 x 900 at a zoom of 400 %.
for (const size of [
  { width: 320, height: 256 },
  { width: 360, height: 225 },
])
  test(`what stays in view in a dialog covers no control at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('./');
    for (const [workspace, command] of [
      ['City', 'Export'],
      ['Schematics', 'Add kind'],
    ] as const) {
      await page.getByRole('tab', { name: workspace, exact: true }).click();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(command);
      await page.getByRole('dialog').getByRole('option').first().click();
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
      await expect(
        page.getByRole('dialog').getByRole('button', { name: /^(Export|Add kind)$/ }),
      ).toBeAttached();
      expect(await coveredControls(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
