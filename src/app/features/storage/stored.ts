import type { DBSchema } from 'idb';
import type { Workspace } from '../../store/session.ts';
import type { VersionRecord } from './version.ts';

/** A page in the course of writing a work: when it began, in milliseconds since 1970, and a random number. */
export type WriterKey = readonly [since: number, random: number];

/** The key of a mark: of the revision that a writer has come to, or of a writer that may not go on. */
export type MarkKey = ['at', ...WriterKey, revision: number] | ['over', ...WriterKey];

/**
 * The form of what is stored. A newer one is left alone, see `readWork`. In form 2 chunks of placements may be packed, see
 * `stored-form.ts`; otherwise it is form 1.
 */
export const STORED_FORM = 2;

/** The form of works in backups and of last words: nothing in them is packed. */
export const PLAIN_FORM = 1;

/** One document with its history. Where it stands, and where its parts are. */
export interface WorkRecord {
  readonly form: number;
  /** Goes up by one with every write, see {@link nextRevision}: tells whether somebody else has written in between. */
  readonly revision: number;
  /** As in `Timeline`, for the steps that are stored. */
  readonly first: number;
  readonly position: number;
  readonly end: number;
  /** The position of the document that is stored whole. */
  readonly snapshot: number;
  /** When it was last written, in milliseconds since 1970. */
  readonly savedAt: number;
  /** Who has written it; versions before 2026-12 did not say. */
  readonly writer?: WriterKey;
  /** Why it was set aside, in words, as versions before 2026-12 wrote it; now that stands on the desk. */
  readonly asideBecause?: string;
}

/** The revision that a write makes of another, or of none; they begin anew at the end of the numbers. */
export function nextRevision(revision: number | null): number {
  return revision === null || revision >= Number.MAX_SAFE_INTEGER ? 1 : revision + 1;
}

/** How many writes lead from one revision to another; very many where the other comes before. */
export function writesBetween(before: number, after: number): number {
  return after >= before ? after - before : Number.MAX_SAFE_INTEGER - before + after;
}

/** The parts of the session that make the return pleasant. */
export interface SessionRecord {
  readonly workspace: Workspace;
  readonly schematic: string | null;
  readonly kind: string;
}

/**
 * The database. Its history is the journal: after an edit only the new step and the short record of the work are
 * written. Works that are not on the desk are set aside: never written again, until somebody deletes them.
 */
export interface StoredSchema extends DBSchema {
  /**
   * `work`: the key of the work that the app opens with; `session`: a {@link SessionRecord}; `aside`: why works were set
   * aside, by their keys, so that the works themselves stay as they are; the others: see `write-marks.ts`.
   */
  desk: {
    key: 'work' | 'session' | 'aside' | MarkKey;
    value: number | SessionRecord | Readonly<Record<string, string>>;
  };
  works: { key: number; value: WorkRecord };
  /** The document of a work at the position `snapshot` of its record, as `storedDocument` makes it. */
  snapshots: { key: number; value: unknown };
  /** By the key of the work and the number of the step, as `storedStep` makes it. */
  steps: { key: [work: number, number: number]; value: unknown };
  /** Earlier versions of works, in the order in which they were made; see `versionsToKeep` for which. */
  versions: { key: number; value: VersionRecord };
  /** The packed document of each version. */
  versionData: { key: number; value: Uint8Array };
}
