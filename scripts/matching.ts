import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { anyOf, BUILD, DOCUMENTATION, IN_NODE, journeys, vitest, type Step } from './steps.ts';
import { PROJECT } from './tool.ts';

/** A runner with the files that it runs. */
interface Runner {
  readonly isOf: (path: string) => boolean;
  readonly step: (files: readonly string[], titles: readonly string[]) => Step;
  readonly needsBuild?: true;
}

/** The first that has a file runs it. */
const RUNNERS: readonly Runner[] = [
  {
    isOf: (path) => path.startsWith('tests/e2e/'),
    // A path is a regular expression there.
    step: (files, titles) =>
      journeys('journeys', ...files, ...(titles.length > 0 ? ['--grep', anyOf(titles)] : [])),
    needsBuild: true,
  },
  {
    isOf: (path) => path.startsWith('tests/firefox/'),
    step: (files, titles) => vitest('journeys in Firefox', 'firefox', ...files, ...titled(titles)),
    needsBuild: true,
  },
  {
    isOf: (path) => path.includes('.browser.test.'),
    step: (files, titles) =>
      vitest('component tests in a real browser', 'browser', ...files, ...titled(titles)),
  },
  {
    isOf: (path) => path.includes('.servers.test.'),
    step: (files, titles) => vitest('tests on servers', 'servers', ...files, ...titled(titles)),
  },
  {
    isOf: (path) => path.includes('.deep.test.'),
    step: (files, titles) => vitest('deep tests', 'deep', ...files, ...titled(titles)),
  },
  {
    isOf: () => true,
    step: (files, titles) =>
      vitest('unit and property tests', 'node', ...IN_NODE, ...files, ...titled(titles)),
  },
];

/** The journeys through the documentation, which stands beside the app once it is built, too. */
const IN_DOCUMENTATION = 'tests/e2e/docs.spec.ts';

/** Sources of the built app. */
const SOURCES = [
  'src',
  'public',
  'schematics',
  'scripts',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * The steps that run the tests whose file's path has one of the names or, when no path has any, whose title has: the app
 * is built before its journeys when a source is newer, and so is the documentation before those through it.
 *
 * @param isOld whether what is built at a path is to be built again from its sources
 */
export function matchingSteps(names: readonly string[], isOld = isStale): Step[][] {
  const all = readdirSync(join(PROJECT, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((path) => `tests/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:test|spec)\.tsx?$/.test(path))
    .sort();
  const byPath = all.filter((path) => names.some((name) => path.includes(name)));
  const titles = byPath.length > 0 ? [] : names;
  const files =
    byPath.length > 0
      ? byPath
      : all.filter((path) => {
          const text = readFileSync(join(PROJECT, path), 'utf8');
          return names.some((name) => text.includes(name));
        });
  const groups = new Map<Runner, string[]>();
  for (const file of files) {
    const runner = RUNNERS.find(({ isOf }) => isOf(file))!;
    groups.set(runner, [...(groups.get(runner) ?? []), file]);
  }
  const steps = [...groups].map(([runner, own]) => [runner.step(own, titles)]);
  const needsBuild =
    [...groups.keys()].some((runner) => runner.needsBuild) && isOld('dist/app/index.html', SOURCES);
  const needsDocumentation =
    files.includes(IN_DOCUMENTATION) &&
    (needsBuild || isOld('dist/app/docs/index.html', [...SOURCES, 'docs', 'examples']));
  return [...(needsBuild ? [[BUILD]] : []), ...(needsDocumentation ? [[DOCUMENTATION]] : []), ...steps];
}

/** Whether what is built is not there, or any of its sources is newer. */
function isStale(built: string, sources: readonly string[]): boolean {
  return lastChange(built) <= Math.max(...sources.map(lastChange));
}

/** The time at which anything at a path, or below it, was last changed, in milliseconds; 0 when there is nothing. */
function lastChange(path: string): number {
  const stats = statSync(join(PROJECT, path), { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(
    stats.mtimeMs,
    ...readdirSync(join(PROJECT, path)).map((name) => lastChange(join(path, name))),
  );
}

function titled(titles: readonly string[]): string[] {
  return titles.length > 0 ? ['-t', anyOf(titles)] : [];
}
