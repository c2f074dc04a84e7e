import type { Locator, Page } from '@playwright/test';
import type { Segment } from '../../src/engine/segment/segment.ts';
import { segmentVertices, thirdToPoint } from '../../src/engine/segment/vertex.ts';

/** The board of a page, asked as any test program would: by role, and by what its element says of its view. */
export class BoardOnPage {
  readonly element: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.element = page.getByRole('application');
  }

  /** Where the center of a segment is on the page, in CSS pixels. */
  async pixelOf(segment: Segment): Promise<{ x: number; y: number }> {
    const { left, top, originX, originY, scale } = await this.element.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const number = (name: string) => Number(element.getAttribute(name));
      return {
        left: box.left,
        top: box.top,
        originX: number('data-origin-x'),
        originY: number('data-origin-y'),
        scale: number('data-scale'),
      };
    });
    const corners = segmentVertices(segment).map(thirdToPoint);
    const x = corners.reduce((sum, corner) => sum + corner.x, 0) / 3;
    const y = corners.reduce((sum, corner) => sum + corner.y, 0) / 3;
    return { x: left + originX + x * scale, y: top + originY + y * scale };
  }

  async hover(segment: Segment): Promise<void> {
    const { x, y } = await this.pixelOf(segment);
    await this.#page.mouse.move(x, y);
  }

  async click(segment: Segment): Promise<void> {
    const { x, y } = await this.pixelOf(segment);
    await this.#page.mouse.click(x, y);
  }

  /** Presses on the first segment, moves over the others, and lets go on the last. */
  async drag(segments: readonly Segment[]): Promise<void> {
    const [first, ...others] = segments;
    if (!first) return;
    await this.hover(first);
    await this.#page.mouse.down();
    for (const segment of others) await this.hover(segment);
    await this.#page.mouse.up();
  }
}
