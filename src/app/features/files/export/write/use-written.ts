import { useEffect, useState } from 'react';
import type { Problem } from '../../../../../engine/problem.ts';
import { writeInWorker } from './in-worker.ts';
import type { ExportJob } from './job.ts';

/** How the writing of a file stands. */
export type Written =
  | { readonly kind: 'idle' }
  /** `done` of `of`, in parts of any size; `of` is 0 as long as nobody knows. */
  | { readonly kind: 'writing'; readonly done: number; readonly of: number }
  | { readonly kind: 'ready'; readonly blob: Blob }
  | { readonly kind: 'failed'; readonly problems: readonly Problem[] };

const IDLE: Written = { kind: 'idle' };
const STARTED: Written = { kind: 'writing', done: 0, of: 0 };

/** Writes a file in a worker as long as it is wanted; another job, or none, ends it. */
export function useWritten(job: ExportJob, wanted: boolean): Written {
  const [state, setState] = useState<{ readonly job: ExportJob; readonly written: Written } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const abort = new AbortController();
    const become = (written: Written) => setState({ job, written });
    writeInWorker(job, abort.signal, (done, of) => become({ kind: 'writing', done, of })).then(
      (result) =>
        become(
          result.ok ? { kind: 'ready', blob: result.value } : { kind: 'failed', problems: result.problems },
        ),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const message = error instanceof Error ? error.message : String(error);
        become({ kind: 'failed', problems: [{ path: '', message }] });
      },
    );
    return () => {
      abort.abort();
      setState(null);
    };
  }, [job, wanted]);
  if (!wanted) return IDLE;
  return state?.job === job ? state.written : STARTED;
}
