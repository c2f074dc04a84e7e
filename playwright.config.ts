import { defineConfig } from '@playwright/test';
import { testLaunch } from './scripts/browser.ts';
import { toolPath } from './scripts/tool.ts';

/** Where the built app is served for the journeys; another port when this one is taken by something else. */
const PORT = Number(process.env['SIXFOLD_PORT'] ?? 4173);
const URL = `http://127.0.0.1:${PORT}/`;

const DESKTOP = { viewport: { width: 1280, height: 800 } };

const KILLS = '**/kills.spec.ts';

/** Journeys that take minutes: `npm run soak`. */
const DEEP = '**/*.deep.spec.ts';

/** Whether what fails is to be looked into. */
const isTraced = process.env['SIXFOLD_TRACE'] !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/scenes/{arg}{ext}',
  forbidOnly: true,
  fullyParallel: true,
  // A page waits for frames and timers a third of the time: two cores have room for one more.
  workers: 3,
  retries: 0,
  // What is awaited comes at once on a quiet machine; a busy one may not fail for being busy. The longest journey, which
  // opens every dialog of the city, takes a minute there.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    baseURL: URL,
    // What is pressed that never comes ends a journey soon, with its name.
    actionTimeout: 60_000,
    // A worker would answer what journeys hold back or change on its way; those of the worker itself allow it.
    serviceWorkers: 'block',
    browserName: 'chromium',
    launchOptions: testLaunch(),
    // A trace of every step takes as long as the step, and a screenshot of what fails is taken of what does not, too, which
    // is a second of every journey: for looking into one that fails.
    trace: isTraced ? 'retain-on-failure' : 'off',
    screenshot: isTraced ? 'only-on-failure' : 'off',
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: [KILLS, DEEP] },
    // How much a kill loses depends on how busy the machine is: beside the others it would be their load that is tested.
    { name: 'kills', use: DESKTOP, testMatch: KILLS },
    { name: 'deep', use: DESKTOP, testMatch: DEEP },
  ],
  webServer: {
    command: `"${process.execPath}" "${toolPath('vite')}" preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: URL,
    reuseExistingServer: false,
  },
});
