import type { Page } from '@playwright/test';
import { BoardPage } from '../support/board-page.ts';
import { expect, test } from '../support/journey.ts';
import { MAP_SEA, seaOf } from '../support/sea-color.ts';

test.use({ library: 'whole' });

/*
 * Whole scenes against pictures of them that were looked at and found good. After a change that is meant to be seen:
 * `npx playwright test scenes --update-snapshots`, and look again.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Another version of the browser may antialias another way; what is drawn elsewhere or not at all is far more. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.15 };

/** The middle of a board, where neither words nor buttons lie over it. */
async function expectScene(page: Page, board: BoardPage, name: string): Promise<void> {
  const { x, y } = await board.pixelOf({ q: 0, r: 0, k: 0 });
  const clip = { x: Math.round(x) - 230, y: Math.round(y) - 170, width: 460, height: 360 };
  await expect
    .poll(async () => {
      const [first, second] = [await page.screenshot({ clip }), await page.screenshot({ clip })];
      return first.equals(second);
    })
    .toBe(true);
  // What is zoomed is drawn at its best once it rests.
  await expect(async () => {
    expect(await page.screenshot({ clip })).toMatchSnapshot(`${name}.png`, TOLERANCE);
  }).toPass({ timeout: 30_000 });
}

async function openCastle(page: Page): Promise<BoardPage> {
  await page.goto('./');
  await page.getByRole('tab', { name: 'Schematics' }).click();
  const board = new BoardPage(page, 'Schematic Castle');
  await expect(board.board).toBeVisible();
  return board;
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });

    test('a castle with a part selected, and a tile about a corner about to be painted', async ({ page }) => {
      const board = await openCastle(page);
      await page.keyboard.press('v');
      await board.click({ q: 0, r: 0, k: 0 });
      await page.keyboard.press('0');
      await page.getByRole('group', { name: 'Kinds' }).getByRole('button', { name: 'Wheat field' }).click();
      await page.keyboard.press('t');
      const { x, y } = await board.pixelOf({ q: 1, r: 0, k: 1 });
      await page.mouse.move(x + 6, y - 6);
      await expectScene(page, board, `castle-${colorScheme}`);
    });

    test('the plan of the same city from the same seed', async ({ page }) => {
      await page.goto('./');
      const board = new BoardPage(page, 'City');
      await page.getByRole('button', { name: 'View', exact: true }).click();
      await page.getByRole('menuitemradio', { name: 'Plan', exact: true }).click();
      await page.keyboard.press('Escape');
      await lookClosely(page);
      await expectScene(page, board, `city-${colorScheme}`);
    });
  });

test('the map of the same city from the same seed', async ({ page }) => {
  await page.goto('./');
  const board = new BoardPage(page, 'City');
  await expect.poll(() => seaOf(page), { timeout: 30_000 }).toBe(MAP_SEA);
  await lookClosely(page);
  await expectScene(page, board, 'city-map');
});

/** Shows the board at its full scale, with the pointer beside it. */
async function lookClosely(page: Page): Promise<void> {
  await page.keyboard.press('z');
  // Keys that are pressed before the commands are here wait for them.
  await expect(page.getByRole('button', { name: /^Zoom 100 %/ })).toBeVisible();
  await page.mouse.move(5, 5);
}

test('the way of a pose, at its end', async ({ page }) => {
  const board = await openCastle(page);
  await page.getByRole('gridcell', { name: /^Rotation 2, shifted right/ }).hover();
  await expect(page.getByText(/^Rotation 2: ring 1 moves/)).toBeVisible();
  await expectScene(page, board, 'pose');
});
