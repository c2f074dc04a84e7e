import { CHROMIUM, FIREFOX, type Engine } from './engines.ts';
import { toolPath } from './tool.ts';

/** The way of counting a step: as one check, or by the report of its runner. */
export type Counting = 'check' | 'vitest' | 'playwright';

/** A step of the tests. */
export interface Step {
  readonly name: string;
  /** The command line that runs the step alone. */
  readonly typed: string;
  /** Script for `node`, with its arguments. */
  readonly command: readonly string[];
  readonly counting: Counting;
  /** The browser that it needs. */
  readonly browser?: Engine;
  /** Whether it needs the programs that read our exports. */
  readonly programs?: true;
  /** Name of the step without whose success this one cannot run. */
  readonly after?: string;
}

const vitest = toolPath('vitest');

const TYPES: Step = {
  name: 'types',
  typed: 'tsc -b',
  // The compiler written in Go, which takes a quarter of the time; other tools need the interface of the older one.
  command: [toolPath('typescript-native', 'tsc'), '-b'],
  counting: 'check',
};

const LINT: Step = {
  name: 'lint',
  typed: 'oxlint --type-aware --deny-warnings',
  command: [toolPath('oxlint'), '--type-aware', '--deny-warnings'],
  counting: 'check',
};

const UNUSED: Step = {
  name: 'unused code',
  typed: 'knip',
  command: [toolPath('knip'), '--no-config-hints'],
  counting: 'check',
};

const FORMAT: Step = {
  name: 'format',
  typed: 'oxfmt --check .',
  command: [toolPath('oxfmt'), '--check', '.'],
  counting: 'check',
};

/** The tests that are quick: those of the command line, pictures, the fuzz and the bench take as long as all of these. */
const QUICK_TESTS = [
  'app',
  'architecture',
  'engine',
  'formats',
  'golden',
  'library',
  'scripts',
  'worker',
].map((folder) => `tests/${folder}/`);

const QUICK: Step = {
  name: 'quick unit and property tests',
  typed: `vitest run --project node --maxWorkers=100% --no-isolate ${QUICK_TESTS.join(' ')}`,
  // Modules that each file loads anew take half of the time.
  command: [vitest, 'run', '--project', 'node', '--maxWorkers=100%', '--no-isolate', ...QUICK_TESTS],
  counting: 'vitest',
  programs: true,
};

const UNIT: Step = {
  name: 'unit and property tests',
  typed: 'vitest run --project node --maxWorkers=100% --no-isolate',
  command: [vitest, 'run', '--project', 'node', '--maxWorkers=100%', '--no-isolate'],
  counting: 'vitest',
  programs: true,
};

const BUILD: Step = {
  name: 'build',
  typed: 'vite build',
  command: [toolPath('vite'), 'build'],
  counting: 'check',
};

const DOCS: Step = {
  name: 'documentation and its links',
  typed: 'tsx scripts/docs.ts',
  command: [toolPath('tsx'), 'scripts/docs.ts'],
  counting: 'check',
  after: BUILD.name,
};

const BROWSER: Step = {
  name: 'tests in a real browser',
  typed: 'vitest run --project browser',
  command: [vitest, 'run', '--project', 'browser'],
  counting: 'vitest',
  browser: CHROMIUM,
};

/** The journeys of a project of Playwright. */
const journeys = (name: string, project: string): Step => ({
  name,
  typed: `playwright test --project ${project}`,
  command: [toolPath('@playwright/test', 'playwright'), 'test', '--project', project],
  counting: 'playwright',
  browser: CHROMIUM,
  after: BUILD.name,
});

const JOURNEYS = journeys('journeys through the built app', 'desktop');

const KILLS = journeys('browsers that are killed at work', 'kills');

const FIREFOX_JOURNEYS: Step = {
  name: 'journeys in Firefox',
  typed: 'vitest run --project firefox',
  command: [vitest, 'run', '--project', 'firefox'],
  counting: 'vitest',
  browser: FIREFOX,
  after: BUILD.name,
};

/** The checks that read the sources and run nothing of them. Each keeps one core busy, and no test waits for any of them. */
const CHECKS: readonly Step[] = [TYPES, LINT, UNUSED, FORMAT];

/** The quick part: `npm run check`. The steps of a group run side by side. */
export const CHECK_STEPS: readonly (readonly Step[])[] = [CHECKS, [QUICK]];

/** Everything: `npm test`. The steps of a group run side by side. */
export const TEST_STEPS: readonly (readonly Step[])[] = [
  CHECKS,
  [UNIT],
  [BUILD],
  [DOCS],
  [BROWSER],
  [JOURNEYS],
  [KILLS],
  [FIREFOX_JOURNEYS],
];
