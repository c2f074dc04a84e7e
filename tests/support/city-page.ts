import type { Locator, Page } from '@playwright/test';
import { BoardPage } from './board-page.ts';
import { expect } from './journey.ts';

/** The workspace of the city as a user sees it; the page may read and write the clipboard. */
export class CityPage {
  readonly board: BoardPage;
  readonly panel: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.board = new BoardPage(page, 'City');
    this.panel = page.getByRole('region', { name: 'Selection' });
  }

  /** The status line over the board. */
  get said(): Locator {
    return this.page.getByRole('main').getByRole('status');
  }

  /** Clears the land, then stamps some schematics of the library. */
  async build(stamps: readonly (readonly [schematic: string, q: number, r: number])[]): Promise<void> {
    await this.board.board.focus();
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.press('Delete');
    // A key of the first moments waits for the commands, which a click does not.
    await expect(this.page.getByText('Nothing stands here yet')).toBeVisible();
    for (const [index, [schematic, q, r]] of stamps.entries()) {
      // Picked again, it would be put down.
      if (stamps[index - 1]?.[0] !== schematic)
        await this.page.getByRole('button', { name: schematic, exact: true }).click();
      await this.board.click({ q, r, k: 0 });
      await expect(this.page.getByText(`Stamped ${schematic} (No.`)).toBeVisible();
    }
    await this.press('Escape');
  }

  /** Presses keys of the board, one after the other. */
  async press(...keys: readonly string[]): Promise<void> {
    await this.board.board.focus();
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Selects all placements, two at least, and returns the text of their copy: their poses and relative places. */
  async all(): Promise<string> {
    await this.press('Control+a', 'Control+c');
    const text = await this.page.evaluate(() => navigator.clipboard.readText());
    expect(JSON.parse(text)).toMatchObject({ format: 'sixfold/city' });
    return text;
  }

  /** Expects the city to differ from `before` by one step, and undoes that step. */
  async expectOneStep(before: string): Promise<void> {
    const after = await this.all();
    expect(after).not.toBe(before);
    await this.press('Control+z');
    expect(await this.all()).toBe(before);
    await this.press('Control+Shift+z');
    expect(await this.all()).toBe(after);
    await this.press('Control+z', 'Escape');
  }
}
