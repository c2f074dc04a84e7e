import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
});

test('the heat map shows where a house fits; Tab takes a pose that does, Enter stamps it', async ({
  page,
}) => {
  const board = new BoardPage(page, 'City');
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await page.getByRole('button', { name: 'Show where it fits' }).click();
  const heat = page.getByRole('group', { name: 'Heat map' });
  await expect(heat).toContainText(/\d+ poses on \d+ hexes/);
  const ways = async () => Number(/(\d+) ways/.exec((await heat.textContent()) ?? '')?.[1]);
  const before = await ways();
  // A hex at the north corner of the land that is free in part.
  await board.hover({ q: 0, r: -14, k: 3 });
  const dial = page.getByRole('grid', { name: 'Poses' });
  await expect(dial.getByRole('gridcell', { name: /, fits$/ })).not.toHaveCount(0);
  await expect(dial.getByRole('gridcell', { name: /, does not fit$/ })).not.toHaveCount(0);
  await board.board.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^Fits here at/)).toBeVisible();
  await board.click({ q: 0, r: -14, k: 3 });
  await expect(page.getByText(/^Stamped House/)).toBeVisible();
  await expect.poll(ways).toBe(before - 1);
  await page.keyboard.press('Control+z');
  await expect.poll(ways).toBe(before);
});

test('a walker goes round by keys, is stopped by walls, and what it cannot reach is told', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Walk the city' }).click();
  await page.keyboard.press('w');
  await expect(page.getByText(/^0 steps · hex/)).toBeVisible();
  // In some direction there is a way, and in some there is none.
  for (const key of ['q', 'w', 'e', 'a', 's', 'd', 'w', 'e', 'd', 's', 'a', 'q'])
    await page.keyboard.press(key);
  await expect(page.getByText(/^[1-9]\d* steps? · hex/)).toBeVisible();
  await page.keyboard.press('x');
  await expect(page.getByRole('group', { name: 'Reach' })).toContainText(/reached: .*out of reach: /);
  // Escape ends the walk also while a tooltip is shown, which would keep it.
  await page.getByRole('button', { name: 'Walk the city' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Walk' })).toBeHidden();
});

test('the board of the city is gone over by arrow keys, which say what stands there', async ({ page }) => {
  const board = new BoardPage(page, 'City');
  await board.board.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(/^hex -?\d+, -?\d+, segment /)).toHaveCount(1);
  const first = await page.getByText(/^hex -?\d+, -?\d+, segment /).textContent();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText(/^hex -?\d+, -?\d+, segment /)).not.toHaveText(first ?? '');
});
