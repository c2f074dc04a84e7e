import type { Page } from '@playwright/test';
import { CityPage } from '../support/city-page.ts';
import { expectNoGrowth, inUse } from '../support/in-use.ts';
import { expect, test } from '../support/journey.ts';

/** How long it goes on; `npm run soak` takes three minutes. */
const SECONDS = Number(process.env['SIXFOLD_SOAK_SECONDS'] ?? 10);

/** Of the land: 167,797 hexes, which are 1,006,782 segments. */
const RADIUS = '236';

/** Rounds after which all that is made once is there. */
const WARM_UP = 3;

/** Turns of the wheel from the whole of the land to single pieces. */
const ZOOMS = 12;

const at = (q: number, r: number) => ({ q, r, k: 0 }) as const;

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** Looks at the center from near, and makes room there. */
async function makeRoom({ page, board, panel }: CityPage): Promise<void> {
  await board.hover(at(0, 0));
  await page.keyboard.down('Control');
  for (let step = 0; step < ZOOMS; step++) await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await board.drag([at(-6, 0), at(0, 0), at(6, 0)]);
  await expect(panel).toContainText(/\d+ placements/);
  await page.keyboard.press('Delete');
}

/** Stamps, selects, moves, rerolls, and takes all of it back. */
async function round({ page, board, panel }: CityPage): Promise<void> {
  const house = page.getByRole('button', { name: 'House', exact: true });
  await house.click();
  for (const place of [at(0, 0), at(2, 0)]) {
    await board.click(place);
    await expect(page.getByText('Stamped House (No.').last()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await board.click(at(0, 0));
  await expect(panel).toContainText(/No\. \d+ at hex 0, 0/);
  await board.drag([at(0, 0), at(-1, 1), at(-2, 2)]);
  await expect(panel).toContainText(/No\. \d+ at hex -2, 2/);
  await panel.getByRole('button', { name: 'Reroll placement' }).click();
  const bar = page.getByRole('region', { name: 'Reroll' });
  await bar.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(bar).toHaveCount(0);
  for (let step = 0; step < 4; step++) await undo(page).click();
  await expect(panel).toContainText('Click a building');
}

test(`a city of a million segments: memory and page do not grow in ${SECONDS} seconds of edits`, async ({
  page,
}) => {
  test.setTimeout((SECONDS + 300) * 1000);
  await page.goto('./');
  const city = new CityPage(page);
  const radius = page.getByRole('textbox', { name: 'Radius', exact: true });
  await radius.fill(RADIUS);
  await radius.press('Enter');
  const statistics = page.getByRole('region', { name: 'Statistics' });
  await expect(statistics).toContainText('1,006,782 segments', { timeout: 120_000 });
  await makeRoom(city);
  const client = await page.context().newCDPSession(page);
  for (let i = 0; i < WARM_UP; i++) await round(city);
  const before = await inUse(client);
  const end = Date.now() + SECONDS * 1000;
  let rounds = 0;
  do {
    await round(city);
    rounds++;
  } while (Date.now() < end);
  await expectNoGrowth(`${rounds} rounds in a city of a million segments`, before, client, () => round(city));
});
