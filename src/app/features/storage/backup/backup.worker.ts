import { serve } from '../../../../worker/serve.ts';
import { inDatabase } from '../in-database.ts';
import { addBackup, type AddedBackup } from './add-backup.ts';
import { writeBackup, type ToBackUp } from './write-backup.ts';

const service = {
  /** The backup of a database; of the page alone where it has no name. */
  write: (name: string | null, made: Omit<ToBackUp, 'database'>): Promise<Blob> =>
    name === null
      ? writeBackup({ ...made, database: null })
      : inDatabase(name, (database) => writeBackup({ ...made, database })),

  add: (name: string, file: Blob): Promise<AddedBackup> =>
    inDatabase(name, async (database) => addBackup(database, new Uint8Array(await file.arrayBuffer()))),
};

export type BackupService = typeof service;

serve(service);
