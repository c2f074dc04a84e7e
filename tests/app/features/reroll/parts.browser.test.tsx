import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forEachHex } from '../../../../src/engine/land/row.ts';
import type { AppStore } from '../../../../src/app/store/store.ts';
import { cityFile, openApp } from '../../../support/app-page.tsx';
import { linesOf } from '../../../support/city-lines.ts';
import { becomePhone } from '../../../support/phone.ts';
import { expectSameCoverage } from './same-coverage.ts';

const bar = page.getByRole('region', { name: 'Reroll' });
const counts = bar.getByText(/^[\d,]+ removed, [\d,]+ new, coverage/);
const undo = page.getByRole('button', { name: 'Undo', exact: true });
const inBar = (name: string) => bar.getByRole('button', { name, exact: true });
const steps = (store: AppStore) => store.getState().timeline.past.length;

async function roll(part: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Reroll part' }).click();
  await page.getByRole('menuitem', { name: part }).first().click();
  await expect.element(counts).toBeVisible();
}

async function leaveBy(name: 'Accept' | 'Reject'): Promise<void> {
  await inBar(name).click();
  await expect.element(bar).not.toBeInTheDocument();
}

/** Ids of the placements that the line of a hex lists. */
function idsOn(line: string): number[] {
  return [.../"placements": \[(.*)\]/.exec(line)![1]!.matchAll(/\d+/g)].map(Number);
}

/** The text from the land to the placements, which no roll changes. */
function groundOf(file: string): string {
  return file.slice(file.indexOf('\n  "land"'), file.indexOf('\n  "placements"'));
}

/** Expects two files to agree, byte for byte, in all but some placements and the hexes of some ground. */
function expectSameOutside(
  before: string,
  after: string,
  rolled: ReadonlySet<number>,
  isGround: (hex: string, line: string) => boolean,
): void {
  const [old, now] = [linesOf(before), linesOf(after)];
  expect(groundOf(after)).toBe(groundOf(before));
  const placements = [...old.placements].filter(([id]) => !rolled.has(id));
  const hexes = [...old.hexes].filter(([hex, line]) => !isGround(hex, line));
  expect(placements.length).toBeGreaterThan(100);
  expect(hexes.length).toBeGreaterThan(100);
  expect(placements.filter(([id, line]) => now.placements.get(id) !== line)).toEqual([]);
  expect(hexes.filter(([hex, line]) => now.hexes.get(hex) !== line)).toEqual([]);
  expect(after).not.toBe(before);
}

test('a selection: its change is counted before it is accepted; rejected it leaves every byte, accepted all outside', async () => {
  const store = openApp();
  const before = cityFile(store);
  const gardens = new Set(
    [...linesOf(before).placements].flatMap(([id, line]) => (line.includes('"garden"') ? [id] : [])),
  );
  expect(gardens.size).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Select similar' }).click();
  await page
    .getByRole('menuitem', { name: /^Garden/ })
    .first()
    .click();
  await roll(/^The selection/);
  await expect.element(bar).toHaveTextContent(`Reroll ${gardens.size} placements`);
  await expect.element(bar).toHaveTextContent('roll 1 of seed 7');
  expect(cityFile(store)).toBe(before);
  await leaveBy('Reject');
  expect(cityFile(store)).toBe(before);
  await expect.element(undo).toBeDisabled();

  await roll(/^The selection/);
  await expect.element(bar).toHaveTextContent('roll 2 of seed 7');
  await page.getByRole('button', { name: 'Show present city' }).click();
  await expect.element(inBar('Show present city')).toHaveAttribute('aria-pressed', 'true');
  await leaveBy('Accept');
  const isOnGardens = (_: string, line: string) => idsOn(line).some((id) => gardens.has(id));
  expectSameOutside(before, cityFile(store), gardens, isOnGardens);
  await undo.click();
  await expect.element(undo).toBeDisabled();
  expect(cityFile(store)).toBe(before);
});

test('a district: placements that do not lie wholly in it stay byte for byte', async () => {
  const store = openApp();
  const before = cityFile(store);
  await page.getByRole('button', { name: 'Reroll part' }).click();
  const item = page.getByRole('menuitem', { name: /^farmland No\. \d+/ }).first();
  const numbered = item.getByText(/^No\. \d+$/);
  await expect.element(numbered).toBeVisible();
  const number = Number(numbered.element().textContent.slice(4));
  await item.click();
  await expect.element(counts).toBeVisible();
  await expect.element(bar).toHaveTextContent(`Reroll the district farmland (No. ${number})`);
  await leaveBy('Accept');
  const ground = new Set<string>();
  forEachHex(
    store.getState().document.city.districts.find(({ id }) => id === number)!.rows,
    ({ q, r }) => void ground.add(`${q},${r}`),
  );
  const [inside, reaching] = [new Set<number>(), new Set<number>()];
  for (const [hex, line] of linesOf(before).hexes)
    for (const id of idsOn(line)) (ground.has(hex) ? inside : reaching).add(id);
  const rolled = new Set([...inside].filter((id) => !reaching.has(id)));
  expectSameOutside(before, cityFile(store), rolled, (hex) => ground.has(hex));
});

test('all but the locked, on a phone: the coverage is about as it was; the bar is whole, and not over the zoom', async () => {
  await becomePhone();
  const store = openApp();
  await roll(/^All but locked/);
  expectSameCoverage(bar.element());
  const own = bar.element().getBoundingClientRect();
  const views = [
    ...page.getByRole('group', { name: 'Zoom' }).getByRole('button').elements(),
    page.getByRole('button', { name: 'View', exact: true }).element(),
  ];
  expect(views.length).toBeGreaterThan(2);
  for (const view of views) {
    const box = view.getBoundingClientRect();
    const isApart =
      box.left >= own.right || box.right <= own.left || box.top >= own.bottom || box.bottom <= own.top;
    expect(isApart, view.outerHTML).toBe(true);
  }
  for (const button of bar.getByRole('button').elements())
    await expect.element(button).toBeInViewport({ ratio: 1 });
  await leaveBy('Accept');
  await expect.element(undo).toBeEnabled();
  expect(steps(store)).toBe(1);
});
