import { expect, type Page } from '@playwright/test';
import { ringHex, ringSize } from '../../src/engine/hex/ring.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { BoardPage } from './board-page.ts';

/** Where a schematic or city is worked in when its browser is killed. */
export interface Desk {
  readonly page: Page;
  /** Of this time alone: names what is worked on. */
  readonly name: string;
  /** Exports the city; its text. */
  readonly exportCity: () => Promise<string>;
}

/** Work of many small edits, which can be counted later. */
export interface Work {
  readonly name: string;
  /** Makes all ready for the first edit. */
  readonly begin: (desk: Desk) => Promise<void>;
  /** Makes the edit of this index; done when the page has dealt with it. */
  readonly edit: (desk: Desk, index: number) => Promise<void>;
  /** How many edits are there. */
  readonly count: (desk: Desk) => Promise<number>;
}

/** Waits until everything is stored. */
export async function expectSaved(page: Page): Promise<void> {
  const status = page.getByRole('status', { name: 'Saving' });
  await expect(status).toHaveAttribute('aria-busy', 'false');
  await expect(status).toContainText('Saved');
}

/** Hexes about the center, ring by ring. */
function hexes(radius: number) {
  return Array.from({ length: radius + 1 }, (_, ring) =>
    Array.from({ length: ringSize(ring) }, (_, index) => ringHex(ring, index)),
  ).flat();
}

const SEGMENTS: readonly Segment[] = hexes(4).flatMap((hex) =>
  ([0, 1, 2, 3, 4, 5] as const).map((k) => ({ ...hex, k })),
);

/** Hexes with room for a stamp of one hex on each. */
const APART = hexes(12).filter(({ q, r }) => q % 2 === 0 && r % 2 === 0);

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const schematicBoard = ({ page, name }: Desk) => new BoardPage(page, `Schematic ${name}`);

async function beginSchematic({ page, name }: Desk): Promise<void> {
  await page.getByRole('tab', { name: 'Schematics' }).click();
  await page.getByRole('button', { name: 'New schematic' }).click();
  await expect(nameField(page)).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('application', { name: `Schematic ${name}`, exact: true })).toBeVisible();
}

async function countSegments({ page }: Desk): Promise<number> {
  const size = await page.getByText(/^[\d,]+ segments? on [\d,]+ hex(es)?/).textContent();
  return Number.parseInt(size!.replaceAll(',', ''));
}

async function cityOf({ exportCity }: Desk) {
  const read = readCity(await exportCity());
  if (!read.ok) throw new Error(`the city is damaged: ${read.problems[0]?.message}`);
  return read.value;
}

const PAINTING: Work = {
  name: 'painting',
  begin: beginSchematic,
  edit: (desk, index) => schematicBoard(desk).click(SEGMENTS[index]!),
  count: countSegments,
};

/** One stroke, which does not end before the browser does. */
const STROKING: Work = {
  name: 'stroking',
  begin: beginSchematic,
  edit: async (desk, index) => {
    await schematicBoard(desk).hover(SEGMENTS[index]!);
    if (index === 0) await desk.page.mouse.down();
  },
  count: countSegments,
};

const TYPING: Work = {
  name: 'typing',
  begin: async (desk) => {
    await beginSchematic(desk);
    await nameField(desk.page).focus();
    await desk.page.keyboard.press('End');
  },
  edit: ({ page }, index) => page.keyboard.press('abcdefghijklmnopqrstuvwxyz'[index % 26]!),
  count: async ({ page, name }) => (await nameField(page).inputValue()).length - name.length,
};

const STAMPING: Work = {
  name: 'stamping',
  begin: async ({ page }) => {
    await page.getByRole('tab', { name: 'City' }).click();
    await page.getByRole('application', { name: 'City' }).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    const stamp = page.getByRole('button', { name: 'Garden', exact: true });
    if ((await stamp.getAttribute('aria-pressed')) !== 'true') await stamp.click();
  },
  edit: ({ page }, index) => new BoardPage(page, 'City').click({ ...APART[index]!, k: 0 }),
  count: async (desk) => (await cityOf(desk)).placements.length,
};

/** Seeds from here on, each its own city. */
const FIRST_SEED = 1000;

const GENERATING: Work = {
  name: 'generating',
  begin: async (desk) => {
    await desk.page.getByRole('tab', { name: 'City' }).click();
    await generate(desk, FIRST_SEED);
  },
  edit: (desk, index) => generate(desk, FIRST_SEED + 1 + index),
  count: async (desk) => (await cityOf(desk)).recipe!.seed - FIRST_SEED,
};

async function generate({ page }: Desk, seed: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Seed', exact: true });
  await field.fill(String(seed));
  await field.press('Enter');
  await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeVisible();
}

export const WORKS: readonly Work[] = [PAINTING, STROKING, STAMPING, GENERATING, TYPING];
