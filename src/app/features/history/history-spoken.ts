import type { Spoken } from '../../contrib/spoken.ts';
import { placeElsewhere } from './elsewhere.ts';
import * as words from './words.ts';

/**
 * Announces what was undone or redone, which a note does where the workspace on screen does not show it; and new steps,
 * save those of strokes and fields.
 */
export const historySpoken: Spoken = (state, before) => {
  const [now, old] = [state.timeline, before.timeline];
  if (now === old || now.position === old.position) return null;
  const isUndone = now.position < old.position;
  // A new step is another one than that which redo would have done.
  if (!isUndone && (!old.next || old.next !== now.step(old.position)))
    return before.gesture ? null : (now.last?.label ?? null);
  const steps = Math.abs(now.position - old.position);
  const step = isUndone ? now.next : now.last;
  if (!step) return null;
  if (steps > 1) return isUndone ? words.undoneSteps(steps) : words.redoneSteps(steps);
  if (placeElsewhere(state, step)) return null;
  return isUndone ? words.undoneStep(step.label) : words.redoneStep(step.label);
};
