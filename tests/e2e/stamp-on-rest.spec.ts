import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ opensOn: 'built', library: 'whole' });

test('in the first city a House fits at many places: a yard gives way, and Undo brings it back', async ({
  page,
}) => {
  await page.goto('./');
  const board = new BoardPage(page, 'City');
  await page.getByRole('button', { name: 'House', exact: true }).click();
  await page.keyboard.press('h');
  const heat = page.getByRole('group', { name: 'Heat map' });
  await expect(heat).toContainText(/[1-9]\d\d poses on [1-9]\d\d hexes/);
  const yard = { q: -1, r: 3, k: 0 } as const;
  const here = page.getByText(/^hex .1, 3 · north/);
  await board.hover(yard);
  await expect(here).toHaveText(/yard$/);
  await expect(page.getByText('Fits here at 0° · click to stamp')).toBeVisible();
  const sums = await heat.textContent();
  await board.click(yard);
  await expect(page.getByText(/^Stamped House/)).toBeVisible();
  await expect(here).toHaveText(/House \(No\. \d+\)$/);
  await expect(heat).not.toHaveText(sums!);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await board.hover(yard);
  await expect(here).toHaveText(/yard$/);
  await expect(heat).toHaveText(sums!);

  // A street gives way only with Alt.
  await board.hover({ q: 0, r: 1, k: 0 });
  await expect(page.getByText('Does not fit: 1 segment on street')).toBeVisible();
  await expect(page.getByText('Alt builds over it')).toBeVisible();
});
