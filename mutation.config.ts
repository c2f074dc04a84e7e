import { defineConfig } from 'vitest/config';

/** The tests that judge mutants of the engine and the store: those in Node that import them, without the browser. */
export default defineConfig({
  test: {
    environment: 'node',
    // As in vite.config.ts: far beyond what any test needs.
    testTimeout: 60_000,
    include: ['tests/engine/**/*.test.ts', 'tests/app/store/**/*.test.ts'],
    exclude: ['tests/**/*.browser.test.ts'],
  },
});
