import { expect, type Page } from '@playwright/test';
import { ringHex, ringSize } from '../../src/engine/hex/ring.ts';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { readCity } from '../../src/formats/city/read.ts';
import { BoardPage } from './board-page.ts';

/** The page of a browser that is killed, with a schematic or city that is edited. */
export interface Desk {
  readonly page: Page;
  /** A unique name of the edited work. */
  readonly name: string;
  /** Exports the city and returns its text. */
  readonly exportCity: () => Promise<string>;
}

/** A sort of work of many small edits, which can be counted later. */
export interface Work {
  readonly name: string;
  /** Prepares the first edit. */
  readonly begin: (desk: Desk) => Promise<void>;
  /** Makes the edit with an index; resolves when the page has handled it. */
  readonly edit: (desk: Desk, index: number) => Promise<void>;
  /** The number of edits that the work has. */
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

/** Free hexes, for a stamp of one hex on each. */
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

/** The first seed; each following seed gives another city. */
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

/** Milliseconds that a generation may take on a page that is slowed down, beside others and a busy process. */
const SLOW_GENERATION = 60_000;

async function generate({ page }: Desk, seed: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Seed', exact: true });
  await field.fill(String(seed));
  await field.press('Enter');
  // The report tells of the new city; the button alone may be that of before it began.
  const report = page.getByText(new RegExp(` placed of .*, from seed ${seed}$`));
  const question = page.getByRole('dialog', { name: 'Generate over edits by hand?' });
  await expect(report.or(question)).toBeVisible({ timeout: SLOW_GENERATION });
  if (!(await question.isVisible())) return;
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(report).toBeVisible({ timeout: SLOW_GENERATION });
}

export const WORKS: readonly Work[] = [PAINTING, STROKING, STAMPING, GENERATING, TYPING];
