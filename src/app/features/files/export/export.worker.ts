import { transfer } from 'comlink';
import type { Result } from '../../../../engine/problem.ts';
import type { OnWritten } from '../../../../formats/svg/write.ts';
import { telling } from '../../../../worker/channel.ts';
import { serve } from '../../../../worker/serve.ts';
import type { ExportJob } from './job.ts';
import { unpackSubject, type SentSubject } from './sent-subject.ts';
import { sketchPicture } from './sketch-picture.ts';
import { beginningOf, type Beginning } from './text-beginning.ts';
import { writeJob, type TextForm } from './write-job.ts';

/** A job as the worker gets it. */
export type SentJob = Omit<ExportJob, 'subject'> & { readonly subject: SentSubject };

/** The service of the worker, used once: each job has a worker of its own, for a busy one cannot hear. */
const service = {
  write: (job: SentJob, written: MessagePort): Promise<Result<Blob>> =>
    writeJob({ ...job, subject: unpackSubject(job.subject) }, percentByPercent(written)),
  beginning: ({ subject, form, ...choice }: SentJob & { readonly form: TextForm }): Result<Beginning> =>
    beginningOf({ ...choice, form, subject: unpackSubject(subject) }),
  sketch({ subject, picture }: Pick<SentJob, 'subject' | 'picture'>): ImageBitmap {
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
