import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
});

test('the app opens with a city on the board and no step to undo', async ({ page }) => {
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: /^Placements by schematic/ }).getByRole('rowheader'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a ghost says why it does not fit: off the land, or who stands there', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  await page.getByRole('button', { name: 'Castle', exact: true }).click();
  await board.hover({ q: 0, r: 0, k: 0 });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Does not fit: \d+ segments taken by .+ \(No\. \d+\)/,
  );
  await board.hover({ q: 14, r: -7, k: 2 });
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^Does not fit: \d+ segments off the land/,
  );
  await board.click({ q: 14, r: -7, k: 2 });
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a click selects a placement, Delete removes it, undo brings it back', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  const status = page.getByText(/^hex 0, 0 · north · /);
  await board.hover({ q: 0, r: 0, k: 0 });
  const before = await status.textContent();
  await board.click({ q: 0, r: 0, k: 0 });
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/No\. \d+ at hex/);
  await page.keyboard.press('Delete');
  await board.hover({ q: 1, r: 0, k: 0 });
  await board.hover({ q: 0, r: 0, k: 0 });
  await expect(status).toHaveText('hex 0, 0 · north · free land');
  await page.keyboard.press('Control+z');
  await board.hover({ q: 1, r: 0, k: 0 });
  await board.hover({ q: 0, r: 0, k: 0 });
  await expect(status).toHaveText(before ?? '');
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('keys turn, shift and mirror the ghost', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  await page.getByRole('button', { name: 'Terrace', exact: true }).click();
  await board.hover({ q: 0, r: 0, k: 0 });
  const pressed = page.getByRole('grid', { name: 'Poses' }).getByRole('gridcell', { selected: true });
  await expect(pressed).toHaveAccessibleName(/^Rotation 0, not shifted/);
  await page.keyboard.press('r');
  await page.keyboard.press('s');
  await expect(pressed).toHaveAccessibleName(/Rotation 1, shifted right/);
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('Shift+S');
  await expect(pressed).toHaveAccessibleName(/^Rotation 0, not shifted/);
  await page.keyboard.press('m');
  await expect(page.getByRole('switch', { name: 'Include mirrored' })).toBeChecked();
});

test('a recipe that cannot be met says why and leaves the city', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Radius' }).fill('1');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your city is unchanged');
  await expect(page.getByRole('list', { name: 'Problems of the recipe' })).toContainText('Castle');
  await expect(page.getByRole('region', { name: 'Statistics' }).getByText('631')).toBeVisible();
});

test('a generation can be canceled and leaves the city', async ({ page }) => {
  const covered = page.getByText(/^of [\d,]+ segments$/);
  const before = await covered.textContent();
  await page.getByRole('textbox', { name: 'Radius' }).fill('300');
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await expect(covered).toHaveText(before ?? '');
});

test('generating is one step, and undo brings the city before it back', async ({ page }) => {
  const bars = page.getByRole('table', { name: /^Placements by schematic/ });
  const before = await bars.textContent();
  await page.getByRole('button', { name: 'New seed' }).click();
  await expect(bars).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bars).toHaveText(before ?? '');
});

test('a seed and Enter make two steps: the seed, and the city that comes of it', async ({ page }) => {
  const bars = page.getByRole('table', { name: /^Placements by schematic/ });
  const before = await bars.textContent();
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await seed.fill('23');
  await seed.press('Enter');
  await expect(bars).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bars).toHaveText(before ?? '');
  await expect(seed).toHaveValue('23');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(seed).toHaveValue('7');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the keyboard goes on from Generate to Cancel and back', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Radius' }).fill('300');
  await page.getByRole('button', { name: 'Generate', exact: true }).focus();
  await page.keyboard.press('Enter');
  // At 0 % it has no width yet.
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeFocused();
});

test('keys work after ticking a schematic, and ? opens their list', async ({ page }) => {
  const tick = page.getByRole('checkbox', { name: 'Generate with Castle' });
  await tick.click();
  await expect(tick).not.toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(tick).toBeChecked();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard and mouse' })).toContainText('1 – 9');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('one Tab and Enter lead past all panels to the board', async ({ page }) => {
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: 'City' })).toBeFocused();
});

test('zoom keys, wheel and fit move the view about as they say', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  const scale = async () => Number(await board.board.getAttribute('data-scale'));
  const fitted = await scale();
  await board.board.focus();
  await page.keyboard.press('+');
  await expect.poll(scale).toBeGreaterThan(fitted);
  await page.keyboard.press('0');
  await expect.poll(scale).toBe(fitted);
  const spot = { q: 4, r: -2, k: 2 } as const;
  const before = await board.pixelOf(spot);
  await board.hover(spot);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -240);
  await page.keyboard.up('Control');
  await expect.poll(scale).toBeGreaterThan(fitted);
  const after = await board.pixelOf(spot);
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('every button of the header is whole on the screen', async ({ page }) => {
    for (const button of await page.getByRole('banner').getByRole('button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('menuitem', { name: 'Export with a preview' }).tap();
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Form' })).toBeInViewport({
      ratio: 1,
    });
  });

  test('board and panels share the screen, and nothing is wider than it', async ({ page }) => {
    await expect(page.getByRole('application', { name: 'City' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeInViewport();
    for (const tab of ['Schematics', 'City']) {
      await page.getByRole('tab', { name: tab }).click();
      const { content, visible } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        visible: window.innerWidth,
      }));
      expect(content).toBeLessThanOrEqual(visible);
      await expect(page.getByRole('tab', { name: tab })).toBeInViewport({ ratio: 1 });
    }
  });

  test('a finger paints, and two fingers leave no paint behind', async ({ page }) => {
    await page.getByRole('tab', { name: 'Schematics' }).click();
    const board = new BoardPage(page, 'Schematic');
    const { x, y } = await board.pixelOf({ q: 0, r: 3, k: 0 });
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await page.getByRole('button', { name: 'Undo' }).click();
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      points: { x: number; y: number; id: number }[],
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y, id: 1 }]);
    await touch('touchStart', [
      { x, y, id: 1 },
      { x: x + 60, y, id: 2 },
    ]);
    await touch('touchMove', [
      { x: x - 30, y, id: 1 },
      { x: x + 90, y, id: 2 },
    ]);
    await touch('touchEnd', []);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });
});
