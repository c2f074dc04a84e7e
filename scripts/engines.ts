/** A sort of browser, with the names and the usual places of its executables. */
export interface Engine {
  /** Names of the browsers of this sort, for messages. */
  readonly name: string;
  /** Variable of the environment that may name an executable. */
  readonly variable: 'CHROME_PATH' | 'FIREFOX_PATH';
  /** Debian's package. */
  readonly debianPackage: string;
  /** Names on the PATH, the most usual first. */
  readonly commands: readonly string[];
  /** Executables below the folders of applications of a Mac. */
  readonly macApplications: readonly string[];
  /** Executables below the folders of programs of Windows. */
  readonly windowsPrograms: readonly string[];
  readonly linuxPlaces: readonly string[];
}

export const CHROMIUM: Engine = {
  name: 'Chromium or Google Chrome',
  variable: 'CHROME_PATH',
  // Without the windows of a browser that is looked at, whose tests take a fifth longer.
  debianPackage: 'chromium-headless-shell',
  commands: [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
    'microsoft-edge-stable',
    'msedge',
  ],
  macApplications: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
    'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  windowsPrograms: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ],
  linuxPlaces: [
    '/usr/lib/chromium/chromium-headless-shell',
    '/opt/google/chrome/chrome',
    '/usr/lib/chromium/chromium',
    '/usr/lib/chromium-browser/chromium-browser',
    '/snap/bin/chromium',
    '/opt/microsoft/msedge/msedge',
  ],
};

export const FIREFOX: Engine = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  debianPackage: 'firefox-esr',
  commands: ['firefox-esr', 'firefox'],
  macApplications: [
    'Firefox.app/Contents/MacOS/firefox',
    'Firefox Developer Edition.app/Contents/MacOS/firefox',
  ],
  windowsPrograms: ['Mozilla Firefox\\firefox.exe', 'Firefox Developer Edition\\firefox.exe'],
  linuxPlaces: [
    '/usr/lib/firefox-esr/firefox-esr',
    '/usr/lib/firefox/firefox',
    '/usr/lib64/firefox/firefox',
    '/opt/firefox/firefox',
    '/snap/bin/firefox',
  ],
};
