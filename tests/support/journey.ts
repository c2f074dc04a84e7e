import { readFileSync } from 'node:fs';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { readLibrary } from '../../src/cli/library.ts';
import { generate } from '../../src/engine/generate/generate.ts';
import { readRecipe } from '../../src/formats/recipe/read.ts';
import { guardPages } from './page-guard.ts';
import { shortened } from './short-library.ts';
import { WITHOUT_TOUR } from './without-tour.ts';

/**
 * The factor by which the page is slowed down; each request then takes as long as to a server far away.
 * `SIXFOLD_SLOWER=4` reveals tests that pass only on a fast machine.
 */
const SLOWER = Number(process.env['SIXFOLD_SLOWER'] ?? 1);

/** Milliseconds of delay of each request when the page is slowed down. */
const FAR_AWAY = 300;

/** The library that the app is opened with, see {@link shortened}. */
type LibrarySize = 'whole' | 'short';

const plainStarts = new Map<LibrarySize, string>();

/** Opens the app on the plain city without a town, in all pages of a context. */
export async function openOnPlainCity(
  context: BrowserContext,
  library: LibrarySize = 'short',
): Promise<void> {
  await context.route(/\/assets\/start-[^/]*\.json$/, (route) => {
    const body = plainStarts.get(library) ?? startOf(library);
    plainStarts.set(library, body);
    return route.fulfill({ contentType: 'application/json', body });
  });
}

/** Lets pages of a context open as on a later visit, without the tour of a first one; preferences that are kept stay. */
export async function openWithoutTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(WITHOUT_TOUR);
}

/** The recipe of the plain city without a town, on which most journeys open. */
export const PLAIN_RECIPE = 'tests/recipes/city.recipe.json';

/** The library and the city that the app is opened with, in the form of the file that its build makes of them. */
function startOf(size: LibrarySize): string {
  const whole = readLibrary('schematics');
  const read = readRecipe(readFileSync(PLAIN_RECIPE, 'utf8'));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { library, recipe } =
    size === 'short' ? shortened(whole, read.value) : { library: whole, recipe: read.value };
  const made = generate(recipe, library);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const { engine, land, districts, placements } = made.value;
  return JSON.stringify({
    LIBRARY: library,
    RECIPE: recipe,
    CITY: { engine, land, districts, placements },
  });
}

/**
 * A Playwright test. It opens the app on the plain city without a town, unless it asks for `built` in `opensOn`: so most
 * journeys do not depend on which town a new user sees; with the short library, unless it asks for the `whole` one in
 * `library`. It opens without the tour of a first visit, unless it asks for it by `firstVisit`. It also fails on everything that {@link guardPages} records:
 * messages in the console, violations of the security policy, a document that scrolls, requests to another origin.
 */
export const test = base.extend<{
  opensOn: 'built' | 'city';
  library: LibrarySize;
  firstVisit: boolean;
  start: void;
  quietPages: string[];
}>({
  opensOn: ['city', { option: true }],
  library: ['short', { option: true }],
  firstVisit: [false, { option: true }],
  start: [
    async ({ context, opensOn, library, firstVisit }, use) => {
      if (!firstVisit) await openWithoutTour(context);
      if (opensOn === 'city') await openOnPlainCity(context, library);
      await use();
    },
    { auto: true },
  ],
  quietPages: [
    async ({ context, page, baseURL }, use) => {
      const noise = await guardPages(context, new URL(baseURL!).origin);
      if (SLOWER > 1) await slowDown(page);
      await use(noise);
      expect(noise, 'no page has errors or warnings, breaks its policy, scrolls, or asks elsewhere').toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await session.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: FAR_AWAY, ...unlimited });
}

export { expect };
