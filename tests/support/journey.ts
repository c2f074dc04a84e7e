import { expect, test as base, type Page } from '@playwright/test';
import { guardPages } from './page-guard.ts';

/**
 * How many times slower than it is the page runs, each of its requests taking as long as from a server far away. What
 * passes only on a quick machine shows with `SIXFOLD_SLOWER=4`.
 */
const SLOWER = Number(process.env['SIXFOLD_SLOWER'] ?? 1);

/** Milliseconds that a request takes on the way when the page is made slow. */
const FAR_AWAY = 300;

/**
 * A Playwright test that fails on whatever {@link guardPages} notes: noise in the console, violations of the security
 * policy, a document that scrolls, requests to another origin.
 */
export const test = base.extend<{ quietPages: string[] }>({
  quietPages: [
    async ({ context, page, baseURL }, use) => {
      const noise = await guardPages(context, new URL(baseURL!).origin);
      if (SLOWER > 1) await slowDown(page);
      await use(noise);
      expect(noise, 'no page has errors or warnings, breaks its policy, scrolls, or asks elsewhere').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: FAR_AWAY, ...unlimited });
}

export { expect };
