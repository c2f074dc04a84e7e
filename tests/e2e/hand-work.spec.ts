import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';

test('Generate asks what becomes of edits by hand; a changed recipe says so over the board', async ({
  page,
}) => {
  await page.goto('./');
  const board = new BoardPage(page, 'City');
  const status = (text: RegExp) => page.getByRole('status').filter({ hasText: text });
  const stale = status(/^Changed since Generate/);
  const question = page.getByRole('dialog', { name: 'Generate over edits by hand?' });
  const seed = page.getByRole('textbox', { name: 'Seed', exact: true });
  await expect(board.board).toBeVisible();
  await expect(stale).toHaveCount(0);

  // A change of the recipe is told, and taken back when it is undone.
  await seed.fill('4711');
  await seed.press('Tab');
  await expect(stale).toHaveText('Changed since Generate: seed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stale).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();

  // One selected placement that is turned by hand counts as work.
  await page.getByRole('button', { name: 'House', exact: true }).click();
  const free = { q: 0, r: -14, k: 3 } as const;
  await board.hover(free);
  await board.board.focus();
  await page.keyboard.press('Tab');
  await board.click(free);
  await expect(page.getByText(/^Stamped House/)).toBeVisible();
  await page.keyboard.press('Escape');

  // Asked by keyboard alone: Escape cancels, Enter keeps.
  await page.getByRole('button', { name: 'Generate again' }).click();
  await expect(question).toContainText('1 placement by hand: House');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(stale).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(question.getByRole('button', { name: 'Keep as locked' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/placed of \d+ schematics, from seed 4711/)).toBeVisible();
  await expect(stale).toHaveCount(0);

  // What is locked needs no question any more: Generate goes on at once, and the placement stays.
  await seed.fill('4712');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/placed of \d+ schematics, from seed 4712/)).toBeVisible();
  await page.getByRole('button', { name: 'Select similar' }).click();
  await page.getByRole('menuitem', { name: /^Locked/ }).click();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('by hand');

  // A generated placement that is removed counts, too, and its place stays free.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select similar' }).click();
  await page.getByRole('menuitem', { name: /^Not locked/ }).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+Enter');
  await expect(question).toContainText(/the places of \d+ removed placements: /);
  await expect(question).toContainText('Nothing is built where you removed something');
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText(/placed of \d+ schematics, from seed 4712/)).toBeVisible();
});
