import { notifications } from '@mantine/notifications';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { startGeneration } from '../../cityview/generation.ts';
import { checkPacks, openAtlas, openBackup } from '../../contrib/ports.ts';
import { goToStep, type AppStore } from '../../store/store.ts';
import { atlasAmong, type PickedAtlas } from './import/atlas-files.ts';
import type { Incoming } from './import/incoming.ts';
import type { BadFile } from './import/open-files.ts';
import { isBackup } from '../../document/backup.ts';
import type { TextFile } from '../../document/text-file.ts';
import { pickFile, pickText, type PickedFile } from './import/picked-files.ts';
import { ProgressNote } from '../../kit/ProgressNote.tsx';
import { questions, tellRefused, user } from './questions.ts';
import * as words from './words.ts';

/** Whether files are being read. */
let reading = false;

/**
 * Imports files that were picked or dropped: asks what there is to ask, and says what came of it. Returns whether they
 * were taken.
 */
export async function importPicked(
  store: AppStore,
  picked: Promise<readonly PickedFile[]> | readonly PickedFile[],
): Promise<boolean> {
  if (reading || questions.getState().open) {
    const message = reading ? words.waitUntilOtherFilesRead : words.answerOpenQuestionFirst;
    notifications.show({ message });
    return false;
  }
  reading = true;
  let backups: PickedBackups | null;
  let atlas: PickedAtlas | null;
  let incoming: Incoming | null;
  try {
    const files = await picked;
    backups = await backupsAmong(files);
    atlas = backups ? null : atlasAmong(files);
    incoming = backups || atlas ? null : await read(store, files);
  } finally {
    reading = false;
  }
  if (backups) return addBackups(backups);
  if (atlas) return showAtlas(store, atlas);
  if (!incoming) return false;
  if (incoming.good + incoming.bad.length === 0) {
    notifications.show({ message: words.containsNoSixfoldFile });
    return false;
  }
  const [{ importIncoming }, { showUndoNote }] = await Promise.all([
    import('./import/import-texts.ts'),
    // Here before there is a step: it takes back the last one.
    import('../../store/undo-note.tsx'),
  ]);
  const outcome = await importIncoming(store, incoming, user);
  if (outcome.kind === 'refused') await tellBad(outcome.bad);
  if (outcome.kind !== 'imported') return false;
  const { position } = store.getState().timeline;
  // All that was done since goes along; redo brings it back.
  if (outcome.isStep) showUndoNote(store, outcome.message, () => goToStep(store, position - 1));
  else notifications.show({ message: outcome.message, color: 'pond' });
  if (outcome.isToBuild) void startGeneration(store);
  // Tests that make cities go on while the user works.
  if (outcome.isStep && outcome.tested.length > 0) void checkPacks.call(store, outcome.tested, 'behind');
  return true;
}

interface PickedBackups {
  readonly backups: readonly PickedFile[];
  /** Number of other files. */
  readonly others: number;
}

/** The backups among picked files, those in folders left aside; `null` without one. */
async function backupsAmong(files: readonly PickedFile[]): Promise<PickedBackups | null> {
  // What cannot be read is told when all is.
  const are = await Promise.all(
    files.map(async ({ path, data }) => !path.includes('/') && isBackup(data).catch(() => false)),
  );
  const backups = files.filter((_, index) => are[index]);
  return backups.length > 0 ? { backups, others: files.length - backups.length } : null;
}

/** Adds the works of backups to those that are stored. Other files that came along are left, which is reported. */
async function addBackups({ backups, others }: PickedBackups): Promise<boolean> {
  if (others > 0) notifications.show({ message: words.onlyTheBackup(others) });
  let isDone = true;
  for (const { path, data } of backups) isDone = (await openBackup.call(data, path)) && isDone;
  return isDone;
}

/** Shows an atlas, which changes nothing of the work. Other files that came along are left, which is reported. */
async function showAtlas(store: AppStore, { atlas, bake, others }: PickedAtlas): Promise<boolean> {
  if (others > 0) notifications.show({ message: words.onlyTheAtlas(others) });
  return openAtlas.call(store, atlas.path.split('/').at(-1)!, atlas.data, bake?.data ?? null);
}

/** Imports texts as files that were picked together. */
export function importTexts(store: AppStore, files: readonly TextFile[]): Promise<boolean> {
  return importPicked(
    store,
    files.map(({ path, text }) => pickText(path, text)),
  );
}

/** Imports files that the system opens with the app. */
export function importOpened(store: AppStore, files: readonly File[]): Promise<boolean> {
  return importPicked(
    store,
    files.map((file) => pickFile(file)),
  );
}

/** The contents of files; `null` when none was picked, reading was canceled, or reading failed, which is reported. */
async function read(store: AppStore, files: readonly PickedFile[]): Promise<Incoming | null> {
  if (files.length === 0) return null;
  const name = files.length === 1 ? files[0]!.path : words.fileCount(files.length);
  const abort = new AbortController();
  const progress = new ProgressNote(words.reading(name), () => abort.abort());
  try {
    return await readFiles(files, store.getState().document.kinds, abort.signal);
  } catch (error) {
    if (abort.signal.aborted) return null;
    const reason = error instanceof Error ? error.message : String(error);
    notifications.show({ color: 'red', message: words.cannotBeRead(name, reason) });
    return null;
  } finally {
    progress.end();
  }
}

/** Imports files; the code that starts their reader is loaded when there are some. */
async function readFiles(
  files: readonly PickedFile[],
  known: readonly Kind[],
  signal: AbortSignal,
): Promise<Incoming> {
  const { readInWorker } = await import('./import/read-in-worker.ts');
  return readInWorker(files, known, signal);
}

async function tellBad(bad: readonly BadFile[]): Promise<void> {
  const [only] = bad;
  const name = bad.length === 1 && only!.path !== '' ? only!.path : words.thisOne;
  const title = bad.length > 1 ? words.noneCanBeImported(bad.length) : words.cannotBeImported(name);
  await tellRefused(title, bad);
}
