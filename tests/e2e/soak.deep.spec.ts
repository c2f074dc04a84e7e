import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expectNoGrowth, inUse } from '../support/in-use.ts';
import { expect, test } from '../support/journey.ts';

/** How long it goes on; `npm run soak` takes three minutes. */
const SECONDS = Number(process.env['SIXFOLD_SOAK_SECONDS'] ?? 10);

/**
 * Rounds after which what is made once is there. Heap snapshots show what grows then: machine code of what runs often,
 * 1.3 MB in rounds 9 to 16, 0.9 MB in the 20 after them, 0.6 MB in the next 30; and no objects.
 */
const WARM_UP = 16;

/** Milliseconds that a round, or the count of what is in use, may take on a busy machine. */
const PATIENCE = 60_000;

/** Generates, calls a generation off, stamps, removes, paints, moves about, and takes all of it back. */
async function round(page: Page): Promise<void> {
  const city = new BoardPage(page, 'City');
  const generate = page.getByRole('button', { name: 'Generate', exact: true });
  // Another than the one that all is taken back to.
  await page.getByRole('textbox', { name: 'Seed', exact: true }).fill('8');
  await generate.click();
  // As long as it goes on, Cancel stands in its place, and Undo would call it off.
  await expect(generate).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await generate.click();
  await page.keyboard.press('Control+z');
  await expect(generate).toBeVisible();
  await city.click({ q: 0, r: 0, k: 0 });
  await page.keyboard.press('Delete');
  await page.keyboard.press('+');
  await page.keyboard.press('0');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const board = new BoardPage(page, 'Schematic Castle');
  await expect(board.board).toBeVisible();
  await page.keyboard.press('h');
  await board.drag([
    { q: 3, r: 0, k: 0 },
    { q: 4, r: -2, k: 3 },
    { q: 3, r: -3, k: 3 },
  ]);
  await page.getByRole('tab', { name: 'City' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  while (await undo.isEnabled()) await undo.click();
}

test(`memory does not grow in ${SECONDS} seconds of work`, async ({ page }) => {
  const begin = Date.now();
  // There is no limit for all of it: a slow machine takes long for the rounds that warm up.
  const wait = (): void => test.setTimeout(Date.now() - begin + PATIENCE);
  wait();
  await page.goto('./');
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const work = async () => {
    await round(page);
    wait();
  };
  for (let i = 0; i < WARM_UP; i++) await work();
  const before = await inUse(client);
  const end = Date.now() + SECONDS * 1000;
  let rounds = 0;
  while (Date.now() < end) {
    await work();
    rounds++;
  }
  expect(rounds).toBeGreaterThan(0);
  await expectNoGrowth(`${rounds} rounds`, before, client, work);
});
