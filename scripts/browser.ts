import { existsSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { CHROMIUM, type Engine } from './engines.ts';

/** The facts about the machine that finding a browser depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether a file exists. */
  readonly exists: (path: string) => boolean;
}

/** The machine that this runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, environment: process.env, exists: existsSync };
}

/** Every installed browser of an engine, in the order to try: from its variable, the PATH and the usual places. */
export function installedBrowsers(engine: Engine, machine: Machine): string[] {
  const { environment, exists } = machine;
  const named = environment[engine.variable];
  const places = [...(named ? [named] : []), ...pathPlaces(engine, machine), ...usualPlaces(engine, machine)];
  return [...new Set(places)].filter((place) => exists(place));
}

function pathPlaces({ commands }: Engine, { platform, environment }: Machine): string[] {
  const windows = platform === 'win32';
  const system = windows ? win32 : posix;
  const path = environment['PATH'] ?? environment['Path'] ?? '';
  const folders = path.split(system.delimiter).filter((folder) => folder !== '');
  // By name first, then by folder: a real Chromium anywhere on the PATH comes before Edge.
  return commands.flatMap((name) =>
    folders.map((folder) => system.join(folder, windows ? `${name}.exe` : name)),
  );
}

function usualPlaces(engine: Engine, { platform, environment }: Machine): string[] {
  if (platform === 'darwin') {
    const roots = ['', environment['HOME'] ?? ''];
    return engine.macApplications.flatMap((application) =>
      roots.map((root) => `${root}/Applications/${application}`),
    );
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => environment[name] ?? [],
    );
    return engine.windowsPrograms.flatMap((program) => roots.map((root) => win32.join(root, program)));
  }
  return [...engine.linuxPlaces];
}

/** Flags of a headless Chromium that fetches and asks nothing by itself. */
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The options with which Playwright starts the Chromium of the tests; without `executablePath` it uses its own. */
export interface BrowserLaunch {
  readonly executablePath?: string;
  readonly args: string[];
}

/** The first Chromium that is installed, see `installedBrowsers`. */
export function browserLaunch(
  machine: Machine = thisMachine(),
  root = process.getuid?.() === 0,
): BrowserLaunch {
  const args = root ? [...QUIET_FLAGS, '--no-sandbox'] : [...QUIET_FLAGS];
  const executablePath = installedBrowsers(CHROMIUM, machine)[0];
  return executablePath === undefined ? { args } : { executablePath, args };
}

/**
 * The flags of V8 for pages that live for seconds: it optimizes functions that are called ten thousand times, not a hundred
 * times, and collects garbage on one thread. A journey takes an eighth less processor time so; with the optimizer off,
 * it would be as much, but what paints pixels would be slow.
 */
const SHORT_LIVED =
  '--js-flags=--invocation-count-for-maglev=20000 --invocation-count-for-turbofan=60000 --single-threaded-gc';

/** The options of {@link browserLaunch} for tests, which open a page for each; never for what measures speed. */
export function testLaunch(): BrowserLaunch {
  const { args, ...rest } = browserLaunch();
  return { ...rest, args: [...args, SHORT_LIVED] };
}
