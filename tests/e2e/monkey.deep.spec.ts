import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { randomStream, type RandomStream } from '../../src/engine/random/stream.ts';
import { expect, test } from '../support/journey.ts';

/** Actions of each monkey, and the seed of the first; `SIXFOLD_MONKEY_SEED` tries others. */
const ACTIONS = Number(process.env['SIXFOLD_MONKEY_ACTIONS'] ?? 400);
const SEED = Number(process.env['SIXFOLD_MONKEY_SEED'] ?? 1);

/** Milliseconds for which the page may stand still. */
const STILL = 500;

/** Controls that lead away from the page, or wait for something of the system. */
const ELSEWHERE = /guide|documentation|full screen|install|print/i;

const KEYS = `b c d e f g h i k l m n o p r s t v w x y z 0 1 2 3 4 5 6 7 8 9 [ ] + - ?
  Enter Tab Delete Space ArrowLeft ArrowRight ArrowUp ArrowDown
  Control+z Control+y Control+a Control+c Control+v Control+d Control+k
  Shift+l Shift+t Shift+w Shift+o Shift+v Shift+a`.split(/\s+/);

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    sixfoldGap?: number;
  }
}

/** Notes how long the page stands still. */
const HEARTBEAT = `{
  let last = performance.now();
  window.sixfoldGap = 0;
  setInterval(() => {
    const now = performance.now();
    window.sixfoldGap = Math.max(window.sixfoldGap, now - last);
    last = now;
  }, 10);
}`;

/** The controls that can be pressed now: those of a dialog or menu alone while one is open. */
async function targets(page: Page): Promise<Target[]> {
  return page.evaluate(() => {
    const found: Target[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'button, input, select, summary, textarea, [role="menuitem"], [role="option"], [role="tab"], [role="slider"]',
    )) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      if (width === 0 || height === 0 || (element instanceof HTMLInputElement && element.type === 'file'))
        continue;
      const hit = document.elementFromPoint(x, y);
      if (!hit || (!element.contains(hit) && !hit.closest('label')?.contains(element))) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      found.push({ name: name.slice(0, 40), x, y });
    }
    return found;
  });
}

class Monkey {
  readonly #page: Page;
  readonly #random: RandomStream;
  /** For fingers. */
  readonly #touch: CDPSession | null;

  constructor(page: Page, random: RandomStream, touch: CDPSession | null) {
    this.#page = page;
    this.#random = random;
    this.#touch = touch;
  }

  /** Does something, and says in words which. */
  async act(): Promise<string> {
    const kind = this.#random.below(20);
    if (kind < 8) return this.#drag();
    if (kind < 15) return this.#press();
    if (kind < 18) return this.#key();
    if (kind < 19) return this.#type();
    await this.#page.keyboard.press('Escape');
    return 'Escape';
  }

  #oneOf<T>(values: readonly T[]): T {
    return values[this.#random.below(values.length)]!;
  }

  async #drag(): Promise<string> {
    const box = await this.#page.getByRole('application').first().boundingBox();
    if (!box) return 'nothing';
    const at = () => ({
      x: box.x + 4 + this.#random.below(Math.max(1, Math.floor(box.width) - 8)),
      y: box.y + 4 + this.#random.below(Math.max(1, Math.floor(box.height) - 8)),
    });
    const way = Array.from({ length: 1 + this.#random.below(5) }, at);
    if (this.#touch) await this.#finger(this.#touch, way);
    else await this.#mouse(way);
    return `a drag through ${way.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ')}`;
  }

  async #mouse([first, ...rest]: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
    const { mouse, keyboard } = this.#page;
    const held = this.#random.below(4) === 0 ? this.#oneOf(['Shift', 'Alt']) : null;
    const button = this.#random.below(10) === 0 ? 'right' : 'left';
    await mouse.move(first!.x, first!.y);
    if (held) await keyboard.down(held);
    await mouse.down({ button });
    for (const { x, y } of rest) await mouse.move(x, y, { steps: 3 });
    if (this.#random.below(12) === 0) await keyboard.press('Escape');
    await mouse.up({ button });
    if (held) await keyboard.up(held);
  }

  async #finger(
    touch: CDPSession,
    way: readonly { readonly x: number; readonly y: number }[],
  ): Promise<void> {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [way[0]!]);
    for (const point of way.slice(1)) await send('touchMove', [point]);
    await send('touchEnd', []);
  }

  async #press(): Promise<string> {
    const found = (await targets(this.#page)).filter(({ name }) => !ELSEWHERE.test(name));
    if (found.length === 0) return 'nothing';
    const { name, x, y } = this.#oneOf(found);
    if (this.#touch) await this.#page.touchscreen.tap(x, y);
    else await this.#page.mouse.click(x, y);
    return `a press on “${name}”`;
  }

  async #key(): Promise<string> {
    const key = this.#oneOf(KEYS);
    await this.#page.keyboard.press(key);
    return `the key ${key}`;
  }

  async #type(): Promise<string> {
    const text = this.#oneOf(['7', '12345', 'Müller', '한글', '-1', '999999999999', 'a b  c', '…']);
    await this.#page.keyboard.type(text);
    return `typing ${text}`;
  }
}

/** Closes whatever is open. */
async function settle(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
    await expect(page.getByRole('menu')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The work as it is exported: the library as a pack, and the open city. Ends in the city's workspace. */
async function workOf(page: Page): Promise<{ readonly library: string; readonly city: string }> {
  const pack = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  const library = readFileSync(await (await pack).path(), 'base64');
  await page.getByRole('tab', { name: 'City' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('Export the city: City layout (JSON)');
  const layout = page.waitForEvent('download');
  await page.getByRole('option', { name: 'Export the city: City layout (JSON)' }).click();
  return { library, city: readFileSync(await (await layout).path(), 'utf8') };
}

async function play(page: Page, seed: number, touch: CDPSession | null): Promise<void> {
  test.setTimeout(120_000 + 2_000 * ACTIONS);
  // A file that is asked for is none.
  page.on('filechooser', () => {});
  await page.addInitScript(HEARTBEAT);
  await page.goto('./');
  await expect(page.getByRole('application', { name: 'City' })).toBeVisible();
  // The start is measured elsewhere.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window.sixfoldGap = 0));
  const monkey = new Monkey(page, randomStream(seed, 'monkey'), touch);
  const still: string[] = [];
  const done: string[] = [];
  for (let action = 0; action < ACTIONS; action++) {
    done.push(await monkey.act());
    const gap = await page.evaluate(() => {
      const { sixfoldGap = 0 } = window;
      window.sixfoldGap = 0;
      return sixfoldGap;
    });
    if (gap > STILL) still.push(`${Math.round(gap)} ms after action ${action}, ${done.slice(-3).join(', ')}`);
  }
  expect(still, 'the page never stands still').toEqual([]);
  await settle(page);
  const before = await workOf(page);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeAttached();
  await page.reload();
  await expect(page.getByRole('application').first()).toBeVisible();
  // Until all of the program is there, keys do nothing.
  await page.waitForLoadState('networkidle');
  expect(await workOf(page)).toEqual(before);
}

test(`${ACTIONS} random actions leave the work as it is after a reload, and the page answers`, async ({
  page,
}) => {
  await play(page, SEED, null);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(`${ACTIONS} random actions of fingers leave the work as it is after a reload`, async ({ page }) => {
    await play(page, SEED + 1, await page.context().newCDPSession(page));
  });
});
