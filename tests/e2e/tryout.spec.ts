import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a piece is tried out among neighbors as it is painted, in all poses and under its conditions', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const patch = page.getByRole('region', { name: 'Try it out' });
  await expect(patch.getByText(/^\d+ copies$/)).toBeVisible();
  await expect(patch.getByRole('listbox')).toBeInViewport({ ratio: 1 });

  // A new piece: the patch waits for its first segment, and follows every stroke.
  await page.getByRole('button', { name: 'New schematic' }).click();
  await page.keyboard.type('Shed');
  await expect(patch.getByText('Paint a segment, and the piece is tried out here.')).toBeVisible();
  const board = new BoardPage(page, 'Schematic Shed');
  const { x, y } = await board.pixelOf({ q: 0, r: 0, k: 0 });
  await page.mouse.click(x, y);
  await expect(patch.getByText('in 6 of 6 poses')).toBeVisible();
  const beside = await board.pixelOf({ q: 0, r: 0, k: 1 });
  await page.mouse.click(beside.x, beside.y);
  await expect(patch.getByText(/in \d+ of 9 poses$/)).toBeVisible();

  // A click on a copy shows the piece in its pose.
  await patch.getByRole('listbox', { name: 'Copies of Shed in the patch' }).focus();
  await page.keyboard.press('ArrowRight');
  const name = await patch.getByRole('option', { name: /^Copy / }).textContent();
  await page.keyboard.press('Enter');
  const pose = /Copy \d+ of \d+: (.*)$/.exec(name!)![1]!;
  await expect(
    page
      .getByRole('grid', { name: 'Poses' })
      .getByRole('gridcell', { name: new RegExp(`^${pose}`), selected: true }),
  ).toBeVisible();

  await patch.getByRole('combobox', { name: 'Neighbors' }).selectOption('The same piece');
  await page.getByRole('button', { name: 'Enlarge the patch' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shed among its neighbors' });
  await expect(dialog.getByText(/^\d+ copies$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Reroll the patch' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
