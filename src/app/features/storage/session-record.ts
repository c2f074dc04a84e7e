import type { Document } from '../../document/document.ts';
import type { Session } from '../../store/session.ts';
import { checkSession } from '../../store/store.ts';
import type { SessionRecord } from './stored.ts';

/** The parts of a session that are kept for the next visit. */
export function sessionOf({ workspace, schematic, kind }: Session): SessionRecord {
  return { workspace, schematic, kind };
}

export function sameSession(a: SessionRecord, b: SessionRecord): boolean {
  return a.workspace === b.workspace && a.schematic === b.schematic && a.kind === b.kind;
}

/** The session that a visit begins with: as it was left, as far as the document still has what it names. */
export function resumeSession(session: Session, record: SessionRecord | null, document: Document): Session {
  if (!record) return checkSession(session, document);
  const kind = document.kinds.some(({ id }) => id === record.kind) ? record.kind : session.kind;
  return checkSession({ ...session, ...record, kind }, document);
}

/** The session that was stored; `null` for what makes no sense. */
export function checkedSession(stored: unknown): SessionRecord | null {
  const { workspace, schematic, kind } = Object(stored) as Readonly<Record<string, unknown>>;
  const isSound =
    (workspace === 'schematics' || workspace === 'city') &&
    (schematic === null || typeof schematic === 'string') &&
    typeof kind === 'string';
  return isSound ? { workspace, schematic, kind } : null;
}
