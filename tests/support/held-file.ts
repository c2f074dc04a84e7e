import type { Page } from '@playwright/test';

/** Keeps files of the app from a page, as a slow network does, until what is returned is called. */
export async function holdFile(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
