import type { Document } from '../store/document.ts';
import { goTo, Timeline } from '../store/timeline.ts';
import type { Step } from '../store/step.ts';
import { fields, MisfitError, oneOf, orNull, text, whole } from './check.ts';
import { checkDocument, checkStep } from './check-document.ts';
import type { WorkDatabase } from './connection.ts';
import { STORED_FORM, type SessionRecord, type WorkRecord } from './stored.ts';
import type { Kept } from './write-plan.ts';

/** A document as it was left, ready to go on with. */
export interface FoundWork {
  readonly kind: 'found';
  readonly work: number;
  readonly revision: number;
  readonly savedAt: number;
  readonly document: Document;
  /** The steps around the position; the rest is read with {@link readSteps}. */
  readonly timeline: Timeline;
  readonly kept: Kept;
  readonly session: SessionRecord | null;
}

export type Found =
  | FoundWork
  | { readonly kind: 'empty'; readonly session: SessionRecord | null }
  /** Made by a Sixfold that knows more than this one. */
  | { readonly kind: 'newer' }
  /** `work` cannot be read, for a reason in words; `document` is what could be saved of it. */
  | {
      readonly kind: 'unreadable';
      readonly work: number;
      readonly why: string;
      readonly document: Document | null;
      readonly session: SessionRecord | null;
    };

/** Steps read at once on either side of the position: enough to undo while the rest is on its way. */
const NEARBY_STEPS = 200;

const workRecord = fields({
  form: whole,
  revision: whole,
  first: whole,
  position: whole,
  end: whole,
  snapshot: whole,
  savedAt: whole,
});

const sessionRecord = fields({
  workspace: oneOf('schematics', 'city'),
  schematic: orNull(text),
  kind: text,
});

/** What a work consists of, not yet looked at. */
export interface StoredParts {
  readonly record: unknown;
  readonly snapshot: unknown;
  /** Reads the steps numbered `from` to `to - 1`, at least one. */
  readonly steps: (from: number, to: number) => Promise<readonly unknown[]>;
}

/** Reads the work that is on the desk. What is read is checked: whatever is wrong with it, this does not throw. */
export async function readDesk(database: WorkDatabase): Promise<Found> {
  const transaction = database.transaction(['desk', 'works', 'snapshots', 'steps']);
  const desk = transaction.objectStore('desk');
  const [work, storedSession] = await Promise.all([desk.get('work'), desk.get('session')]);
  const session = checkedSession(storedSession);
  if (typeof work !== 'number') return { kind: 'empty', session };
  const [record, snapshot] = await Promise.all([
    transaction.objectStore('works').get(work),
    transaction.objectStore('snapshots').get(work),
  ]);
  // Deleted by hand: there is nothing to be told of.
  if (record === undefined) return { kind: 'empty', session };
  const steps = (from: number, to: number) =>
    transaction.objectStore('steps').getAll(stepRange(work, from, to));
  return assemble(work, { record, snapshot, steps }, session);
}

/** The stored parts as a document with its history. */
export async function assemble(
  work: number,
  { record, snapshot, steps }: StoredParts,
  session: SessionRecord | null,
): Promise<Found> {
  let whole: Document | null = null;
  try {
    const form = (record as { readonly form?: unknown } | null)?.form;
    if (typeof form === 'number' && form > STORED_FORM) return { kind: 'newer' };
    whole = checkDocument(snapshot);
    workRecord(record, 'work');
    const stored = record as WorkRecord;
    const { revision, savedAt, position, first, end } = stored;
    const [near, far] =
      position < stored.snapshot ? [position, stored.snapshot] : [stored.snapshot, position];
    if (!(first <= near && far <= end)) throw new MisfitError('work: expected a position within the history');
    const from = Math.max(first, near - NEARBY_STEPS);
    const to = Math.min(end, far + NEARBY_STEPS);
    const nearby = checkedSteps(from < to ? await steps(from, to) : [], to - from);
    const start = Timeline.of(nearby, from, stored.snapshot);
    const { value, timeline } = goTo(whole, start, position);
    const kept = { timeline, first, end, snapshot: stored.snapshot };
    return {
      kind: 'found',
      work,
      revision,
      savedAt,
      document: checkDocument(value),
      timeline,
      kept,
      session,
    };
  } catch (error) {
    // Patches that do not fit the document are a RangeError.
    if (!(error instanceof MisfitError || error instanceof RangeError)) throw error;
    return { kind: 'unreadable', work, why: error.message, document: whole, session };
  }
}

/**
 * Reads the steps of a work numbered `from` to `to - 1`, at least one.
 *
 * @throws MisfitError when one of them is not there or is none
 */
export async function readSteps(
  database: WorkDatabase,
  work: number,
  from: number,
  to: number,
): Promise<readonly Step[]> {
  return checkedSteps(await database.getAll('steps', stepRange(work, from, to)), to - from);
}

/** The keys of the steps of a work numbered `from` to `to - 1`, at least one. */
export function stepRange(work: number, from: number, to: number): IDBKeyRange {
  return IDBKeyRange.bound([work, from], [work, to], false, true);
}

function checkedSteps(steps: readonly unknown[], count: number): readonly Step[] {
  if (steps.length !== count)
    throw new MisfitError(`steps: expected ${count} in a row, found ${steps.length}`);
  steps.forEach((step, index) => checkStep(step, `steps[${index}]`));
  return steps as readonly Step[];
}

function checkedSession(value: unknown): SessionRecord | null {
  try {
    sessionRecord(value, 'session');
    return value as SessionRecord;
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error;
    return null;
  }
}
