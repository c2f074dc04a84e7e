import { useEffect, useState } from 'react';
import { failure, type Result } from '../../../../engine/problem.ts';
import { beginningInWorker } from './in-worker.ts';
import type { ExportJob } from './job.ts';
import type { Beginning } from './text-beginning.ts';
import type { TextForm } from './write-job.ts';

type TextJob = ExportJob & { readonly form: TextForm };

/** How the text of a job begins, or why it cannot be written so; `null` as long as nobody knows, and without a job. */
export function useBeginning(job: TextJob | null): Result<Beginning> | null {
  const [known, setKnown] = useState<{ readonly job: TextJob; readonly result: Result<Beginning> } | null>(
    null,
  );
  useEffect(() => {
    if (!job) return undefined;
    const abort = new AbortController();
    beginningInWorker(job, abort.signal).then(
      (result) => setKnown({ job, result }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        setKnown({ job, result: failure([{ path: '', message }]) });
      },
    );
    return () => abort.abort();
  }, [job]);
  return known !== null && known.job === job ? known.result : null;
}
