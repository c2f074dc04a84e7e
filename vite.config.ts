import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserLaunch } from './scripts/browser.ts';

/**
 * Packages that are needed at once and change rarely: a chunk each, so that a new version of the app leaves them
 * in the cache. Others are left to the bundler, for a chunk holds all of a package, also what could load later.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: 'konva', test: /node_modules[\\/](?:konva|react-konva|react-reconciler|its-fine)[\\/]/ },
];

/** Milliseconds before a test is held to hang; far beyond what any needs on a busy machine. */
const TEST_LIMIT = 60_000;

const BROWSER_TESTS = 'tests/**/*.browser.test.{ts,tsx}';

export default defineConfig({
  // Relative, so that the built app runs from any folder of any server.
  base: './',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    // Beside the bundled command line in dist/cli, which a build of the app leaves alone.
    outDir: 'dist/app',
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: TEST_LIMIT,
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER_TESTS],
        },
      },
      {
        extends: true,
        // All that the app imports is bundled before the first test: what is found later would reload a test.
        optimizeDeps: { entries: ['src/app/main.tsx', BROWSER_TESTS] },
        test: {
          name: 'browser',
          testTimeout: TEST_LIMIT,
          include: [BROWSER_TESTS],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
            api: { host: '127.0.0.1' },
          },
        },
      },
    ],
  },
});
