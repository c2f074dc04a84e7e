import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, openWithoutTour, test } from '../support/journey.ts';

async function openSchematics(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await expect(page.getByRole('application', { name: 'Schematic Castle' })).toBeVisible();
}

const size = (page: Page) => page.getByText(/^\d+ segments? on \d+ hex/);

test.describe('copying from tab to tab', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a selection is pasted in a page of its own, moved there, and undone', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openSchematics(page);
    await page.keyboard.press('v');
    const board = new BoardPage(page, 'Schematic Castle');
    await board.click({ q: 0, r: 0, k: 0 });
    await expect(page.getByRole('group', { name: 'Selection' })).toContainText('6 segments');
    await page.keyboard.press('Control+c');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(text)).toMatchObject({ format: 'sixfold/schematic', name: 'Part of Castle' });

    // Another profile: nothing is shared but the clipboard.
    const context = await browser.newContext({
      permissions: ['clipboard-read', 'clipboard-write'],
      ...(baseURL !== undefined && { baseURL }),
    });
    await openWithoutTour(context);
    const other = await context.newPage();
    await openSchematics(other);
    await other.getByRole('button', { name: 'New schematic' }).click();
    await other.keyboard.press('Enter');
    await other.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await other.getByRole('application').focus();
    await other.keyboard.press('Control+v');
    await expect(size(other)).toContainText('6 segments on 1 hex');
    await other.getByRole('application').focus();
    await other.keyboard.press('ArrowUp');
    await other.keyboard.press('s');
    await expect(size(other)).toContainText(/^6 segments on 3 hexes/);
    for (let i = 0; i < 3; i++) await other.keyboard.press('Control+z');
    await expect(size(other)).toContainText('0 segments on 0 hexes');
    await context.close();
  });
});

test('a rectangle and a lasso are drawn about what they select', async ({ page }) => {
  await openSchematics(page);
  await page.keyboard.press('v');
  const board = new BoardPage(page, 'Schematic Castle');
  const bar = page.getByRole('group', { name: 'Selection' });
  const [left, top, right, bottom] = [
    { q: -4, r: 2, k: 0 },
    { q: 0, r: -3, k: 0 },
    { q: 4, r: -2, k: 0 },
    { q: 0, r: 4, k: 0 },
  ] as const;
  await board.drag([
    { q: -4, r: -1, k: 0 },
    { q: 4, r: 2, k: 0 },
  ]);
  await expect(bar).toContainText('63 segments');
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('Nothing selected');
  await page.keyboard.press('Shift+v');
  await board.drag([left, top, right, bottom, left]);
  await expect(bar).toContainText('63 segments');
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('one paints, two pan and zoom, and the second one leaves no paint behind', async ({ page }) => {
    await openSchematics(page);
    await page.getByRole('button', { name: 'New schematic' }).click();
    await page.keyboard.press('Enter');
    const board = new BoardPage(page, 'Schematic New schematic');
    const { x, y } = await board.pixelOf({ q: 0, r: 0, k: 0 });
    await page.touchscreen.tap(x, y);
    await expect(size(page)).toContainText('1 segment on 1 hex');
    const scale = Number(await board.board.getAttribute('data-scale'));
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: x - 80, y, id: 1 }]);
    await touch('touchStart', [
      { x: x - 80, y, id: 1 },
      { x: x + 80, y, id: 2 },
    ]);
    await touch('touchMove', [
      { x: x - 160, y, id: 1 },
      { x: x + 160, y, id: 2 },
    ]);
    await touch('touchEnd', []);
    await expect
      .poll(async () => Number(await board.board.getAttribute('data-scale')))
      .toBeGreaterThan(1.8 * scale);
    await expect(size(page)).toContainText('1 segment on 1 hex');
  });
});

