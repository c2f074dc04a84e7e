import { applyPatches } from './patches.ts';
import type { Step } from './step.ts';

/** Most bytes of the history: 200 MB, in the bytes of `valueBytes`. */
export const HISTORY_BYTES = 200_000_000;

/** Share of its bytes that a full history is cut down to, so that not every step has to cut it. */
const CUT_TO = 0.9;

/**
 * The steps that can be undone and redone, and where among them the document stands. Steps are numbered from the
 * first that was ever taken: number `i` leads from position `i` to position `i + 1`, also after the oldest were
 * dropped.
 *
 *     first            position              end
 *       | step | step | step | step | step |
 *         `-- can be undone -´`-- redone --´
 *
 * A value: every change makes another timeline. The list of steps is shared between them and only ever grows at its
 * end, so that recording a step costs the same after ten steps and after a hundred thousand.
 */
export class Timeline {
  static readonly empty = new Timeline([], 0, 0, 0, 0);

  /** Number of the oldest step that is kept; the lowest position. */
  readonly first: number;
  /** Number of steps that are done, counted from the first ever. */
  readonly position: number;
  /** One past the number of the newest step; the highest position. */
  readonly end: number;
  /** Bytes of all steps. */
  readonly bytes: number;
  /** Step `i` stands at `i - first`; whatever stands from `end - first` on belongs to another timeline. */
  readonly #steps: Step[];

  private constructor(steps: Step[], first: number, position: number, end: number, bytes: number) {
    this.#steps = steps;
    this.first = first;
    this.position = position;
    this.end = end;
    this.bytes = bytes;
  }

  /** @throws RangeError when `position` lies outside of the steps, the first of which has the number `first` */
  static of(steps: readonly Step[], first: number, position: number): Timeline {
    const end = first + steps.length;
    if (!(position >= first && position <= end))
      throw new RangeError(`position ${position} is none of ${first}..${end}`);
    return new Timeline([...steps], first, position, end, sumBytes(steps));
  }

  /** The step with a number, `undefined` when it is not there. */
  step(number: number): Step | undefined {
    return number < this.end ? this.#steps[number - this.first] : undefined;
  }

  /** The steps numbered `from` to `to - 1`. */
  slice(from: number, to: number): readonly Step[] {
    return this.#steps.slice(
      Math.max(0, from - this.first),
      Math.max(0, Math.min(to, this.end) - this.first),
    );
  }

  /** The step that undo takes back. */
  get last(): Step | undefined {
    return this.position > this.first ? this.step(this.position - 1) : undefined;
  }

  /** The step that redo does again. */
  get next(): Step | undefined {
    return this.step(this.position);
  }

  /** The steps that can be undone, the last first to go. A new list: use {@link last} to look at the last one. */
  get past(): readonly Step[] {
    return this.slice(this.first, this.position);
  }

  /** The steps that can be redone, the last first to come. A new list. */
  get future(): readonly Step[] {
    return this.slice(this.position, this.end).toReversed();
  }

  /**
   * The timeline after a new step: what had been undone can no longer be redone, and when all is more than `budget`
   * bytes, the oldest steps can no longer be undone. The new step always can.
   */
  record(step: Step, budget = HISTORY_BYTES): Timeline {
    const done = this.position - this.first;
    const steps = this.#steps.length === done ? this.#steps : this.#steps.slice(0, done);
    steps.push(step);
    const bytes = this.bytes - sumBytes(this.slice(this.position, this.end)) + step.bytes;
    const after = new Timeline(steps, this.first, this.position + 1, this.position + 1, bytes);
    return bytes > budget ? after.cut(CUT_TO * budget) : after;
  }

  /** The same steps with the document at another position. */
  at(position: number): Timeline {
    return new Timeline(this.#steps, this.first, position, this.end, this.bytes);
  }

  /** With steps before the first and after the end, which come from where they were kept. */
  extend(older: readonly Step[], newer: readonly Step[]): Timeline {
    const steps = [...older, ...this.slice(this.first, this.end), ...newer];
    const bytes = this.bytes + sumBytes(older) + sumBytes(newer);
    return new Timeline(steps, this.first - older.length, this.position, this.end + newer.length, bytes);
  }

  /** The timeline without its oldest steps, so that it takes at most `budget` bytes; the last that was done stays. */
  cut(budget: number): Timeline {
    let { bytes, first } = this;
    while (bytes > budget && first < this.position - 1) bytes -= this.step(first++)!.bytes;
    return new Timeline(this.#steps.slice(first - this.first), first, this.position, this.end, bytes);
  }
}

function sumBytes(steps: readonly Step[]): number {
  let bytes = 0;
  for (const step of steps) bytes += step.bytes;
  return bytes;
}

/** The value at another position; the nearest there is. The same value and timeline when it stands there already. */
export function goTo<T>(value: T, timeline: Timeline, position: number): { value: T; timeline: Timeline } {
  const target = Math.min(Math.max(position, timeline.first), timeline.end);
  const { position: now } = timeline;
  if (target === now) return { value, timeline };
  const patches =
    target < now
      ? timeline
          .slice(target, now)
          .toReversed()
          .flatMap(({ inverse }) => inverse)
      : timeline.slice(now, target).flatMap((step) => step.patches);
  return { value: applyPatches(value, patches), timeline: timeline.at(target) };
}
