import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installedBrowsers, thisMachine } from './browser.ts';
import { installCommand, installDebianPackages, isDebian, run } from './debian.ts';
import { CHROMIUM, FIREFOX, type Engine } from './engines.ts';
import { findProgram, packagesOf, type Program } from './programs.ts';
import { isWithin, type Tier } from './steps.ts';
import { toolPath } from './tool.ts';

/** A browser, server or other program that some tests need and no package of npm brings. */
export interface Need {
  readonly name: string;
  /** The tests that need it. */
  readonly why: string;
  /** The first tier of tests with such tests. */
  readonly tier: Tier;
  /** Packages of Debian. */
  readonly packages: readonly string[];
  /** The path of its executable; `undefined` while it is not installed. */
  readonly find: () => string | undefined;
  /** How a person installs it where Debian's packages are not to be had. */
  readonly byHand: string;
}

/** Milliseconds that a browser may take to print its version. */
const VERSION_LIMIT = 30_000;

export const NEEDS = {
  chromium: browser(CHROMIUM, 'must', 'component tests and journeys'),
  redis: programs('Redis', ['redis-server'], 'all', 'queues of bakes'),
  postgresql: programs('PostgreSQL', ['initdb', 'postgres'], 'all', 'queues of bakes'),
  firefox: browser(FIREFOX, 'all', 'journeys in Firefox'),
  tiled: programs('Tiled', ['tiled', 'tmxrasterizer'], 'deep', 'exports for Tiled'),
  gdal: programs('GDAL', ['ogrinfo', 'ogr2ogr'], 'deep', 'exports of GeoJSON'),
  librsvg: programs('librsvg', ['rsvg-convert'], 'deep', 'pictures as SVG'),
  poppler: programs('Poppler', ['pdfinfo', 'pdffonts', 'pdftotext', 'pdftoppm'], 'deep', 'exports to print'),
} as const satisfies Record<string, Need>;

export type NeedName = keyof typeof NEEDS;

/** The names of what the tests of a tier need. */
export function needsOf(tier: Tier): NeedName[] {
  return (Object.keys(NEEDS) as NeedName[]).filter((name) => isWithin(NEEDS[name].tier, tier));
}

function browser(engine: Engine, tier: Tier, why: string): Need {
  return {
    name: engine.name,
    why,
    tier,
    packages: [engine.debianPackage],
    find: () => installedBrowsers(engine, thisMachine()).find(starts) ?? downloaded(engine),
    byHand: `install ${engine.name}, or set ${engine.variable} to its executable`,
  };
}

function programs(name: string, names: readonly Program[], tier: Tier, why: string): Need {
  const find = () => {
    const found = names.map(findProgram);
    return found.includes(undefined) ? undefined : found[0];
  };
  return { name, why, tier, packages: packagesOf(names), find, byHand: `install ${name}` };
}

/** Whether a browser starts: on some systems its command is only a script that names a package to install. */
function starts(executable: string): boolean {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: VERSION_LIMIT }).status === 0;
}

/** Playwright's own Chromium. Its Firefox is not used: it is modified, and the tests are for the one that people use. */
function downloaded(engine: Engine): string | undefined {
  const path = engine === CHROMIUM ? chromium.executablePath() : '';
  return existsSync(path) && starts(path) ? path : undefined;
}

/** The command or the words that tell a person how to install it. */
export function installHint({ packages, byHand }: Need): string {
  return isDebian() ? installCommand(packages) : byHand;
}

/**
 * Installs it: Debian's package, else Playwright's download of Chromium.
 *
 * @returns the reason of a failure; `undefined` when it is there afterward
 */
export function install(need: Need): string | undefined {
  let failure = isDebian() ? installDebianPackages(need.packages) : 'no packages of Debian';
  if (failure !== undefined && need === NEEDS.chromium)
    failure = run(process.execPath, [toolPath('playwright'), 'install', 'chromium']);
  return failure ?? (need.find() === undefined ? 'it does not start' : undefined);
}
