import { expect, test } from '../support/journey.ts';

test('statistics and the land gallery fold away and stay so; all districts of a group are rerolled at once', async ({
  page,
}) => {
  await page.goto('./');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics).toContainText('Hexes');
  await statistics.getByRole('button', { name: 'Statistics' }).click();
  await expect(statistics).not.toContainText('Hexes');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Compare islands');
  await page.keyboard.press('Enter');
  const gallery = page.getByRole('dialog', { name: 'Land gallery' });
  await gallery.getByRole('button', { name: 'Statistics over seeds' }).click();
  await expect(gallery.getByRole('region', { name: 'Distributions' })).not.toContainText('mean by');
  await page.reload();
  await expect(statistics.getByRole('button', { name: 'Statistics' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await expect(statistics).not.toContainText('Hexes');

  await page.getByRole('button', { name: 'Reroll part' }).click();
  const item = page.getByRole('menuitem', { name: /^All of farmland/ });
  const count = Number(/(\d+) districts/.exec((await item.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(1);
  await item.click();
  const bar = page.getByRole('region', { name: 'Reroll' });
  await expect(bar).toContainText(`Reroll all ${count} districts of farmland`);
  await bar.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});
