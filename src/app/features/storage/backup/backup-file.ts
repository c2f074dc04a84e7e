import { clockTime, dateInWords } from '../../../kit/time-words.ts';
import { isRecord, type Members } from '../../../kit/members.ts';
import { isDate } from '../find-works.ts';
import * as words from '../words.ts';

/*
 * The file of all work: a ZIP archive. `backup.json` comes first and is the list of works; a folder of each work holds
 * what is stored of it. docs/backup.md describes it.
 */

export const FORMAT = 'sixfold/backup';

/** The version of the form that is written, and the highest that is read. */
export const VERSION = 1;

/** A work in the list. */
export interface ListedWork {
  /** Its key, which is a moment, see `Writer`. */
  readonly work: number;
  /** Whether it was the one that was open. */
  readonly isOpen: boolean;
  /** Why it was set aside, in words; `null` when it was not. */
  readonly because: string | null;
}

export interface BackupList {
  readonly format: typeof FORMAT;
  readonly version: number;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  /** The choices of the user in the app, keys among them, by the names of preferences. */
  readonly preferences: Members;
  readonly works: readonly ListedWork[];
}

/** The folder of a work. */
export function folderOf(work: number): string {
  return `works/${work}/`;
}

/** The files in the folder of a work. */
export const FILES = {
  /** Its record, JSON. */
  record: 'work.json',
  /** The document that is stored whole, JSON. */
  document: 'document.json',
  /** The steps of its history: a line of JSON each, `[number, step]`. */
  steps: 'steps.jsonl',
} as const;

/** The record of an earlier version, and its packed document. */
export function versionFiles(id: number): { readonly record: string; readonly data: string } {
  return { record: `versions/${id}.json`, data: `versions/${id}.deflate` };
}

/** The number of a version by the path of its record in the folder of a work; `null` for other files. */
export function versionOfPath(path: string): number | null {
  const match = /^versions\/(\d{1,15})\.json$/.exec(path);
  return match && Number(match[1]);
}

/** Reads the list of works; `null` for a value that is none. */
export function readList(value: unknown): BackupList | null {
  if (!isRecord(value) || value['format'] !== FORMAT) return null;
  const { version, at, preferences, works } = value;
  if (!Number.isSafeInteger(version) || !isDate(at) || !isRecord(preferences) || !Array.isArray(works))
    return null;
  const listed = works.filter(isListed);
  if (listed.length < works.length) return null;
  return { format: FORMAT, version: version as number, at, preferences, works: listed };
}

function isListed(value: unknown): value is ListedWork {
  if (!isRecord(value)) return false;
  const { work, isOpen, because } = value;
  return (
    Number.isSafeInteger(work) &&
    typeof isOpen === 'boolean' &&
    (because === null || typeof because === 'string')
  );
}

/** The date and time of a moment, as the user's language writes them. */
export function momentInWords(at: number): string {
  return words.dateAndTime(dateInWords(at), clockTime(at, false));
}
