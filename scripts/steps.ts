import type { NeedName } from './needs.ts';
import { toolPath } from './tool.ts';

/**
 * The tiers of the tests, each with all before it but for the last: `must` is `npm test`, `all` is `npm run test:all`,
 * and `deep`, `npm run test:deep`, has only what takes too long for these.
 */
export type Tier = 'must' | 'all' | 'deep';

const TIERS: readonly Tier[] = ['must', 'all', 'deep'];

/** Whether a tier has all that is in another. */
export function isWithin(inner: Tier, outer: Tier): boolean {
  return TIERS.indexOf(inner) <= TIERS.indexOf(outer);
}

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
  /** The program without which none of its tests can run. */
  readonly need?: NeedName;
  /** Name of the step without whose success this one cannot run. */
  readonly after?: string;
  /** Whether a test that fails runs once more, alone, after all steps. */
  readonly runsAgain?: true;
  /** Variables of the environment. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** A step that a script of this project is. */
function script(name: string, path: string, ...args: readonly string[]): Step {
  return {
    name,
    typed: ['tsx', path, ...args].join(' '),
    command: [toolPath('tsx'), path, ...args],
    counting: 'check',
  };
}

/** Tests of vitest. */
export function vitest(name: string, project: string, ...args: readonly string[]): Step {
  const words = ['run', '--project', project, ...args];
  return {
    name,
    typed: `vitest ${words.join(' ')}`,
    command: [toolPath('vitest'), ...words],
    counting: 'vitest',
  };
}

/** A tool of a package. */
function tool(name: string, typed: string, path: string, ...args: readonly string[]): Step {
  return { name, typed, command: [path, ...args], counting: 'check' };
}

export const BUILD = tool('build', 'vite build', toolPath('vite'), 'build', '--logLevel', 'warn');

/** Journeys of Playwright. */
export function journeys(name: string, ...args: readonly string[]): Step {
  return {
    name,
    typed: `playwright test ${args.join(' ')}`,
    command: [toolPath('@playwright/test', 'playwright'), 'test', ...args],
    counting: 'playwright',
    need: 'chromium',
    after: BUILD.name,
    runsAgain: true,
  };
}

const TYPES = tool('types', 'tsc -b', toolPath('typescript-native', 'tsc'), '-b');
const LINT = tool(
  'lint',
  'oxlint --type-aware --deny-warnings',
  toolPath('oxlint'),
  '--type-aware',
  '--deny-warnings',
);
const UNUSED = tool('unused code', 'knip', toolPath('knip'), '--no-config-hints');
const FORMAT = tool('format', 'oxfmt --check .', toolPath('oxfmt'), '--check', '.');

export const DOCUMENTATION: Step = {
  ...script('documentation and its links', 'scripts/docs.ts'),
  after: BUILD.name,
};

/** Modules that each file loads anew take half of the time. */
export const IN_NODE = ['--maxWorkers=100%', '--no-isolate'] as const;

const UNIT = vitest('unit and property tests', 'node', ...IN_NODE);

const QUEUE = vitest('queues of Redis and PostgreSQL', 'servers');

const COMPONENTS: Step = { ...vitest('component tests in a real browser', 'browser'), need: 'chromium' };

/** The tag of the journeys of `npm test`. */
export const MUST_TAG = '@must';

const MUST_JOURNEYS = journeys('journeys that must never break', '--project=desktop', `--grep=${MUST_TAG}`);
const OTHER_JOURNEYS = journeys('other journeys', '--project=desktop', `--grep-invert=${MUST_TAG}`);
const KILLS = journeys('browsers that are killed at work', '--project=kills');

const FIREFOX: Step = {
  ...vitest('journeys in Firefox', 'firefox'),
  need: 'firefox',
  after: BUILD.name,
  runsAgain: true,
};

/** The steps of `npm test`. Those of a group run side by side. */
const MUST: readonly (readonly Step[])[] = [
  [TYPES, LINT, UNUSED, FORMAT, BUILD],
  [UNIT],
  [COMPONENTS],
  [MUST_JOURNEYS],
];

/** Tests that take too long for every change: before a release, and for who changes what they test. */
const DEEP: readonly (readonly Step[])[] = [
  [BUILD],
  [vitest('foreign programs read the exports', 'deep', ...IN_NODE)],
  [{ ...QUEUE, variables: { SIXFOLD_QUEUE_ROUNDS: '5' } }],
  [script('a thousand towns of each recipe', 'scripts/check-towns.ts', '1000')],
  [script('hostile inputs', 'scripts/fuzz.ts')],
  [script('work for three minutes, random actions, and a hundred kills', 'scripts/soak.ts')],
  [{ ...FIREFOX, name: 'journeys in Firefox at length', variables: { SIXFOLD_FIREFOX_SEEDS: '100' } }],
];

/** The steps of each tier. */
export const STEPS: Readonly<Record<Tier, readonly (readonly Step[])[]>> = {
  must: MUST,
  all: [...MUST, [DOCUMENTATION], [QUEUE], [OTHER_JOURNEYS], [KILLS], [FIREFOX]],
  deep: DEEP,
};

/** A regular expression that matches each of some texts. */
export function anyOf(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');
}
