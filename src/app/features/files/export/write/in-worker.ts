import { transfer } from 'comlink';
import type { Result } from '../../../../../engine/problem.ts';
import type { OnWritten } from '../../../../../formats/svg/write.ts';
import { inOwnWorker, type AtWork } from '../../../../../worker/job.ts';
import { FORMS } from '../forms/forms.ts';
import type { PictureChoice } from '../choice.ts';
import type { ExportService } from './export.worker.ts';
import type { ExportJob, ExportSubject } from './job.ts';
import { packSubject } from './sent-subject.ts';
import type { PreviewData } from './preview-data.ts';
import * as words from '../../words.ts';

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
    service.write(sentJob(job), FORMS[job.form].type, hear(onWritten)),
  );
}

/** The picture of something as it is painted. Rejects as {@link writeInWorker}. */
export function sketchInWorker(
  subject: ExportSubject,
  picture: PictureChoice,
  signal: AbortSignal,
): Promise<ImageBitmap> {
  return inWriter(signal, ({ service }) => {
    const { sent, buffers } = packSubject(subject);
    return service.sketch(transfer({ subject: sent, picture }, buffers));
  });
}

/** All that a preview of a file shows. Rejects as {@link writeInWorker}. */
export function previewDataInWorker(job: ExportJob, signal: AbortSignal): Promise<Result<PreviewData>> {
  return inWriter<Result<PreviewData>>(signal, async ({ service }) => service.preview(sentJob(job)));
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
