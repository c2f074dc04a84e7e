import { inOwnWorker, type AtWork } from '../../../../worker/job.ts';
import type { AddedBackup } from './add-backup.ts';
import type { BackupService } from './backup.worker.ts';
import type { ToBackUp } from './write-backup.ts';
import * as words from '../words.ts';

/** Writes a backup of a database, or of the page alone where it has no name; see `writeBackup`. */
export function backupInWorker(
  name: string | null,
  made: Omit<ToBackUp, 'database'>,
  signal: AbortSignal,
): Promise<Blob> {
  return inWorker<Blob>(signal, async ({ service }) => service.write(name, made));
}

/** Adds the works of a backup to a database, see `addBackup`. */
export function addBackupInWorker(name: string, file: Blob, signal: AbortSignal): Promise<AddedBackup> {
  return inWorker<AddedBackup>(signal, async ({ service }) => service.add(name, file));
}

function inWorker<T>(signal: AbortSignal, work: (at: AtWork<BackupService>) => Promise<T>): Promise<T> {
  const start = () => new Worker(new URL('./backup.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<BackupService, T>(start, words.theBackupBroke, signal, work);
}
