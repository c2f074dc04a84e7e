import { notifications } from '@mantine/notifications';
import { download } from '../../../kit/download.ts';
import { isRecord, type Members } from '../../../kit/members.ts';
import { kept } from '../../../kit/preference.ts';
import { ProgressNote } from '../../../kit/ProgressNote.tsx';
import { tellDone, tellProblem } from '../../../kit/tell.ts';
import { endGesture } from '../../../store/store.ts';
import { keptWork } from '../kept-work.ts';
import type { AddedBackup } from './add-backup.ts';
import { momentInWords } from './backup-file.ts';
import { backupName, COLORS, preferencesNow } from './backup-name.ts';
import { openedBackups } from './opened-backups.ts';
import { pageWork } from './write-backup.ts';
import * as words from '../words.ts';

/** Saves all work as one file: every work that is stored with its history and earlier versions, and the preferences. */
export async function saveBackup(): Promise<void> {
  const { store, saving } = keptWork();
  endGesture(store);
  await save(backupName(), async (signal) => {
    await saving.retry();
    const { status } = saving.state.getState();
    // Of what nobody has changed nothing is stored; a backup of it is no empty file all the same.
    const isStored =
      status.kind === 'saved' ? status.at !== null : status.kind === 'elsewhere' && !status.hasUnsaved;
    const page = isStored ? null : pageWork(store);
    // Where there is no storage, what is on the page is all there is.
    const database = await saving.database().catch((error: unknown) => {
      if (!page) throw error;
      return null;
    });
    const { backupInWorker } = await import('./in-worker.ts');
    return backupInWorker(
      database && saving.name,
      { page, preferences: preferencesNow(), now: Date.now() },
      signal,
    );
  });
}

/** Saves a work that was set aside as a backup of it alone. */
export async function saveAside(work: number): Promise<void> {
  await save(words.asideFile, async (signal) => {
    const { backupInWorker } = await import('./in-worker.ts');
    const made = { page: null, only: work, preferences: {}, now: Date.now() };
    return backupInWorker(keptWork().saving.name, made, signal);
  });
}

async function save(name: string, make: (signal: AbortSignal) => Promise<Blob>): Promise<void> {
  const abort = new AbortController();
  const progress = new ProgressNote(words.savingFile(name), () => abort.abort());
  try {
    const file = await make(abort.signal);
    download(name, [file], file.type);
  } catch (error) {
    if (!abort.signal.aborted) tellProblem(words.fileCouldNotBeSaved(messageOf(error)));
  } finally {
    progress.end();
  }
}

/** Adds the works of a backup to those that are stored, and says so. @returns whether that could be done */
export async function openBackup(file: Blob, name: string): Promise<boolean> {
  const { saving } = keptWork();
  const abort = new AbortController();
  const progress = new ProgressNote(words.openingBackup(name), () => abort.abort());
  try {
    const { addBackupInWorker } = await import('./in-worker.ts');
    const added = await addBackupInWorker(saving.name, file, abort.signal);
    addPreferences(added.preferences);
    tell(added, await openIfNothingHere(added));
    return true;
  } catch (error) {
    if (!abort.signal.aborted)
      notifications.show({ color: 'red', message: words.backupNotOpened(name, messageOf(error)) });
    return false;
  } finally {
    progress.end();
    openedBackups.setState((count) => count + 1, true);
  }
}

/** A browser that holds no work yet goes on with the one that was open. @returns whether it does */
async function openIfNothingHere({ wasEmpty, open }: AddedBackup): Promise<boolean> {
  const { store, saving } = keptWork();
  const isUntouched = store.getState().timeline.end === 0 && saving.state.getState().status.kind === 'saved';
  if (!wasEmpty || open === null || !isUntouched) return false;
  await saving.openAside(open);
  return true;
}

function tell({ at, added, known, left }: AddedBackup, isOpened: boolean): void {
  tellDone(words.backupAdded(momentInWords(at), added, known, isOpened));
  if (left.length > 0)
    notifications.show({ color: 'orange', autoClose: false, message: left.slice(0, MOST_TOLD).join(' ') });
}

/** Most works that could not be added of which each is told. */
const MOST_TOLD = 5;

/** Takes over what was never chosen here, and nothing in its place. */
function addPreferences({ [COLORS]: colors, ...preferences }: Members): void {
  const here = kept.getState();
  const added = Object.entries(preferences).map(
    ([name, value]) => [name, joined(here[name], value)] as const,
  );
  kept.setState(Object.fromEntries(added));
  if (typeof colors === 'string' && localStorage.getItem(COLORS) === null)
    localStorage.setItem(COLORS, colors);
}

/** A preference with what another has besides: entries of records, such as keys, and of lists, such as own presets. */
function joined(present: unknown, other: unknown): unknown {
  if (isRecord(present) && isRecord(other)) return { ...other, ...present };
  if (!Array.isArray(present) || !Array.isArray(other)) return present ?? other;
  const names = new Set(present.map(nameOf));
  return [...(present as unknown[]), ...(other as unknown[]).filter((item) => !names.has(nameOf(item)))];
}

/** Tells an item of a list from others. */
function nameOf(item: unknown): unknown {
  return isRecord(item) ? item['name'] : item;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
