import { expect, test as base, type Page } from '@playwright/test';
import { guardPages } from './page-guard.ts';

/**
 * The factor by which the page is slowed down; each request then takes as long as to a server far away.
 * `SIXFOLD_SLOWER=4` reveals tests that pass only on a fast machine.
 */
const SLOWER = Number(process.env['SIXFOLD_SLOWER'] ?? 1);

/** Milliseconds of delay of each request when the page is slowed down. */
const FAR_AWAY = 300;

/**
 * A Playwright test that also fails on everything that {@link guardPages} records: messages in the console, violations
 * of the security policy, a document that scrolls, requests to another origin.
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
