import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { LAUNCHER, PROJECT } from '../run.ts';

/** A program of the command line that runs beside the test. */
export interface Running {
  /** Ends the program by a signal, and resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
  /** Resolves with its exit status and all that it has reported. */
  readonly ended: Promise<{ readonly status: number | null; readonly err: string }>;
}

/**
 * Starts the command line.
 *
 * @param onLine called with each line of its reports
 * @param prefix the words before the command, for another host
 */
export function start(
  words: readonly string[],
  onLine: (line: string) => void = () => {},
  prefix: readonly string[] = [],
): Running {
  const [program, ...rest] = [...prefix, process.execPath, LAUNCHER, ...words];
  const child: ChildProcess = spawn(program!, rest, {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'pipe'],
    // A batch whose worker is killed comes back to the queue after a second.
    env: { ...process.env, SIXFOLD_LOCK_SECONDS: '1' },
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr! }).on('line', (line) => {
    lines.push(line);
    onLine(line);
  });
  const exited = once(child, 'close');
  return {
    async end(signal) {
      child.kill(signal);
      await exited;
    },
    ended: exited.then(([status]) => ({ status: status as number | null, err: lines.join('\n') })),
  };
}
