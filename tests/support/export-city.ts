import type { Page } from '@playwright/test';

/** Exports the city by the menu and returns the path of the downloaded file. */
export async function exportCity(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'City layout (JSON)' }).click();
  return (await downloading).path();
}
