import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test('Alt stamps over what is in the way, in one step; what is locked stays', async ({ page }) => {
  await page.goto('./');
  const board = new BoardPage(page, 'City');
  const center = { q: 0, r: 0, k: 0 } as const;
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await board.hover(center);
  await expect(page.getByText(/^Does not fit: 1 segment taken by Castle \(No\. \d+\)$/)).toBeVisible();
  await expect(page.getByText('Alt builds over it')).toBeVisible();
  await board.click(center);
  await expect(undo).toBeDisabled();
  await page.keyboard.down('Alt');
  await expect(page.getByRole('switch', { name: 'Stamp over' })).toBeChecked();
  await expect(page.getByText(/^Replaces Castle \(No\. \d+\) · click to stamp$/)).toBeVisible();
  await board.click(center);
  await page.keyboard.up('Alt');
  await expect(page.getByText(/^Stamped House/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Stamp over' })).not.toBeChecked();
  await undo.click();
  await expect(undo).toBeDisabled();

  // By keyboard alone, and over a locked placement.
  await page.keyboard.press('Escape');
  await board.click(center);
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await board.hover({ q: 1, r: 0, k: 0 });
  await board.hover(center);
  await page.keyboard.press('o');
  await expect(page.getByText('Locked placements stay: unlock them first')).toBeVisible();
});
