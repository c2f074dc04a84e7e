import { useEffect, useState } from 'react';
import { failure, success, type Result } from '../../../../../engine/problem.ts';
import { previewDataInWorker } from './in-worker.ts';
import type { ExportJob } from './job.ts';
import type { PreviewData } from './preview-data.ts';

const PICTURE: Result<PreviewData> = success({ kind: 'picture' });

/** The preview of a job, or why it cannot be written so; `null` as long as nobody knows. */
export function usePreviewData(job: ExportJob): Result<PreviewData> | null {
  const [known, setKnown] = useState<{
    readonly job: ExportJob;
    readonly result: Result<PreviewData>;
  } | null>(null);
  const isPicture = job.form === 'svg' || job.form === 'png';
  useEffect(() => {
    if (isPicture) return undefined;
    const abort = new AbortController();
    previewDataInWorker(job, abort.signal).then(
      (result) => setKnown({ job, result }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setKnown({ job, result: failure([{ path: '', message }]) });
      },
    );
    return () => abort.abort();
  }, [job, isPicture]);
  if (isPicture) return PICTURE;
  return known !== null && known.job === job ? known.result : null;
}
