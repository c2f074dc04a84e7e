import type { CDPSession, Page } from 'playwright';

/** A meter of the time that a page spends until it has drawn a change. */
interface FrameMeter {
  /** Milliseconds in listeners of input, in frames, and in drawing what they drew. */
  spent: number;
  /** Whether pixels came of it. */
  drawn: boolean;
  /** When the last wheel, pointer or key came, in milliseconds of the page. */
  began: number;
  /** When pixels were put on a canvas of the page last, in milliseconds of the page. */
  shown: number;
  /** The part of the board that is watched, in CSS pixels of the page. */
  watched: Rectangle | undefined;
  /** Some of its pixels after each frame that put some, since the watch began. */
  readonly seen: { readonly at: number; readonly pixels: Uint8ClampedArray }[];
  /** Milliseconds of each task of 50 ms and more. */
  readonly tasks: number[];
  /** Waits until what was asked for is drawn; milliseconds that it took, `undefined` when nothing was drawn. */
  readonly take: () => Promise<number | undefined>;
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare global {
  interface Window {
    sixfoldFrames?: FrameMeter;
  }
}

/**
 * Makes every page that is opened next count the time of its work: in listeners of wheel, pointer and keys with all
 * that they set off at once, in callbacks of frames, and until the pixels of every canvas that was drawn on are there.
 * The wait for the next frame is no work and not counted.
 */
export async function measureFrames(page: Page): Promise<void> {
  // The runner of the benchmarks names functions by this, also those that are sent to the page.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(() => {
    const frame = window.requestAnimationFrame.bind(window);
    const stale = new Set<CanvasRenderingContext2D>();
    const meter: FrameMeter = (window.sixfoldFrames = {
      spent: 0,
      drawn: false,
      began: 0,
      shown: 0,
      watched: undefined,
      seen: [],
      tasks: [],
      take: async () => {
        for (let frames = 0; frames < 2 || (!meter.drawn && frames < 10); frames++) {
          meter.drawn = isMoved() || meter.drawn;
          await new Promise((resolve) => frame(resolve));
        }
        const { spent, drawn } = meter;
        meter.spent = 0;
        meter.drawn = false;
        return drawn ? spent : undefined;
      },
    });
    const prototype = CanvasRenderingContext2D.prototype;
    for (const name of ['putImageData', 'drawImage', 'fillRect', 'fill', 'stroke'] as const) {
      const own = prototype[name] as (this: CanvasRenderingContext2D, ...parameters: unknown[]) => void;
      Object.assign(prototype, {
        [name](this: CanvasRenderingContext2D, ...parameters: unknown[]) {
          stale.add(this);
          if (name === 'putImageData' && this.canvas.isConnected) {
            meter.shown = performance.now();
            seeBoard(this);
          }
          own.apply(this, parameters);
        },
      });
    }
    const seeBoard = (context: CanvasRenderingContext2D) => {
      if (context.canvas.closest('[role="application"] .konvajs-content')) board = context;
    };
    /** The canvas of the board, when pixels were put on it in this frame. */
    let board: CanvasRenderingContext2D | undefined;
    // Some of the pixels, so that watching takes little of the time that is measured.
    const pixelsIn = (context: CanvasRenderingContext2D, { x, y, width, height }: Rectangle) => {
      const { left, top, width: across } = context.canvas.getBoundingClientRect();
      const ratio = context.canvas.width / across;
      const { data } = context.getImageData(
        Math.round((x - left) * ratio),
        Math.round((y - top) * ratio),
        Math.round(width * ratio),
        Math.round(height * ratio),
      );
      const step = 4 * Math.ceil(data.length / 80_000);
      return data.filter((_, i) => i % step < 3);
    };
    // What the browser moves shows without being drawn.
    let place = '';
    const isMoved = () => {
      const stage = document.querySelector('[role="application"] .konvajs-content')?.parentElement;
      const carrier = stage ?? document.querySelector('canvas');
      const before = place;
      place = carrier?.style.transform ?? '';
      return place !== before;
    };
    window.requestAnimationFrame = (callback) =>
      frame((time) => {
        const start = performance.now();
        stale.clear();
        board = undefined;
        callback(time);
        if (board && meter.watched)
          meter.seen.push({ at: meter.shown, pixels: pixelsIn(board, meter.watched) });
        for (const context of stale) {
          // Reading waits for all that is still to be rasterized.
          if (context.canvas.isConnected) context.getImageData(0, 0, 1, 1);
          meter.drawn ||= context.canvas.isConnected;
        }
        meter.spent += performance.now() - start;
      });
    for (const name of ['wheel', 'pointerup', 'keydown']) {
      let start = 0;
      window.addEventListener(name, () => (meter.began = start = performance.now()), true);
      window.addEventListener(name, () => (meter.spent += performance.now() - start));
    }
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) meter.tasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });
  });
}

/** Milliseconds of work for what was done last; `undefined` when nothing was drawn. */
export async function takeFrame(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.sixfoldFrames!.take());
}

/** Milliseconds without new pixels after which a picture is taken for complete. */
const STILL = 800;

/** Milliseconds from the last wheel, pointer or key until the last pixels of what came of it, once none come any more. */
export async function timeUntilStill(page: Page): Promise<number> {
  await page.waitForFunction((still) => {
    const { began, shown } = window.sixfoldFrames!;
    return performance.now() - Math.max(began, shown) > still;
  }, STILL);
  return page.evaluate(() => window.sixfoldFrames!.shown - window.sixfoldFrames!.began);
}

/** The most by which a channel differs from 0 to 255 where the same is drawn in other parts. */
const ROUNDING = 12;

/**
 * Does something, and waits until no pixels come any more.
 *
 * @param part of the board, in CSS pixels of the page
 * @returns milliseconds from the last wheel, pointer or key until the part looked as it does in the end; `undefined` when
 * no pixels have come
 */
export async function timeUntilShown(
  page: Page,
  part: Rectangle,
  act: () => Promise<void>,
): Promise<number | undefined> {
  await page.evaluate((watched) => {
    const meter = window.sixfoldFrames!;
    meter.watched = watched;
    meter.seen.splice(0);
  }, part);
  await act();
  await timeUntilStill(page);
  return page.evaluate((most) => {
    const meter = window.sixfoldFrames!;
    const { began, seen } = meter;
    meter.watched = undefined;
    const last = seen.at(-1)?.pixels;
    const isOther = (pixels: Uint8ClampedArray) =>
      pixels.length !== last?.length || pixels.some((value, i) => Math.abs(value - last[i]!) > most);
    const first = seen[seen.findLastIndex(({ pixels }) => isOther(pixels)) + 1];
    return first && first.at - began;
  }, ROUNDING);
}

/** Forgets what was done so far. */
export async function forgetFrames(page: Page): Promise<void> {
  await takeFrame(page);
  await page.evaluate(() => window.sixfoldFrames!.tasks.splice(0));
}

/** The longest task since the last question, in milliseconds; 0 when none took 50. */
export async function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...window.sixfoldFrames!.tasks.splice(0)));
}

/** Memory of the page's JavaScript after a collection of garbage, in megabytes: objects, and buffers of arrays. */
export async function memoryInUse(session: CDPSession): Promise<{ objects: number; buffers: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
  return { objects: usedSize / 2 ** 20, buffers: backingStorageSize / 2 ** 20 };
}
