import type { Page } from '@playwright/test';

/** Tasks, what they receive from other processes, and the functions of the page that they call. */
const CATEGORIES = ['toplevel', 'devtools.timeline'];

/** An event of a trace of Chromium, with its start and its times on the clock and of the processor in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * Does some work and measures the longest task of the page during it, in milliseconds of processor time: the page does
 * not react during a task. The clock would tell as well how long others kept the processor from the page. Of tasks in
 * which the tests look into the page, only what the page itself does counts. Where others share its caches, tasks take
 * longer all the same, so the best of three attempts counts; they end as soon as one is short enough.
 *
 * @param enough milliseconds at which no further attempt is needed
 */
export async function longestTask(page: Page, enough: number, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page whose browser is not at hand cannot be traced.');
  let best = Infinity;
  for (let attempt = 0; attempt < 3 && best >= enough; attempt++) {
    await browser.startTracing(page, { categories: CATEGORIES });
    let trace: Buffer;
    try {
      await act();
    } finally {
      trace = await browser.stopTracing();
    }
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
    best = Math.min(best, longestOf(traceEvents));
  }
  return best;
}

function longestOf(events: readonly TraceEvent[]): number {
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const ofPages = events.filter((event) => pages.has(threadOf(event)));
  const tasks = ofPages.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const messages = ofPages.filter(
    ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  // What a test does with the page at once, such as choosing a file, runs handlers of the page within its own task.
  const calls = ofPages.filter(({ name }) => name === 'FunctionCall' || name === 'EventDispatch');
  if (tasks.length === 0 || messages.length === 0 || calls.length === 0)
    throw new Error('The trace lacks tasks, messages of the tests or calls of functions.');
  const ofTests = new Set(tasks.filter((task) => messages.some((message) => isWithin(message, task))));
  const counted = [...tasks.filter((task) => !ofTests.has(task)), ...calls];
  return Math.max(...counted.map(({ tdur }) => tdur ?? 0)) / 1000;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid}/${tid}`;
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return (
    threadOf(inner) === threadOf(outer) && inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0)
  );
}
