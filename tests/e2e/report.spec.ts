import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import { keepPreset } from '../support/kept-preset.ts';

test.use({ library: 'whole' });

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('./');
  await expect(generateButton(page)).toBeVisible();
});

const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true });
const report = (page: Page) => page.getByRole('region', { name: 'Report' });
const bySchematic = (page: Page) => page.getByRole('list', { name: 'Report by schematic' });

/** Zooms in until the place of a miss is out of view, clicks on the miss, and looks where it is then. */
async function expectToBeBroughtIntoView(page: Page): Promise<void> {
  const city = new BoardPage(page, 'City');
  const miss = bySchematic(page).getByRole('button', { name: /^Nearest at hex/ });
  const [, q, r] = /hex ([−\d]+), ([−\d]+):/.exec((await miss.textContent()) ?? '') ?? [];
  const hex = { q: Number(q!.replace('−', '-')), r: Number(r!.replace('−', '-')), k: 0 } as const;
  const isInView = async () => {
    const { x, y } = await city.pixelOf(hex);
    const box = (await city.board.boundingBox())!;
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  };
  if ((await miss.getAttribute('aria-pressed')) === 'true') await miss.click();
  // Beside it: the middle of the view is far from it then.
  await city.hover({ q: -hex.q, r: -hex.r, k: 0 });
  for (let times = 0; times < 12 && (await isInView()); times++) {
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
  }
  await expect.poll(isInView).toBe(false);
  await miss.click();
  await expect(miss).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isInView).toBe(true);
}

test('what was placed is told schematic by schematic, how often it was tried, and where one more comes nearest', async ({
  page,
}) => {
  await expect(report(page)).toContainText('After Generate, this report lists what was placed');
  await generateButton(page).click();
  await expect(report(page)).toContainText(/\d+ placed of 23 schematics, from seed 7/);
  // It stands there from the start.
  await expect(page.getByText('Nothing changed: this seed gives the same city.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await report(page).getByRole('button', { name: 'Show all 23' }).click();
  await expect(bySchematic(page).getByRole('listitem')).toHaveCount(23);
  const pond = bySchematic(page).getByRole('button', { name: /^Duck pond/ });
  await pond.click();
  await expect(bySchematic(page)).toContainText(/Rule: 2 to 3\. Tried [\d,]+ times?: \d placed/);
  await bySchematic(page).getByRole('button', { name: 'Find next place' }).click();
  await expectToBeBroughtIntoView(page);

  await report(page).getByRole('button', { name: 'Copy report' }).click();
  await expect(page.getByText('The report was copied.')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Generated from seed 7\n/);
  expect(text).toMatch(/\nDuck pond: \d placed \(2 to 3\)\. Tried /);
  expect(text.trim().split('\n').length).toBeGreaterThanOrEqual(24);

  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill('8');
  await generateButton(page).click();
  await expect(report(page)).toContainText(/\d+ placed of 23 schematics, from seed 8/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(report(page)).toContainText('The city has changed since.');
});

test('what could not be placed is told with the reason; a click on the nearest miss shows the place', async ({
  page,
}) => {
  await keepPreset(page, 'Village', 'village');
  await page.getByRole('button', { name: 'Start from a preset' }).click();
  await page.getByRole('menuitem', { name: /^Village/ }).click();
  await expect(report(page)).toContainText(/placed of \d+ schematics/);
  await page.getByRole('button', { name: /^Schematics \d+$/ }).click();
  const list = page.getByRole('list', { name: 'Schematics of the recipe' });
  await list.getByRole('button', { name: /^Farmstead/ }).click();
  await page.getByRole('textbox', { name: 'Maximum, Farmstead' }).fill('');
  await page.getByRole('textbox', { name: 'Minimum, Farmstead' }).fill('12');
  await generateButton(page).click();
  await expect(report(page)).toContainText(/^ReportSeed \d+ failed\. Your city is unchanged\./);
  await expect(page.getByRole('list', { name: 'Problems of the generation' })).toContainText(
    /^Farmstead: needs at least 12, but one of them, 24 segments, found no room/,
  );
  // What is missing stands first.
  const first = bySchematic(page).getByRole('listitem').first().getByRole('button');
  await expect(first).toHaveAccessibleName(/^Farmstead \d+ ?, below minimum/);
  await first.click();
  await expect(bySchematic(page)).toContainText(
    /Nearest at hex [−\d]+, [−\d]+: \d+ (segments? blocked|cop(y|ies) too close)/,
  );
  await expectToBeBroughtIntoView(page);
});

test('statistics chart the coverage of districts, which a click shows, and count buildings and placements', async ({
  page,
}) => {
  const coverage = page.getByRole('table', { name: /^Coverage by district/ });
  for (const group of ['old-town', 'town', 'farmland'])
    await expect(coverage.getByRole('row').filter({ hasText: group }).first()).toContainText(/\d+\.\d %/);
  const show = coverage.getByRole('button', { name: 'Show old-town', exact: true });
  const { board } = new BoardPage(page, 'City');
  await board.focus();
  for (let times = 0; times < 8; times++) await page.keyboard.press('+');
  const scale = async () => Number(await board.getAttribute('data-scale'));
  const near = await scale();
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(scale).toBeLessThan(near);
  for (const name of [/^Buildings by kind/, /^Placements by schematic/]) {
    const table = page.getByRole('table', { name });
    const cells = await table.getByRole('cell').allTextContents();
    const sum = cells.reduce((total, text) => total + Number(text.replace(',', '')), 0);
    expect(sum).toBeGreaterThan(0);
    await expect(table.locator('caption')).toContainText(sum.toLocaleString('en'));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the report is a tap away, and its nearest miss shows on the board above it', async ({ page }) => {
    await generateButton(page).tap();
    await page.getByText('Report', { exact: true }).tap();
    await expect(report(page)).toContainText(/\d+ placed of 23 schematics/);
    await bySchematic(page)
      .getByRole('button', { name: /^Castle/ })
      .tap();
    await bySchematic(page).getByRole('button', { name: 'Find next place' }).tap();
    await expect(
      bySchematic(page).getByRole('button', { name: /^Nearest at hex/, pressed: true }),
    ).toBeInViewport();
    await expect(page.getByRole('application', { name: 'City' })).toBeInViewport();
  });

  test('what the header has no room for is in its menu: the link to the city, keys, colors', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'More' }).tap();
    for (const name of ['Find a command', 'Keyboard shortcuts', /^Switch to dark colors/])
      await expect(page.getByRole('menuitem', { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole('menuitem', { name: 'Share by a link…' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Share the city' });
    await dialog.getByRole('button', { name: 'Copy link' }).tap();
    await expect(dialog.getByRole('status')).toContainText('The link is copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('#city=');
  });
});
