import type { Page } from '@playwright/test';
import { readPng } from './read-png.ts';

/** The color of the open sea on a map by day. */
export const MAP_SEA = '#8fb4bf';

/** The color of the sea a little inside of the lower left corner of the board of the city, `#rrggbb`. */
export async function seaOf(page: Page): Promise<string> {
  const box = (await page.getByRole('application', { name: 'City' }).boundingBox())!;
  const clip = { x: box.x + 20, y: box.y + box.height - 80, width: 1, height: 1 };
  return readPng(await page.screenshot({ clip })).at(0, 0) ?? '';
}
