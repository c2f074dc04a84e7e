import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installedBrowsers, thisMachine } from './browser.ts';
import { installDebianPackages, isDebian, run } from './debian.ts';
import { CHROMIUM, type Engine } from './engines.ts';
import { toolPath } from './tool.ts';

/** Milliseconds that a browser may take to print its version. */
const VERSION_LIMIT = 30_000;

/** The message for a person who has to install a browser by hand. */
export function noBrowserMessage({ name, variable }: Engine): string {
  return (
    `No ${name} was found and none could be installed: ` +
    `install ${name}, or set ${variable} to its executable.`
  );
}

/**
 * A browser for the tests: an installed one, else Playwright's download of Chromium, else Debian's package. Where packages
 * can be installed without asking, as on a machine that is new for each run, the package comes first: its browser has no
 * windows, and all tests take a fifth less time.
 * Playwright's own Firefox is not used, because it is modified, and the tests are for the one that people use.
 *
 * `undefined` when every way failed. Reports on standard output what it does.
 */
export function provideBrowser(engine: Engine): string | undefined {
  const others = [findInstalled, downloadWithPlaywright];
  const ways = isProvided(engine) ? [...others, installDebianPackage] : [installDebianPackage, ...others];
  for (const way of ways) {
    const executable = way(engine);
    if (executable !== undefined) return executable;
  }
  return undefined;
}

/** Whether the package need not be installed first: it is there, another browser was asked for, or only asking gets it. */
function isProvided({ variable, debianPackage }: Engine): boolean {
  const isFree = isDebian() && process.getuid?.() === 0;
  return !isFree || process.env[variable] !== undefined || existsSync(`/usr/bin/${debianPackage}`);
}

function findInstalled(engine: Engine): string | undefined {
  return installedBrowsers(engine, thisMachine()).find(works);
}

/** Whether the browser starts: on some systems it is only a script that names a package to install. */
function works(executable: string): boolean {
  // On Windows `--version` opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(executable, ['--version'], { stdio: 'ignore', timeout: VERSION_LIMIT }).status === 0;
}

function downloadWithPlaywright(engine: Engine): string | undefined {
  if (engine !== CHROMIUM) return undefined;
  const executable = chromium.executablePath();
  if (existsSync(executable) && works(executable)) return executable;
  console.log(`No ${engine.name} found: downloading one with Playwright.`);
  run(process.execPath, [toolPath('playwright'), 'install', 'chromium']);
  return existsSync(executable) && works(executable) ? executable : undefined;
}

function installDebianPackage(engine: Engine): string | undefined {
  if (!isDebian()) return undefined;
  const { name, debianPackage } = engine;
  console.log(`${name} for the tests: installing Debian's package ${debianPackage}.`);
  return installDebianPackages([debianPackage]) ? findInstalled(engine) : undefined;
}
