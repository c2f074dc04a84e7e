import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { testLaunch } from './scripts/browser.ts';
import { bundledWorkers } from './scripts/bundled-workers.ts';
import { computedModules } from './scripts/computed-modules.ts';
import { earlyRequests } from './scripts/early-requests.ts';
import { joinedParts, partsOf } from './scripts/joined-parts.ts';
import { mantineStyles } from './scripts/mantine-styles.ts';
import { notices, workerModules } from './scripts/notices.ts';
import { securityPolicy } from './scripts/security-policy.ts';
import { SlowFirst } from './scripts/slow-first.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { workerOnServers } from './scripts/worker-on-servers.ts';

/**
 * Packages that are needed at once and change rarely: a chunk each, so that a new version of the app leaves them
 * in the cache. Others are left to the bundler, for a chunk holds all of a package, also what could load later.
 */
const CHUNKS = [
  { name: 'react', priority: 4, test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: 'konva',
    priority: 4,
    test: /node_modules[\\/](?:konva|react-konva|react-reconciler|its-fine)[\\/]/,
  },
  // All else that the first page needs: one file packs better, and comes sooner, than thirty. The entry stays alone,
  // for the bundler would leave it out, and the page would name every file.
  {
    name: 'app',
    priority: 3,
    tags: ['$initial' as const],
    test: /^(?!.*(?:index\.html|src[\\/]app[\\/]main\.tsx)$)/,
  },
  // The library and the city of a first visit, without which there is no board.
  { name: 'start', priority: 2, test: /src[\\/]app[\\/]document[\\/]builtin[\\/]/ },
  // The words of all features in one file: the page names every file that it could load, and twenty small ones cost more.
  { name: 'words', priority: 2, test: /src[\\/]app[\\/].*[\\/]words\.ts$/ },
  // The ground's drawing with all that it takes: it comes before the city is painted, or the city is painted twice.
  { name: partsOf('ground'), priority: 2 },
  // The code that several later parts share: two hundred files of a few lines each took longer to come than all of it.
  { name: 'later', priority: 1, minShareCount: 2 },
];

/** The parts of the first page, which come as soon as it is there. */
const FIRST =
  /\/(?:Announcer|City(?:Keys|Library|Statistics|Status)|FileMenus|HelpMenu|HistoryButton|LivingCard|Notices|PlacementPanel|Recipe(?:Box|Panel)|ReportPanel|SaveStatus|SeedSheetButton|SelectLine|StaleLine|TooltipLayer|ViewControls)\.tsx$/;

/** Parts that are loaded together in any case: all commands, and what the page fetches while it rests. */
const JOINED = [
  { name: 'commands', from: /[\\/]feature\.ts$/, parts: /\/commands\.ts$/ },
  { name: 'first', from: /(?:feature|parts?)\.tsx?$/, parts: FIRST },
  { name: 'parts', from: /[\\/]feature\.ts$/, parts: /\.tsx$/ },
  { name: 'ground', from: /[\\/]ground-drawing\.ts$/, parts: /^(?!.*later-drawing)/ },
];

/** Milliseconds before a test is held to hang; far beyond what any needs on a busy machine. */
const TEST_LIMIT = 180_000;

/** Whether tests run once. Whatever a page keeps of the sources would be old when they run again after a change. */
const RUNS_ONCE = process.argv.includes('run');

const BROWSER_TESTS = 'tests/**/*.browser.test.{ts,tsx}';

const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

const FIREFOX_TESTS = 'tests/firefox/**/*.test.ts';

/** Tests on real servers. */
const SERVER_TESTS = 'tests/**/*.servers.test.ts';

/** Tests that take too long for every change or need programs that few have: `npm run test:deep`. */
const DEEP_TESTS = 'tests/**/*.deep.test.ts';

/** Paths of the modules of workers, which are bundled before the page is. */
const inWorkers = new Set<string>();

export default defineConfig({
  // Relative, so that the built app runs from any folder of any server.
  base: './',
  plugins: [
    react(),
    computedModules(),
    joinedParts(source('app'), JOINED),
    earlyRequests(/\/built-in-document\.ts$/),
    mantineStyles(),
    securityPolicy(),
    { ...notices(inWorkers), apply: 'build' },
    serviceWorker(),
    workerOnServers(),
  ],
  // The examples import the package by its name, as games do; here that is its sources.
  resolve: {
    alias: [
      { find: /^sixfold$/, replacement: source('library/sixfold.ts') },
      { find: /^sixfold\/formats$/, replacement: source('library/formats.ts') },
    ],
  },
  worker: { format: 'es', plugins: () => [workerModules(inWorkers)] },
  // Nothing is gained by packing what stays on this machine; the journeys open the app more than a hundred times.
  preview: { headers: { 'Content-Encoding': 'identity' } },
  build: {
    // Beside the bundled command line in dist/cli, which a build of the app leaves alone.
    outDir: 'dist/app',
    // Which file holds what: a test adds up what the first page loads.
    manifest: true,
    rolldownOptions: {
      // The words of the screen stand in files of their own: those of the start are put in their places.
      optimization: { inlineConst: { mode: 'all' } },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          testTimeout: TEST_LIMIT,
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, BROWSER_TESTS, FIREFOX_TESTS, SERVER_TESTS, DEEP_TESTS],
        },
      },
      {
        extends: true,
        test: { name: 'servers', environment: 'node', testTimeout: TEST_LIMIT, include: [SERVER_TESTS] },
      },
      {
        extends: true,
        test: { name: 'deep', environment: 'node', testTimeout: TEST_LIMIT, include: [DEEP_TESTS] },
      },
      {
        extends: true,
        // In Node, from where they drive a Firefox through the built app.
        test: { name: 'firefox', environment: 'node', testTimeout: TEST_LIMIT, include: [FIREFOX_TESTS] },
      },
      {
        extends: true,
        plugins: RUNS_ONCE ? [bundledWorkers()] : [],
        // All that the app imports is bundled before the first test: what is found later would reload a test.
        optimizeDeps: { entries: ['src/app/main.tsx', BROWSER_TESTS] },
        server: { headers: RUNS_ONCE ? { 'Cache-Control': 'max-age=3600' } : {} },
        test: {
          name: 'browser',
          testTimeout: TEST_LIMIT,
          // On a busy machine a page can stand still for longer than the default of a second.
          expect: { poll: { timeout: 30_000 } },
          include: [BROWSER_TESTS],
          setupFiles: ['tests/support/without-notes.ts', 'tests/support/browser-setup.ts'],
          // Pages side by side: one waits for frames half of the time.
          maxWorkers: 2,
          browser: {
            enabled: true,
            headless: true,
            // A page for many files: each would load the app anew otherwise, which took as long as a third of the tests.
            isolate: false,
            provider: playwright({
              launchOptions: testLaunch(),
              // What is pressed that never comes ends a test soon, with its name.
              actionTimeout: 60_000,
              // What a user allows by a click is asked for where there are no windows.
              contextOptions: { permissions: ['clipboard-read', 'clipboard-write'] },
            }),
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
