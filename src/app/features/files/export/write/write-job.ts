import { success, type Result } from '../../../../../engine/problem.ts';
import type { OnWritten } from '../../../../../formats/svg/write.ts';
import type { ExportJob } from './job.ts';
import { WRITERS } from './writers.ts';

/**
 * Writes something in a form: the file, or why it cannot be written so.
 *
 * @param type media type of the file
 */
export async function writeJob(job: ExportJob, type: string, onWritten: OnWritten): Promise<Result<Blob>> {
  const pieces = await WRITERS[job.form](job, onWritten);
  return pieces.ok ? success(new Blob([...pieces.value] as BlobPart[], { type })) : pieces;
}
