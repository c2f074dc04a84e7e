import { readFileSync } from 'node:fs';
import type * as Roles from '@testing-library/dom';
import type { Page } from 'puppeteer-core';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { segmentPixel } from '../support/segment-pixel.ts';
import { PROJECT } from '../support/source.ts';
import { WITHOUT_TOUR } from '../support/without-tour.ts';

/** Finds roles and names in the page, as the app's own tests do: Firefox's search takes two seconds for each. */
const ROLES = readFileSync(
  `${PROJECT}node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js`,
  'utf8',
);

/** Milliseconds that anything may take to appear or to go, on a busy machine. */
const PATIENCE = 20_000;

/** Milliseconds between two looks at the page. */
const PAUSE = 30;

type Name = string | RegExp;

/** An element as it is on the page now. */
interface Seen {
  readonly text: string;
  readonly value: string | undefined;
  readonly isDisabled: boolean;
  readonly data: Readonly<Record<string, string | undefined>>;
  readonly left: number;
  readonly top: number;
  /** Its center. */
  readonly x: number;
  readonly y: number;
  /** Whether a click at the center meets it. */
  readonly isOnTop: boolean;
}

declare global {
  var TestingLibraryDom: typeof Roles;
}

/** A page in Firefox as a user has it: finds what is seen by role and name, and waits for it. */
export class FirefoxPage {
  readonly page: Page;
  /** Errors and warnings of the console, and errors that nothing caught. */
  readonly noise: string[] = [];

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(page: Page, address: string): Promise<FirefoxPage> {
    const opened = new FirefoxPage(page);
    page.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warn') opened.noise.push(`${type}: ${message.text()}`);
    });
    page.on('pageerror', (error) => opened.noise.push(`uncaught: ${String(error)}`));
    await page.evaluateOnNewDocument(ROLES);
    await page.evaluateOnNewDocument(WITHOUT_TOUR);
    await page.goto(address);
    return opened;
  }

  /** Waits until exactly one element of this role and name is seen, and is as wanted. */
  find(role: string, name: Name, isWanted: (seen: Seen) => boolean = () => true): Promise<Seen> {
    return this.#until(role, name, (all) => (all.length === 1 && isWanted(all[0]!) ? all[0] : undefined));
  }

  /** Waits until no element of this role and name is seen. */
  async gone(role: string, name: Name): Promise<void> {
    await this.#until(role, name, (all) => (all.length === 0 ? true : undefined));
  }

  /** Clicks on the middle of an element once it lies still and nothing covers it. */
  async click(role: string, name: Name): Promise<void> {
    let last: Seen | undefined;
    const { x, y } = await this.find(role, name, (seen) => {
      const isStill = seen.x === last?.x && seen.y === last.y;
      last = seen;
      return isStill && seen.isOnTop && !seen.isDisabled;
    });
    await this.page.mouse.click(x, y);
  }

  /** Types into a field in place of what it holds. */
  async fill(name: Name, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.press('Control', 'a');
    await this.page.keyboard.type(text);
  }

  /** Presses keys together: all but the last are held. */
  async press(...keys: readonly [KeyName, ...KeyName[]]): Promise<void> {
    const { keyboard } = this.page;
    for (const key of keys) await keyboard.down(key);
    for (const key of keys.toReversed()) await keyboard.up(key);
  }

  /** Presses on the first segment of a board, drags over all others and releases. */
  async drag(board: string, segments: readonly Segment[]): Promise<void> {
    const { left, top, data } = await this.find('application', board);
    const [scale, originX, originY] = [data['scale'], data['originX'], data['originY']].map(Number);
    const view = { left, top, scale: scale!, originX: originX!, originY: originY!, bend: data['bend'] };
    for (const [index, segment] of segments.entries()) {
      const { x, y } = segmentPixel(view, segment);
      await this.page.mouse.move(x, y);
      if (index === 0) await this.page.mouse.down();
    }
    await this.page.mouse.up();
  }

  async #until<T>(role: string, name: Name, choose: (all: readonly Seen[]) => T | undefined): Promise<T> {
    const deadline = Date.now() + PATIENCE;
    for (;;) {
      const all = await this.#see(role, name);
      const chosen = choose(all);
      if (chosen !== undefined) return chosen;
      if (Date.now() > deadline)
        throw new Error(`waited in vain for the ${role} ${String(name)}; there is ${JSON.stringify(all)}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  #see(role: string, name: Name): Promise<Seen[]> {
    const pattern = typeof name === 'string' ? name : { source: name.source, flags: name.flags };
    return this.page.evaluate(seeInPage, role, pattern);
  }
}

type KeyName = Parameters<Page['keyboard']['press']>[0];

/** Runs in the page, which has no other code of this file. */
function seeInPage(role: string, pattern: string | { source: string; flags: string }): Seen[] {
  const name = typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);
  return TestingLibraryDom.queryAllByRole(document.body, role, { name, hidden: true })
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"], [inert]'))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) element.scrollIntoView({ block: 'nearest' });
      return {
        text: element.textContent ?? '',
        value: element instanceof HTMLInputElement ? element.value : undefined,
        isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
        data: Object.fromEntries(Object.entries(element.dataset)),
        left,
        top,
        x,
        y,
        isOnTop: element.contains(document.elementFromPoint(x, y)),
      };
    });
}
