import { useEffect, useState } from 'react';
import { failure, type Result } from '../../../../engine/problem.ts';

/** Milliseconds that a choice has to stay before a map is read by it. */
const SETTLED = 200;

interface Reading<T> {
  readonly read: Result<T>;
  /** Whether the map by the present choices is still to come; until then it is as it was read last. */
  readonly isReading: boolean;
}

/**
 * A map as it is read by choices, whenever these change.
 *
 * @param first the map by the first choices
 * @param choices the same object until one changes
 * @param readBy reads the map, in a worker; what it rejects with becomes a problem
 */
export function useReading<Choices, T>(
  first: Result<T>,
  choices: Choices,
  readBy: (choices: Choices, signal: AbortSignal) => Promise<Result<T>>,
): Reading<T> {
  const [last, setLast] = useState({ read: first, choices });
  const isRead = last.choices === choices;
  useEffect(() => {
    if (isRead) return undefined;
    const abort = new AbortController();
    const keep = (read: Result<T>) => {
      if (!abort.signal.aborted) setLast({ read, choices });
    };
    const timer = setTimeout(() => {
      readBy(choices, abort.signal).then(keep, (error: unknown) => {
        keep(failure([{ path: '', message: error instanceof Error ? error.message : String(error) }]));
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [choices, isRead, readBy]);
  return { read: last.read, isReading: !isRead };
}
