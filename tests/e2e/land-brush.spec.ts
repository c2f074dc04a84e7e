import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test('land is erased by a brush of any radius; what stands there is removed when asked, in one step', async ({
  page,
}) => {
  await page.goto('./');
  const board = new BoardPage(page, 'City');
  const hexes = page.getByRole('region', { name: 'Statistics' }).getByRole('definition').first();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(hexes).toHaveText('631');
  await page.getByRole('button', { name: 'Erase land' }).click();
  const panel = page.getByRole('region', { name: 'Land' });
  await page.keyboard.press(']');
  await expect(panel).toContainText('1 · 7 hexes');
  await board.click({ q: 0, r: 0, k: 0 });
  await page.getByRole('button', { name: 'Remove and erase' }).click();
  await expect(hexes).toHaveText('624');
  await undo.click();
  await expect(hexes).toHaveText('631');
  await expect(undo).toBeDisabled();
});
