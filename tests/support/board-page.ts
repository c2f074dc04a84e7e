import type { Locator, Page } from '@playwright/test';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { segmentPixel } from './segment-pixel.ts';

/** The board that is on the page, by its name: where its segments are, and a pointer that goes there. */
export class BoardPage {
  readonly board: Locator;
  readonly #page: Page;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.board = page.getByRole('application', { name });
  }

  /** Moves the pointer to the center of a segment. */
  async hover(segment: Segment): Promise<void> {
    const { x, y } = await this.pixelOf(segment);
    await this.#page.mouse.move(x, y);
  }

  async click(segment: Segment): Promise<void> {
    const { x, y } = await this.pixelOf(segment);
    await this.#page.mouse.click(x, y);
  }

  /** Presses on the first segment, drags over all others and releases. */
  async drag(segments: readonly Segment[]): Promise<void> {
    for (const [index, segment] of segments.entries()) {
      await this.hover(segment);
      if (index === 0) await this.#page.mouse.down();
    }
    await this.#page.mouse.up();
  }

  /** The center of a segment in CSS pixels of the page, by what the board says of its camera. */
  async pixelOf(segment: Segment): Promise<{ x: number; y: number }> {
    const box = await this.board.boundingBox();
    if (!box) throw new Error('the board is not on the screen');
    const [scale = 0, originX = 0, originY = 0] = await Promise.all(
      ['data-scale', 'data-origin-x', 'data-origin-y'].map(async (name) =>
        Number(await this.board.getAttribute(name)),
      ),
    );
    return segmentPixel({ left: box.x, top: box.y, scale, originX, originY }, segment);
  }
}
