import type { Document } from '../../document/document.ts';
import { Timeline } from '../../document/timeline.ts';
import type { Step } from '../../document/step.ts';
import { count, fields, MisfitError, whole } from './check.ts';
import { checkDocument } from './check-document.ts';
import type { WorkDatabase } from './connection.ts';
import { findWorks, isNewer, workToOpen } from './find-works.ts';
import { prove, reasonOf, type Run } from './proof.ts';
import { allStepsRange, stepRange } from './step-keys.ts';
import { checkedSession } from './session-record.ts';
import { STORED_FORM, type SessionRecord, type WorkRecord } from './stored.ts';
import { documentFrom, stepFrom } from './stored-form.ts';
import { reading } from './transaction.ts';
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

/** A work that is not as it was stored. It stays as it is; what can be proven of it goes on as another work. */
export interface DamagedWork {
  readonly kind: 'damaged';
  readonly work: number;
  /** The damage, in words. */
  readonly why: string;
  /** `null` when nothing of it can be used. */
  readonly document: Document | null;
  readonly timeline: Timeline;
  /** Losses, as sentences. */
  readonly losses: readonly string[];
  readonly session: SessionRecord | null;
}

export type Found =
  | FoundWork
  | DamagedWork
  | { readonly kind: 'empty'; readonly session: SessionRecord | null }
  /** Made by a Sixfold that knows more than this one. */
  | { readonly kind: 'newer' };

/** Steps read at once on either side of the position: enough to undo while the rest is on its way. */
const NEARBY_STEPS = 50;

const workRecord = fields({
  form: whole(1, STORED_FORM),
  revision: count,
  first: count,
  position: count,
  end: count,
  snapshot: count,
  savedAt: whole(0, 8.64e15),
});

/** The stored parts of a work, unpacked but not yet checked. */
export interface StoredParts {
  readonly record: unknown;
  readonly snapshot: unknown;
  /** Reads the steps numbered `from` to `to - 1`, at least one, by their numbers; fewer where some are missing. */
  readonly steps: (from: number, to: number) => Promise<ReadonlyMap<number, unknown>>;
  /** Reads all steps with their numbers. */
  readonly allSteps: () => Promise<readonly (readonly [number: unknown, step: unknown])[]>;
}

/** Reads the work that is on the desk. What is read is checked: whatever is wrong with it, this does not throw. */
export async function readDesk(database: WorkDatabase): Promise<Found> {
  const shelf = await findWorks(database);
  const work = workToOpen(shelf);
  const session = checkedSession(shelf.session);
  return work === null ? { kind: 'empty', session } : readWork(database, work, session);
}

/** @param reach positions that the timeline is to reach, too */
export async function readWork(
  database: WorkDatabase,
  work: number,
  session: SessionRecord | null,
  reach: readonly number[] = [],
): Promise<Found> {
  const stored = reading(database, ['works', 'snapshots']);
  const [record, snapshot] = await Promise.all([
    stored.objectStore('works').get(work) as Promise<unknown>,
    stored.objectStore('snapshots').get(work).then(documentFrom),
  ]);
  const steps = (from: number, to: number) => readSteps(database, work, from, to);
  const allSteps = async () => {
    const { store } = reading(database, ['steps']);
    const range = allStepsRange(work);
    const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    return keys.map(([, number], index) => [number, stepFrom(values[index])] as const);
  };
  return assemble(work, { record, snapshot, steps, allSteps }, session, reach);
}

/** The stored parts as a document with its history. */
export async function assemble(
  work: number,
  parts: StoredParts,
  session: SessionRecord | null,
  reach: readonly number[] = [],
): Promise<Found> {
  if (isNewer(parts.record)) return { kind: 'newer' };
  try {
    return { ...(await wholeWork(parts, reach)), kind: 'found', work, session };
  } catch (error) {
    const why = reasonOf(error);
    const { salvage } = await import('./salvage.ts');
    const { record, snapshot } = parts;
    return { ...salvage(record, snapshot, await parts.allSteps()), kind: 'damaged', work, why, session };
  }
}

/** @throws MisfitError, or RangeError for patches that do not fit, when any part that is read is not as it should be */
async function wholeWork({ record, snapshot, steps }: StoredParts, reach: readonly number[]) {
  workRecord(record, 'work');
  const stored = record as WorkRecord;
  const { revision, savedAt, position, first, end } = stored;
  const reached = reach.map((number) => Math.min(Math.max(number, first), end));
  const places = [position, stored.snapshot, ...reached];
  const [near, far] = [Math.min(...places), Math.max(...places)];
  if (!(first <= near && far <= end)) throw new MisfitError('work: expected a position within the history');
  const from = Math.max(first, near - NEARBY_STEPS);
  const to = Math.min(end, far + NEARBY_STEPS);
  const nearby = from < to ? await steps(from, to) : new Map<number, unknown>();
  const run = prove(checkDocument(snapshot), stored.snapshot, (number) => nearby.get(number));
  expectRun(run, from, to);
  const timeline = Timeline.of([...nearby.values()] as readonly Step[], from, position);
  const document = checkDocument(run.documents[position - from]);
  return { revision, savedAt, document, timeline, kept: { timeline, first, end, snapshot: stored.snapshot } };
}

function expectRun(run: Run, from: number, to: number): void {
  if (run.first === from && run.end === to) return;
  const why = run.first === from ? run.after : run.before;
  throw new MisfitError(why ?? `steps: expected ${to - from} in a row, found ${run.end - run.first}`);
}

/** Reads the steps of a work numbered `from` to `to - 1`, at least one, not yet checked; fewer where some are missing. */
export async function readSteps(
  database: WorkDatabase,
  work: number,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, unknown>> {
  const { store } = reading(database, ['steps']);
  const range = stepRange(work, from, to);
  const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
  return new Map(keys.map(([, number], index) => [number, stepFrom(values[index])]));
}
