import { expect, test as base } from '@playwright/test';

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
      await use(noise);
      expect(noise, 'the console of the browser stays free of errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
