import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { preview } from 'vite';
import { installHint, NEEDS } from '../../scripts/needs.ts';
import { takeDownload } from '../support/downloads.ts';
import { PROJECT } from '../support/source.ts';

/** A Firefox without a window, the built app served to it, and a folder that takes its downloads. */
export interface RunningFirefox {
  readonly browser: Browser;
  /** Address of the app. */
  readonly address: string;
  /** Waits for a file to come whole, by its name, and removes it from the folder. */
  readonly takeDownload: (name: RegExp) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Starts the Firefox that `FIREFOX_PATH` names, else the first one installed. */
export async function startFirefox(): Promise<RunningFirefox> {
  const executablePath = NEEDS.firefox.find();
  if (executablePath === undefined)
    throw new Error(`Firefox is not installed. ${installHint(NEEDS.firefox)}`);
  const server = await preview({ root: PROJECT, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } });
  const downloads = mkdtempSync(join(tmpdir(), 'sixfold-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // The page reads what it copied without a person's word.
      'dom.events.testing.asyncClipboard': true,
    },
  });
  return {
    browser,
    address: server.resolvedUrls!.local[0]!,
    takeDownload: (name) => takeDownload(downloads, name),
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
