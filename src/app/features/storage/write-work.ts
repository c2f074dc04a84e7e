import type { Document } from '../../document/document.ts';
import type { WorkDatabase } from './connection.ts';
import { stepRange } from './step-keys.ts';
import { STORED_FORM, type WorkRecord } from './stored.ts';
import { inTransaction, unwaited } from './transaction.ts';
import type { WritePlan } from './write-plan.ts';
import * as words from './first-words.ts';

/** Somebody else has written, or deleted, what this page believed to be stored. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** Whether nothing of the work is left. */
  readonly isGone: boolean;

  constructor(isGone: boolean) {
    super(isGone ? words.workGone : words.workChangedElsewhere);
    this.isGone = isGone;
  }
}

export interface Write {
  /** Key of the work. */
  readonly work: number;
  /** The revision that must be stored; `null` when nothing is yet. */
  readonly revision: number | null;
  readonly plan: WritePlan;
  /** The document to be stored whole, and its position; where none is, the stored one at `kept` stays. */
  readonly snapshot: { readonly position: number; readonly document: Document } | { readonly kept: number };
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Whether the page is about to go: then nothing is waited for, not even whether somebody else has written. */
  readonly hurry: boolean;
}

/**
 * Stores everything that a plan says in one transaction: all of it or nothing.
 *
 * @throws ConflictError when another revision is stored than the one expected
 * @throws DOMException of the browser's storage: `QuotaExceededError` and others
 */
export async function writeWork(database: WorkDatabase, write: Write): Promise<void> {
  const { work, revision, plan, snapshot, hurry } = write;
  await inTransaction(database, ['desk', 'works', 'snapshots', 'steps'], async (transaction) => {
    const works = transaction.objectStore('works');
    const steps = transaction.objectStore('steps');
    // All is asked for at once, so that it is done also when the page goes away; a conflict found then undoes it.
    const stored = hurry ? null : works.get(work);
    if (stored) unwaited(stored);
    if (plan.deleteFrom !== null)
      unwaited(steps.delete(stepRange(work, plan.deleteFrom, Number.MAX_SAFE_INTEGER)));
    if (plan.first > 0) unwaited(steps.delete(stepRange(work, 0, plan.first)));
    plan.steps.forEach((step, index) => unwaited(steps.put(step, [work, plan.writeFrom + index])));
    if ('document' in snapshot) unwaited(transaction.objectStore('snapshots').put(snapshot.document, work));
    const record: WorkRecord = {
      form: STORED_FORM,
      revision: (revision ?? 0) + 1,
      first: plan.first,
      position: plan.position,
      end: plan.end,
      snapshot: 'document' in snapshot ? snapshot.position : snapshot.kept,
      savedAt: write.now,
    };
    unwaited(works.put(record, work));
    if (revision === null) unwaited(transaction.objectStore('desk').put(work, 'work'));
    if (stored) {
      const found = await stored;
      if ((found?.revision ?? null) !== revision) throw new ConflictError(found === undefined);
    }
    // A busy page need not hear of the rest before it is stored.
    transaction.commit();
  });
}
