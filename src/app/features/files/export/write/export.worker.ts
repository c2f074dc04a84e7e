import { transfer } from 'comlink';
import type { Result } from '../../../../../engine/problem.ts';
import type { OnWritten } from '../../../../../formats/svg/write.ts';
import { telling } from '../../../../../worker/channel.ts';
import { serve } from '../../../../../worker/serve.ts';
import type { ExportJob } from './job.ts';
import { unpackSubject, type SentSubject } from './sent-subject.ts';
import { sketchPicture } from './sketch-picture.ts';
import { previewDataOf, type PreviewData } from './preview-data.ts';
import type { PictureChoice } from '../choice.ts';
import { writeJob } from './write-job.ts';

/** A job as the worker gets it. */
export type SentJob = Omit<ExportJob, 'subject'> & { readonly subject: SentSubject };

/** A subject with the options of its picture. */
interface SentSketch {
  readonly subject: SentSubject;
  readonly picture: PictureChoice;
}

/** The service of the worker, used once: each job has a worker of its own, for a busy one cannot hear. */
const service = {
  /** @param type media type of the file */
  write: (job: SentJob, type: string, written: MessagePort): Promise<Result<Blob>> =>
    writeJob({ ...job, subject: unpackSubject(job.subject) }, type, percentByPercent(written)),
  preview: (job: SentJob): Promise<Result<PreviewData>> =>
    previewDataOf({ ...job, subject: unpackSubject(job.subject) }),
  sketch({ subject, picture }: SentSketch): ImageBitmap {
    const image = sketchPicture({ subject: unpackSubject(subject), picture });
    return transfer(image, [image]);
  },
};

/** Tells the page no oftener than it can show. */
function percentByPercent(port: MessagePort): OnWritten {
  const tell = telling<OnWritten>(port);
  let told = -1;
  return (done, of) => {
    const percent = Math.floor((100 * done) / of);
    if (percent === told) return;
    told = percent;
    tell(done, of);
  };
}

export type ExportService = typeof service;

serve(service);
