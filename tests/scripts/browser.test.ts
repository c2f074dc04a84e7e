import { describe, expect, test } from 'vitest';
import { browserLaunch, installedBrowsers, type Machine } from '../../scripts/browser.ts';
import { CHROMIUM, FIREFOX } from '../../scripts/engines.ts';

function machine(
  files: readonly string[],
  environment: Machine['environment'] = {},
  platform: Machine['platform'] = 'linux',
): Machine {
  return { platform, environment, exists: (path) => files.includes(path) };
}

describe('a browser is looked for', () => {
  test('first where CHROME_PATH says, then on the PATH, then in the usual places', () => {
    const files = ['/opt/google/chrome/chrome', '/usr/bin/chromium', '/home/me/chrome'];
    const environment = { CHROME_PATH: '/home/me/chrome', PATH: '/usr/local/bin:/usr/bin' };
    expect(installedBrowsers(CHROMIUM, machine(files, environment))).toEqual([
      '/home/me/chrome',
      '/usr/bin/chromium',
      '/opt/google/chrome/chrome',
    ]);
  });

  test('on the PATH by name before folder: Chromium, Chrome, then Edge', () => {
    const files = ['/a/msedge', '/a/google-chrome-stable', '/b/chromium-browser', '/b/google-chrome'];
    expect(installedBrowsers(CHROMIUM, machine(files, { PATH: '/a:/b' }))).toEqual([
      '/b/chromium-browser',
      '/b/google-chrome',
      '/a/google-chrome-stable',
      '/a/msedge',
    ]);
  });

  test('elsewhere when CHROME_PATH names no file', () => {
    const environment = { CHROME_PATH: '/gone/chrome', PATH: '/usr/bin' };
    expect(installedBrowsers(CHROMIUM, machine(['/usr/bin/chromium'], environment))).toEqual([
      '/usr/bin/chromium',
    ]);
  });

  test('among the applications of a Mac, those of its user too', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const own = '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium';
    expect(installedBrowsers(CHROMIUM, machine([own, chrome], { HOME: '/Users/me' }, 'darwin'))).toEqual([
      chrome,
      own,
    ]);
  });

  test('among the programs of Windows, whose PATH has semicolons', () => {
    const installed = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    const onPath = 'D:\\tools\\chromium.exe';
    const environment = { Path: 'C:\\Windows;D:\\tools', PROGRAMFILES: 'C:\\Program Files' };
    expect(installedBrowsers(CHROMIUM, machine([installed, onPath], environment, 'win32'))).toEqual([
      onPath,
      installed,
    ]);
  });

  test('and each one counted once', () => {
    const environment = { CHROME_PATH: '/usr/bin/chromium', PATH: '/usr/bin:/usr/bin' };
    expect(installedBrowsers(CHROMIUM, machine(['/usr/bin/chromium'], environment))).toEqual([
      '/usr/bin/chromium',
    ]);
  });

  test('in vain on a machine without one', () => {
    expect(installedBrowsers(CHROMIUM, machine([], {}))).toEqual([]);
  });
});

describe('a Firefox is looked for', () => {
  test('first where FIREFOX_PATH says, then on the PATH, the ESR first, then in the usual places', () => {
    const files = ['/opt/firefox/firefox', '/a/firefox', '/b/firefox-esr', '/home/me/firefox', '/a/chromium'];
    const environment = { FIREFOX_PATH: '/home/me/firefox', CHROME_PATH: '/a/chromium', PATH: '/a:/b' };
    expect(installedBrowsers(FIREFOX, machine(files, environment))).toEqual([
      '/home/me/firefox',
      '/b/firefox-esr',
      '/a/firefox',
      '/opt/firefox/firefox',
    ]);
  });

  test('among the applications of a Mac and the programs of Windows', () => {
    const application = '/Applications/Firefox.app/Contents/MacOS/firefox';
    expect(installedBrowsers(FIREFOX, machine([application], { HOME: '/Users/me' }, 'darwin'))).toEqual([
      application,
    ]);
    const program = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';
    const environment = { PROGRAMFILES: 'C:\\Program Files' };
    expect(installedBrowsers(FIREFOX, machine([program], environment, 'win32'))).toEqual([program]);
  });
});

describe('a browser is started', () => {
  const found = machine(['/usr/bin/chromium'], { PATH: '/usr/bin' });

  test('as the executable that was found, quietly', () => {
    const { executablePath, args } = browserLaunch(found, false);
    expect(executablePath).toBe('/usr/bin/chromium');
    expect(args).toContain('--disable-background-networking');
    expect(args).not.toContain('--no-sandbox');
  });

  test('without its sandbox only by root, for whom it would not start', () => {
    expect(browserLaunch(found, true).args).toContain('--no-sandbox');
  });

  test("as Playwright's own when none was found", () => {
    expect(browserLaunch(machine([]), false)).not.toHaveProperty('executablePath');
  });
});
