import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { testLaunch } from '../../scripts/browser.ts';
import { openOnPlainCity, openWithoutTour } from './journey.ts';

/** Milliseconds that a Chromium may take to start on a busy machine. */
const STARTED = 30_000;

/**
 * A Chromium that opens the app on the plain city, with a profile that outlives it. It can be killed as the system kills it: at once, with all of its
 * processes, and without an event in its pages.
 */
export class KillableBrowser {
  readonly page: Page;
  readonly #process: ChildProcess;
  readonly #browser: Browser;

  private constructor(process: ChildProcess, browser: Browser, page: Page) {
    this.#process = process;
    this.#browser = browser;
    this.page = page;
  }

  /** @param downloads the folder for downloads */
  static async start(profile: string, downloads: string): Promise<KillableBrowser> {
    const { executablePath = chromium.executablePath(), args } = testLaunch();
    // Left behind by the killed browser.
    const portFile = join(profile, 'DevToolsActivePort');
    rmSync(portFile, { force: true });
    const started = spawn(
      executablePath,
      [...args, '--headless', `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
      // A process group of its own, which is killed as one.
      { stdio: 'ignore', detached: true },
    );
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
    const session = await browser.newBrowserCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: downloads });
    const [context] = browser.contexts();
    await openOnPlainCity(context!);
    await openWithoutTour(context!);
    const page = context!.pages()[0] ?? (await context!.newPage());
    await page.setViewportSize({ width: 1280, height: 800 });
    return new KillableBrowser(started, browser, page);
  }

  /** Kills every process of the browser; resolves when the main process has ended. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#signal();
      await gone;
    }
    await this.#browser.close().catch(() => {});
  }

  #signal(): void {
    const { pid } = this.#process;
    if (process.platform !== 'win32' && pid !== undefined) process.kill(-pid, 'SIGKILL');
    else this.#process.kill('SIGKILL');
  }
}

/** The port of a Chromium, which writes it into its profile once it listens. */
async function portIn(file: string): Promise<string> {
  for (let waited = 0; waited < STARTED; waited += 20) {
    if (existsSync(file)) {
      const [port] = readFileSync(file, 'utf8').split('\n');
      if (port) return port;
    }
    await pause(20);
  }
  throw new Error('the browser did not start');
}
