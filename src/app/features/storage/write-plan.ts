import type { Step } from '../../document/step.ts';
import type { Timeline } from '../../document/timeline.ts';

/** The part of the work on the desk that the database holds. */
export interface Kept {
  /** As it was when it was last written or read. There may be more steps stored at both ends than were read. */
  readonly timeline: Timeline;
  /** Number of the oldest step that is stored. */
  readonly first: number;
  /** One past the number of the newest that is stored. */
  readonly end: number;
  /** Position of the document that is stored whole. */
  readonly snapshot: number;
}

/** The plan of one transaction that brings a timeline into the database. */
export interface WritePlan {
  /** Stored steps below this number are deleted, as far as there are any. */
  readonly first: number;
  /** Stored steps from this number on are deleted before any is written; `null`: none is. */
  readonly deleteFrom: number | null;
  /** New steps, the first of which has this number. */
  readonly writeFrom: number;
  readonly steps: readonly Step[];
  readonly position: number;
  readonly end: number;
  /**
   * Whether the whole document is written, too: it must be where nothing stored leads to the position any more, and
   * should be where too much does.
   */
  readonly snapshot: 'must' | 'should' | 'no';
}

/** A document is written whole when so much, or so many steps, would have to be done again to come from it to now. */
const MOST_BYTES = 4_000_000;
const MOST_STEPS = 500;

/** How to get from what is stored to a timeline; `null` when it is there already. */
export function planWrite(kept: Kept | null, now: Timeline): WritePlan | null {
  const { first, position, end } = now;
  // Steps are missing at the start only when a cut of the history was taken back: it is all written anew.
  if (!kept || first < kept.first) {
    const steps = now.slice(first, end);
    return { first, deleteFrom: kept ? 0 : null, writeFrom: first, steps, position, end, snapshot: 'must' };
  }
  const before = kept.timeline;
  const common = commonEnd(before, now);
  const sameSteps = common === before.end && common === end;
  const keptFirst = first > before.first ? first : kept.first;
  if (sameSteps && position === before.position && keptFirst === kept.first) return null;
  return {
    first: keptFirst,
    deleteFrom: sameSteps || common >= kept.end ? null : common,
    writeFrom: common,
    steps: now.slice(common, end),
    position,
    end: sameSteps ? kept.end : end,
    snapshot:
      kept.snapshot < keptFirst || (!sameSteps && kept.snapshot > common)
        ? 'must'
        : isFar(now, Math.min(kept.snapshot, position), Math.max(kept.snapshot, position))
          ? 'should'
          : 'no',
  };
}

/** A plan that stores the record of a work anew and nothing else: it fails where the work is gone. */
export function planTouch({ timeline, first, end }: Kept): WritePlan {
  const { position } = timeline;
  return { first, end, position, deleteFrom: null, writeFrom: end, steps: [], snapshot: 'no' };
}

/** The stored part of the work once a plan is done. */
export function afterWrite(plan: WritePlan, now: Timeline, snapshot: number): Kept {
  return { timeline: now, first: plan.first, end: plan.end, snapshot };
}

/** One past the last step that both have: steps are the same objects as long as nothing before them changed. */
function commonEnd(before: Timeline, now: Timeline): number {
  const least = Math.max(before.first, now.first);
  let end = Math.max(Math.min(before.end, now.end), least);
  while (end > least && before.step(end - 1) !== now.step(end - 1)) end--;
  return end;
}

function isFar(timeline: Timeline, from: number, to: number): boolean {
  if (to - from > MOST_STEPS) return true;
  let bytes = 0;
  for (const step of timeline.slice(from, to)) bytes += step.bytes;
  return bytes > MOST_BYTES;
}
