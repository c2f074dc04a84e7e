import type { Page } from 'playwright';

/** Milliseconds within which the map of a city comes in place of its plan. */
const MAP_PAINTED = 4000;

/** A picture of a page as PNG, once nothing changes in it any more. */
export async function stillPicture(page: Page): Promise<Buffer> {
  let before: Buffer;
  let now = await page.screenshot({ animations: 'disabled' });
  do {
    before = now;
    await page.waitForTimeout(MAP_PAINTED);
    now = await page.screenshot({ animations: 'disabled' });
  } while (!now.equals(before));
  return now;
}
