import type { Result } from '../../src/engine/problem.ts';
import { MAX_PROBLEMS } from '../../src/formats/limits.ts';

/** The most that reading a file may cost. */
export interface ReadingBounds {
  readonly milliseconds: number;
  readonly megabytes: number;
}

/** The problem with the way something is read, in words; nothing when there is none. */
export function complaintAbout(
  read: () => Result<unknown>,
  { milliseconds: mostMilliseconds, megabytes: mostMegabytes }: ReadingBounds,
): string | undefined {
  const before = process.memoryUsage.rss();
  const peak = process.resourceUsage().maxRSS;
  const start = process.cpuUsage();
  let wrong: string | undefined;
  try {
    const result = read();
    if (!result.ok) wrong = badProblems(result.problems);
  } catch (error) {
    wrong = `throws ${error instanceof Error ? error.stack : String(error)}`;
  }
  // Of the processor: what else the machine does meanwhile is no fault of the reader.
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  // The most that this process ever had is known: this input took it when it was less before.
  const { maxRSS } = process.resourceUsage();
  const megabytes = maxRSS > peak ? (maxRSS * 1024 - before) / 2 ** 20 : 0;
  if (milliseconds > mostMilliseconds) wrong ??= `takes ${Math.round(milliseconds)} ms`;
  if (megabytes > mostMegabytes) wrong ??= `takes ${Math.round(megabytes)} MB`;
  if ('polluted' in {}) wrong ??= 'pollutes the prototype of all objects';
  return wrong;
}

function badProblems(
  problems: readonly { readonly path: string; readonly message: string }[],
): string | undefined {
  if (problems.length === 0) return 'is refused without a reason';
  if (problems.length > MAX_PROBLEMS + 1) return `has ${problems.length} problems`;
  const long = problems.find(
    ({ path, message }) => path.length > 2000 || message.length > 1000 || message === '',
  );
  return long && `has a problem of ${long.path.length} + ${long.message.length} characters`;
}
