import { transfer } from 'comlink';
import type { Result } from '../../../../engine/problem.ts';
import type { OnWritten } from '../../../../formats/svg/write.ts';
import { inOwnWorker, type AtWork } from '../../../../worker/job.ts';
import type { PictureChoice } from './choice.ts';
import type { ExportService } from './export.worker.ts';
import type { ExportJob, ExportSubject } from './job.ts';
import { packSubject } from './sent-subject.ts';
import type { Beginning } from './text-beginning.ts';
import type { TextForm } from './write-job.ts';
import * as words from '../words.ts';

/**
 * Writes something in a web worker, so that the page stays free.
 *
 * Rejects with the signal's reason when canceled, which ends the worker, and with an `Error` when the writer
 * itself breaks. What cannot be written in this form is a value: the problems.
 */
export function writeInWorker(
  job: ExportJob,
  signal: AbortSignal,
  onWritten: OnWritten,
): Promise<Result<Blob>> {
  return inWriter<Result<Blob>>(signal, async ({ service, hear }) =>
    service.write(sentJob(job), hear(onWritten)),
  );
}

/** The picture of something as it is painted. Rejects as {@link writeInWorker}. */
export function previewInWorker(
  subject: ExportSubject,
  picture: PictureChoice,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  return inWriter(signal, ({ service }) => {
    const { sent, buffers } = packSubject(subject);
    return service.sketch(transfer({ subject: sent, picture }, buffers));
  });
}

/** How the text of a file begins. Rejects as {@link writeInWorker}. */
export function beginningInWorker(
  job: ExportJob & { readonly form: TextForm },
  signal: AbortSignal,
): Promise<Result<Beginning>> {
  return inWriter<Result<Beginning>>(signal, async ({ service }) => service.beginning(sentJob(job)));
}

/** The job with what it is about packed. */
function sentJob<T extends ExportJob>(job: T) {
  const { sent, buffers } = packSubject(job.subject);
  return transfer({ ...job, subject: sent }, buffers);
}

function inWriter<T>(signal: AbortSignal, work: (at: AtWork<ExportService>) => Promise<T>): Promise<T> {
  const start = () => new Worker(new URL('./export.worker.ts', import.meta.url), { type: 'module' });
  return inOwnWorker<ExportService, T>(start, words.writingStopped, signal, work);
}
