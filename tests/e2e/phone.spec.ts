import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ library: 'whole' });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
  'the panel is dragged higher and lower, by keys too, and stays so; Generate is in view',
  { tag: '@must' },
  async ({ page }) => {
    await page.goto('./');
    const generate = page.getByRole('button', { name: 'Generate', exact: true });
    await expect(generate).toBeInViewport({ ratio: 1 });
    const handle = page.getByRole('separator', { name: 'Height of the panel' });
    const board = page.getByRole('application', { name: 'City' });
    const height = async () => (await board.boundingBox())!.height;
    const before = await height();
    const { x, y, width, height: own } = (await handle.boundingBox())!;
    await page.mouse.move(x + width / 2, y + own / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y - 100, { steps: 4 });
    await page.mouse.move(x + width / 2, y - 165, { steps: 4 });
    await page.mouse.up();
    await expect(handle).toHaveAttribute('aria-valuenow', '60');
    expect(await height()).toBeLessThan(before - 150);
    await expect(generate).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expect(handle).toHaveAttribute('aria-valuenow', '60');
    await handle.focus();
    await page.keyboard.press('Home');
    expect(await height()).toBeGreaterThan(before + 200);
    await page.keyboard.press('ArrowUp');
    await expect(handle).toHaveAttribute('aria-valuenow', '38');
    await handle.tap();
    await expect(handle).toHaveAttribute('aria-valuenow', '60');
  },
);

test('several are selected by taps, in the library and on the boards, and no text names a key', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).tap();
  const grid = page.getByRole('grid', { name: 'Schematics' });
  await grid.getByRole('button', { name: 'Actions for Castle' }).tap();
  await page.getByRole('menuitem', { name: 'Select several' }).tap();
  await grid.getByRole('button', { name: 'Citadel', exact: true }).tap();
  const bar = page.getByRole('group', { name: 'Selected schematics' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Clear selection' }).tap();

  await page.getByRole('button', { name: 'Select', exact: true }).tap();
  const selection = page.getByRole('group', { name: 'Selection' });
  await selection.getByRole('button', { name: 'Select several' }).tap();
  const castle = new BoardPage(page, 'Schematic Castle');
  const announced = page.getByRole('log', { name: 'Announcements' });
  const tap = async (q: number, r: number, k: 0 | 2) => {
    const at = await castle.pixelOf({ q, r, k });
    await page.touchscreen.tap(at.x, at.y);
  };
  await tap(0, 0, 0);
  await expect(announced).toHaveText(/^\d+ segments? selected/);
  const one = (await announced.textContent())!;
  await tap(1, -1, 2);
  await expect(announced).not.toHaveText(one);
  await tap(1, -1, 2);
  await expect(announced).toHaveText(one.trim());
  const bars = (await selection.boundingBox())!;
  expect(bars.x).toBeGreaterThanOrEqual(0);
  expect(bars.x + bars.width).toBeLessThanOrEqual(390);
  await expect(page.getByRole('main')).not.toContainText(/\b(?:Esc|Shift|Alt|Ctrl)\b/);

  await page.getByRole('tab', { name: 'City' }).tap();
  // A tap on a building brings up the panel that tells about it.
  const panel = page.getByRole('region', { name: 'Selection' });
  const tower = await new BoardPage(page, 'City').pixelOf({ q: 0, r: 0, k: 0 });
  await page.touchscreen.tap(tower.x, tower.y);
  await expect(panel.getByRole('button', { name: 'Castle', exact: true })).toBeVisible();
  await expect(panel).not.toContainText(/\b(?:Esc|Shift|Alt|Ctrl)\b/);
  await panel.getByRole('button', { name: 'A finger pans' }).tap();
  await panel.getByRole('button', { name: 'Select several' }).tap();
});
