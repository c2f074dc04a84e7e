import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/** What finding a browser depends on: the machine, described. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether a file exists. */
  readonly exists: (path: string) => boolean;
}

/** Names that Chromium and its kin go by on the PATH, the plainest first. */
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const MAC_APPLICATIONS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];

const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const LINUX_PLACES = [
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/usr/lib/chromium-browser/chromium-browser',
  '/snap/bin/chromium',
  '/opt/microsoft/msedge/msedge',
];

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, environment: process.env, exists: existsSync };
}

/** Every Chromium or Chrome on the machine, in the order to try: `CHROME_PATH`, the PATH, the usual places. */
export function installedBrowsers(machine: Machine): string[] {
  const { environment, exists } = machine;
  const places = [...namedPlace(environment), ...pathPlaces(machine), ...usualPlaces(machine)];
  return [...new Set(places)].filter((place) => exists(place));
}

function namedPlace(environment: Machine['environment']): string[] {
  return environment['CHROME_PATH'] ? [environment['CHROME_PATH']] : [];
}

function pathPlaces({ platform, environment }: Machine): string[] {
  const windows = platform === 'win32';
  const system = windows ? win32 : posix;
  const path = environment['PATH'] ?? environment['Path'] ?? '';
  const folders = path.split(system.delimiter).filter((folder) => folder !== '');
  // By name first, then by folder: a real Chromium anywhere on the PATH comes before Edge.
  return NAMES.flatMap((name) =>
    folders.map((folder) => system.join(folder, windows ? `${name}.exe` : name)),
  );
}

function usualPlaces({ platform, environment }: Machine): string[] {
  if (platform === 'darwin') {
    const roots = ['', environment['HOME'] ?? ''];
    return MAC_APPLICATIONS.flatMap((name) =>
      roots.map((root) => `${root}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => environment[name] ?? [],
    );
    return WINDOWS_PROGRAMS.flatMap((program) => roots.map((root) => win32.join(root, program)));
  }
  return LINUX_PLACES;
}

/** Flags that keep a headless browser quiet: nothing fetched, nothing asked. */
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** How Playwright starts the browser of the tests; without `executablePath` it takes its own. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly args: string[];
}

/** The browser that `npm test` found and handed on in `CHROME_PATH`, else the first one installed. */
export function browserLaunch(
  machine: Machine = thisMachine(),
  root = process.getuid?.() === 0,
): BrowserLaunch {
  const args = root ? [...QUIET_FLAGS, '--no-sandbox'] : [...QUIET_FLAGS];
  const executablePath = installedBrowsers(machine)[0];
  return executablePath === undefined ? { args } : { executablePath, args };
}
