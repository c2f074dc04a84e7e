import type { Patch } from '../../document/patch.ts';
import type { Step } from '../../document/step.ts';
import type { Timeline } from '../../document/timeline.ts';

/** A line of the history. It leads to a position of the timeline. */
export interface HistoryLine {
  /** The position after its last step. */
  readonly position: number;
  /** The label of its steps; `undefined` for the state before the first step that is kept. */
  readonly label: string | undefined;
  /** Number of steps that the line stands for: 1 or more; 0 for the state before the first. */
  readonly steps: number;
  /** The place of its one step in the run that stands open; `null` outside of such a run. */
  readonly inRun: { readonly index: number; readonly of: number } | null;
}

/** Steps `from` to `to - 1` of a timeline, which do the same to the same thing. */
interface Run {
  readonly from: number;
  readonly to: number;
}

const keys = new WeakMap<Step, string>();

/**
 * Equal for steps that do the same to the same thing: a label, and the placement that changes first, else the place in
 * the document that does. The first edit by hand of a placement also notes where it came from.
 */
function runKey(step: Step): string {
  let key = keys.get(step);
  if (key === undefined) {
    const isPlacement = ({ path }: Patch) => path[0] === 'city' && path[1] === 'placements';
    const path = (step.patches.find(isPlacement) ?? step.patches[0])?.path ?? [];
    key = JSON.stringify([step.label, ...path.slice(0, path[0] === 'city' ? 4 : 2)]);
    keys.set(step, key);
  }
  return key;
}

/** The run that a step belongs to. */
export function runAround(timeline: Timeline, number: number): Run {
  const isSame = (other: number) => {
    const [one, two] = [timeline.step(number), other < timeline.first ? undefined : timeline.step(other)];
    return one !== undefined && two !== undefined && runKey(one) === runKey(two);
  };
  let [from, to] = [number, number + 1];
  while (isSame(from - 1)) from--;
  while (isSame(to)) to++;
  return { from, to };
}

/**
 * The lines of a history, the oldest first. Steps in a row that do the same to the same thing are one line, except where
 * the document stands between them, and in runs that are open.
 *
 * @param open numbers of the first steps of open runs
 */
export function historyLines(timeline: Timeline, open: ReadonlySet<number>): HistoryLine[] {
  const { first, end, position } = timeline;
  const lines: HistoryLine[] = [{ position: first, label: undefined, steps: 0, inRun: null }];
  for (let from = first; from < end;) {
    const { label } = timeline.step(from)!;
    const key = runKey(timeline.step(from)!);
    let to = from + 1;
    while (to < end && runKey(timeline.step(to)!) === key) to++;
    const of = to - from;
    const isOpen = of > 1 && (open.has(from) || (position > from && position < to));
    if (isOpen)
      for (let index = 0; index < of; index++)
        lines.push({ position: from + index + 1, label, steps: 1, inRun: { index, of } });
    else lines.push({ position: to, label, steps: of, inRun: null });
    from = to;
  }
  return lines;
}
