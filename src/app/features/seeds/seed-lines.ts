import { Line } from '../../../worker/line.ts';
import type { SeedService } from './seeds.worker.ts';
import * as words from './words.ts';

/** Milliseconds that unused workers are kept: they start at once, with their code compiled, when the sheet opens again. */
const KEPT = 60_000;

const kept: Line<SeedService>[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** As many workers as there are processors. */
export function processors(): number {
  return Math.max(1, navigator.hardwareConcurrency);
}

/** A worker for seeds, one that was kept if there is any. */
export function takeLine(): Line<SeedService> {
  for (;;) {
    const line = kept.pop();
    if (!line) return new Line<SeedService>(startWorker, words.stopped);
    if (!line.hasEnded) return line;
  }
}

/** Keeps a worker that does nothing for the next sheet, for some time. */
export function keepLine(line: Line<SeedService>): void {
  if (line.hasEnded) return;
  if (kept.length >= processors()) return line.end();
  kept.push(line);
  clearTimeout(timer);
  timer = setTimeout(() => {
    for (const line of kept.splice(0)) line.end();
  }, KEPT);
}

function startWorker(): Worker {
  return new Worker(new URL('./seeds.worker.ts', import.meta.url), { type: 'module' });
}
