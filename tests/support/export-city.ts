import type { Page } from '@playwright/test';

/** Exports the city by the menu; the path of the file that the browser took. */
export async function exportCity(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'City layout (JSON)' }).click();
  return (await downloading).path();
}