test('a schematic is drawn by keys alone', async ({ page }) => {
  await openSchematics(page);
  await page.getByRole('button', { name: 'New schematic' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Shrine');
  await page.keyboard.press('Enter');
  const board = page.getByRole('application', { name: 'Schematic Shrine' });
  await board.focus();
  const words = page.getByRole('log', { name: 'Announcements' });
  await page.keyboard.press('ArrowRight');
  await expect(words).toHaveText(/^hex 0, 0, north: empty$/);
  await page.keyboard.press('3');
  await page.keyboard.press('t');
  await page.keyboard.press('Enter');
  await expect(words).toHaveText(/^hex 0, 0, north: barn$/);
  await expect(size(page)).toContainText('6 segments on 1 hex');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Delete');
  await expect(words).toHaveText(/^hex 0, 0, north-east: empty$/);
  await page.keyboard.press('Control+z');
  await expect(size(page)).toContainText('6 segments on 1 hex');
});

test('Escape gives up what is under way wherever the focus is', async ({ page }) => {
  await openSchematics(page);
  const board = new BoardPage(page, 'Schematic Castle');
  const before = await size(page).textContent();
  await page.keyboard.press('h');
  await board.hover({ q: 4, r: 0, k: 0 });
  await page.mouse.down();
  await expect(size(page)).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');
  await board.hover({ q: 4, r: 1, k: 0 });
  await page.mouse.up();
  await expect(size(page)).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a click that closes a menu or a popover paints nothing, and the next one does', async ({ page }) => {
  await openSchematics(page);
  const board = new BoardPage(page, 'Schematic Castle');
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const before = (await size(page).textContent())!;
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await board.click({ q: 3, r: -2, k: 0 });
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(size(page)).toHaveText(before);
  await expect(undo).toBeDisabled();
  await board.click({ q: 3, r: -2, k: 0 });
  await expect(size(page)).not.toHaveText(before);
  const painted = (await size(page).textContent())!;
  await page.getByRole('button', { name: 'History of steps' }).click();
  const history = page.getByRole('listbox', { name: 'History' });
  await expect(history).toBeVisible();
  await board.drag([
    { q: 3, r: -1, k: 0 },
    { q: 3, r: 0, k: 0 },
  ]);
  await expect(history).toBeHidden();
  await expect(size(page)).toHaveText(painted);
});

test('a line is one band, as wide as is chosen by menu or key', async ({ page }) => {
  await openSchematics(page);
  await page.getByRole('button', { name: 'New schematic' }).click();
  await page.keyboard.press('Enter');
  const board = new BoardPage(page, 'Schematic New schematic');
  await page.getByRole('button', { name: 'Line', exact: true }).click();
  const [from, to] = [
    { q: 0, r: 0, k: 0 },
    { q: 0, r: 3, k: 0 },
  ] as const;
  await board.drag([from, to]);
  // Straight down goes from corner to corner: beside 7 segments on the line two lie about each of 3 corners.
  await expect(size(page)).toHaveText(/^13 segments/);
  await page.keyboard.press('Control+z');

  await page.getByRole('button', { name: 'Width: 1 segment' }).click();
  await page.getByRole('menuitemradio', { name: '2 segments' }).click();
  await expect(page.getByRole('button', { name: 'Width: 2 segments' })).toBeVisible();
  await board.click({ q: 0, r: 0, k: 2 });
  await expect(size(page)).toHaveText(/^6 segments/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('b');
  await page.keyboard.press('q');
  await page.keyboard.press('q');
  await expect(page.getByRole('button', { name: 'Width: a hex' })).toBeVisible();
  await board.click({ q: 1, r: 1, k: 4 });
  await expect(size(page)).toHaveText('6 segments on 1 hex');
  await page.keyboard.press('Shift+q');
  await expect(page.getByRole('button', { name: 'Width: 3 segments' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Width/ })).toBeHidden();
});

test('rings and outlines are drawn by the tool of lines', async ({ page }) => {
  await openSchematics(page);
  await page.getByRole('button', { name: 'New schematic' }).click();
  await page.keyboard.press('Enter');
  const board = new BoardPage(page, 'Schematic New schematic');
  await page.keyboard.press('o');
  await expect(page.getByRole('button', { name: 'Ring', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await board.drag([
    { q: 0, r: 0, k: 0 },
    { q: 1, r: -1, k: 1 },
  ]);
  await expect(size(page)).toHaveText(/^(?:6|18|30) segments/);
  await page.keyboard.press('Control+z');

  await page.getByRole('button', { name: /^Width/ }).click();
  await page.getByRole('menuitemradio', { name: 'Filled outline' }).click();
  await expect(page.getByRole('button', { name: 'Filled outline', exact: true })).toBeVisible();
  await board.drag([
    { q: -1, r: 0, k: 0 },
    { q: 0, r: -1, k: 0 },
    { q: 1, r: -1, k: 0 },
    { q: 1, r: 0, k: 3 },
    { q: 0, r: 1, k: 3 },
    { q: -1, r: 1, k: 3 },
  ]);
  // The hex in the middle lies inside as a whole.
  await expect(size(page)).toHaveText(/^\d\d segments/);
  await page.getByRole('button', { name: 'History of steps' }).click();
  await expect(page.getByRole('listbox', { name: 'History' })).toContainText('Fill outline with house');
  await page.keyboard.press('Escape');
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Line', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
