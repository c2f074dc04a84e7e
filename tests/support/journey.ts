import { expect, test as base, type Page } from '@playwright/test';

/**
 * How many times slower than it is the page runs, each of its requests taking as long as from a server far away. What
 * passes only on a quick machine shows with `SIXFOLD_SLOWER=4`.
 */
const SLOWER = Number(process.env['SIXFOLD_SLOWER'] ?? 1);

/** Milliseconds that a request takes on the way when the page is made slow. */
const FAR_AWAY = 300;

/**
 * A Playwright test in which every error or warning in the browser's console, and every error that nothing caught,
 * fails the test.
 */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const type = message.type();
        if (type === 'error' || type === 'warning') noise.push(`${type}: ${message.text()}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
      if (SLOWER > 1) await slowDown(page);
      await use(noise);
      expect(noise, 'the console of the browser stays free of errors and warnings').toEqual([]);
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
