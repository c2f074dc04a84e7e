import type { Page } from 'playwright';

/** The functions that are added to a page to measure it. */
interface Meter {
  /** Milliseconds from each event to its pixels. */
  readonly strokes: number[];
  /** Milliseconds of each task of 50 ms and more. */
  readonly tasks: number[];
}

declare global {
  interface Window {
    sixfoldMeter?: Meter;
  }
}

/**
 * Measures from now on how long the page takes from a move of the pointer until the first canvas of its board has been drawn again
 * and its pixels are there: from the first listener of the event on, so without the wait for the frame before it. Moves
 * that change nothing are not counted.
 */
export async function measureStrokes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const context = document.querySelector<HTMLCanvasElement>('.konvajs-content canvas')!.getContext('2d')!;
    const meter: Meter = (window.sixfoldMeter = { strokes: [], tasks: [] });
    let drawn = 0;
    for (const name of ['putImageData', 'clearRect', 'drawImage'] as const) {
      const own = context[name].bind(context) as (...parameters: unknown[]) => void;
      Object.assign(context, {
        [name]: (...parameters: unknown[]) => {
          drawn = performance.now();
          own(...parameters);
        },
      });
    }
    let start = 0;
    window.addEventListener('pointermove', () => (start = performance.now()), true);
    window.addEventListener('pointermove', () => {
      const own = start;
      let frames = 0;
      const look = () => {
        if (drawn >= own) {
          // Reading waits for all that is still to be rasterized.
          context.getImageData(0, 0, 1, 1);
          meter.strokes.push(performance.now() - own);
        } else if (++frames < 120 && own === start) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) meter.tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
}

/**
 * The times of all moves so far, in milliseconds; measuring begins anew.
 *
 * @throws Error when none has been drawn
 */
export async function takeStrokes(page: Page): Promise<number[]> {
  const strokes = await page.evaluate(() => window.sixfoldMeter!.strokes.splice(0));
  if (strokes.length === 0) throw new Error('nothing was drawn during the stroke');
  return strokes;
}

/** The longest task since the last question, in milliseconds; 0 when none took 50. */
export async function takeLongestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.sixfoldMeter!.tasks.splice(0)));
}

/** Drags in small steps from a point of the window, and waits for each to be drawn. */
export async function drag(
  page: Page,
  from: { readonly x: number; readonly y: number },
  steps: number,
  step: { readonly x: number; readonly y: number },
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= steps; i++) {
    await page.mouse.move(from.x + i * step.x, from.y + i * step.y);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.mouse.up();
}
