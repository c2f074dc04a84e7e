import { applyPatches, enablePatches, produceWithPatches, type Draft, type Patch } from 'immer';

enablePatches();

/** One undoable step: what it did, for the history and the tooltips, and the patches both ways. */
export interface Step {
  /** In the imperative, as a menu says it: "Paint wheat". */
  readonly label: string;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** What can be undone (last first to go) and redone (last first to come). */
export interface Timeline {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

export const EMPTY_TIMELINE: Timeline = { past: [], future: [] };

export type Recipe<T> = (draft: Draft<T>) => void;

/** Changes a value by an immer recipe and says what changed. */
export function change<T>(
  value: T,
  label: string,
  recipe: Recipe<T>,
): { readonly value: T; readonly step: Step } {
  const [next, patches, inverse] = produceWithPatches(value, recipe as (draft: Draft<T>) => void);
  return { value: next, step: { label, patches, inverse } };
}

export function isEmptyStep(step: Step): boolean {
  return step.patches.length === 0;
}

/** Two steps as one: the label of the first, the changes of both. */
export function joinSteps(first: Step, second: Step): Step {
  return {
    label: first.label,
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
  };
}

/** The timeline after a new step: what had been undone can no longer be redone. */
export function record(timeline: Timeline, step: Step): Timeline {
  return isEmptyStep(step) ? timeline : { past: [...timeline.past, step], future: [] };
}

/** Takes the last step back; the same value and timeline when there is none. */
export function undo<T extends object>(value: T, timeline: Timeline): { value: T; timeline: Timeline } {
  const step = timeline.past.at(-1);
  if (!step) return { value, timeline };
  return {
    value: applyPatches(value, step.inverse as Patch[]),
    timeline: { past: timeline.past.slice(0, -1), future: [...timeline.future, step] },
  };
}

/** Does the last step that was taken back again; the same value and timeline when there is none. */
export function redo<T extends object>(value: T, timeline: Timeline): { value: T; timeline: Timeline } {
  const step = timeline.future.at(-1);
  if (!step) return { value, timeline };
  return {
    value: applyPatches(value, step.patches as Patch[]),
    timeline: { past: [...timeline.past, step], future: timeline.future.slice(0, -1) },
  };
}
