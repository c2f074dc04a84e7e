import type { Locator, Page } from '@playwright/test';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { segmentPixel } from './segment-pixel.ts';

/** A board on the page, found by its name, with a pointer that moves to its segments. */
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

  async click(segment: Segment, options: { readonly button?: 'right' } = {}): Promise<void> {
    const { x, y } = await this.pixelOf(segment);
    await this.#page.mouse.click(x, y, options);
  }

  /** Presses on the first segment, drags over all others and releases. */
  async drag(segments: readonly Segment[]): Promise<void> {
    for (const [index, segment] of segments.entries()) {
      await this.hover(segment);
      if (index === 0) await this.#page.mouse.down();
    }
    await this.#page.mouse.up();
  }

  /** The center of a segment in CSS pixels of the page, by the camera that the board's attributes state. */
  async pixelOf(segment: Segment): Promise<{ x: number; y: number }> {
    const view = await this.board.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const { scale, originX, originY, bend } = (element as HTMLElement).dataset;
      return { left, top, scale: Number(scale), originX: Number(originX), originY: Number(originY), bend };
    });
    return segmentPixel(view, segment);
  }
}
