import { useEffect, useMemo, useState } from 'react';
import { numbersOf, withColumn } from '../../../../formats/atlas/atlas-table.ts';
import { inOwnWorker } from '../../../../worker/job.ts';
import { tellProblem } from '../../../kit/tell.ts';
import type { SheetRows } from '../rows/sheet-rows.ts';
import { UNLIKE } from '../rows/unlike-figure.ts';
import * as words from '../words.ts';
import type { OnShare, UnlikeService } from './unlike.worker.ts';

/** Milliseconds that rows have to stay as they are until they are compared: seeds that are being made do not. */
const STEADY = 200;

interface Compared {
  readonly of: SheetRows;
  readonly unlike_row: Float64Array;
}

/** Rows with how unlike each is, as long as that is wanted. */
export interface RowsWithUnlike {
  readonly rows: SheetRows;
  /** How much of the comparison is done, from 0 to 1; `null` while there is none to wait for. */
  readonly share: number | null;
}

/** Compares the cities of rows in a worker, once it is wanted, and again when there are other rows. */
export function useUnlike(rows: SheetRows, isWanted: boolean): RowsWithUnlike {
  const [compared, setCompared] = useState<Compared | null>(null);
  const [share, setShare] = useState(0);
  const { table, scope } = rows;
  const isLacking = !table.names.includes(UNLIKE.name);
  const unlike_row = compared?.of.table === table && compared.of.scope === scope ? compared.unlike_row : null;
  const isToCompare = isWanted && isLacking && !unlike_row;
  useEffect(() => {
    if (!isToCompare) return;
    const end = new AbortController();
    const timer = setTimeout(() => {
      setShare(0);
      compare(rows, end.signal, setShare).then(
        (found) => setCompared({ of: rows, unlike_row: found }),
        (error: unknown) => {
          if (!end.signal.aborted) tellProblem(words.notCompared(String(error)));
        },
      );
    }, STEADY);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
    // Other pictures or words of the same rows change nothing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isToCompare, table, scope]);
  const withUnlike = useMemo((): SheetRows => {
    if (!isLacking || !unlike_row) return rows;
    return {
      ...rows,
      table: withColumn(table, UNLIKE.name, unlike_row),
      figures: [UNLIKE, ...rows.figures],
    };
  }, [rows, table, isLacking, unlike_row]);
  return { rows: withUnlike, share: isToCompare ? share : null };
}

function compare({ table, scope }: SheetRows, signal: AbortSignal, onShare: OnShare): Promise<Float64Array> {
  const start = () => new Worker(new URL('./unlike.worker.ts', import.meta.url), { type: 'module' });
  const compared = { length: table.length, columns: numbersOf(table), scope };
  return inOwnWorker<UnlikeService, Float64Array>(
    start,
    words.comparingStopped,
    signal,
    ({ service, hear }) => service.compare(compared, hear(onShare)),
  );
}
