import type { Document } from '../../document/document.ts';
import type { Step } from '../../document/step.ts';
import type { WorkDatabase } from './connection.ts';
import { stepRange } from './step-keys.ts';
import { nextRevision, STORED_FORM, type SessionRecord, type WorkRecord, type WriterKey } from './stored.ts';
import { inTransaction, unwaited } from './transaction.ts';
import { demandTurn, endWriter, noteRevision } from './write-marks.ts';
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
}

/** Makes the stored forms of what is written: `stored-form.ts`. Without it all is stored as it is, which is good, too. */
export interface Packing {
  readonly storedDocument: (document: Document) => unknown;
  readonly storedStep: (step: Step) => unknown;
  /** Does beforehand what takes long of a write. */
  readonly packAhead: (write: Write) => Promise<void>;
}

/** How a write makes sure that what it builds on is stored. */
export type Proof =
  /** It reads the record, and waits for it. */
  | { readonly kind: 'read' }
  /**
   * This writer has written before: the database refuses the write where that is not so any more. Nothing is waited for.
   * `unsure` are the revisions before those of its writes whose end is not yet known.
   */
  | { readonly kind: 'marks'; readonly unsure: readonly number[] }
  /** It does not: the page is about to go, and there is no time to read. */
  | { readonly kind: 'none' };

/**
 * Stores everything that a plan says in one transaction: all of it or nothing.
 *
 * @param session what is stored of the session with it; `null` for none
 * @param packing `null` while it is not loaded
 * @throws ConflictError when another revision is stored than the one expected
 * @throws DOMException of the browser's storage: `QuotaExceededError` and others
 */
export async function writeWork(
  database: WorkDatabase,
  write: Write,
  writer: WriterKey,
  proof: Proof,
  session: SessionRecord | null,
  packing: Packing | null,
): Promise<void> {
  const { work, revision, plan, snapshot, now } = write;
  let isOver = () => false;
  try {
    await inTransaction(database, ['desk', 'works', 'snapshots', 'steps'], async (transaction) => {
      const desk = transaction.objectStore('desk');
      const works = transaction.objectStore('works');
      const steps = transaction.objectStore('steps');
      if (proof.kind === 'marks') isOver = demandTurn(desk, writer, proof.unsure);
      const stored = proof.kind === 'read' ? works.get(work) : null;
      if (stored) unwaited(stored);
      // All is asked for at once, so that it is done also when the page goes away; a conflict found then undoes it.
      if (plan.deleteFrom !== null)
        unwaited(steps.delete(stepRange(work, plan.deleteFrom, Number.MAX_SAFE_INTEGER)));
      if (plan.first > 0) unwaited(steps.delete(stepRange(work, 0, plan.first)));
      plan.steps.forEach((step, index) =>
        unwaited(steps.put(packing?.storedStep(step) ?? step, [work, plan.writeFrom + index])),
      );
      if ('document' in snapshot)
        unwaited(
          transaction
            .objectStore('snapshots')
            .put(packing?.storedDocument(snapshot.document) ?? snapshot.document, work),
        );
      const record: WorkRecord = {
        form: STORED_FORM,
        revision: nextRevision(revision),
        first: plan.first,
        position: plan.position,
        end: plan.end,
        snapshot: 'document' in snapshot ? snapshot.position : snapshot.kept,
        savedAt: now,
        writer,
      };
      unwaited(works.put(record, work));
      if (revision === null) unwaited(desk.put(work, 'work'));
      if (session) unwaited(desk.put(session, 'session'));
      noteRevision(desk, writer, revision);
      if (stored) {
        const found = await stored;
        if ((found?.revision ?? null) !== revision) throw new ConflictError(found === undefined);
        endWriter(desk, found?.writer, writer);
      }
      // A busy page need not hear of the rest before it is stored.
      transaction.commit();
    });
  } catch (error) {
    throw isOver() ? new ConflictError(false) : error;
  }
}
