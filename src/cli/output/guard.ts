import { rmSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * Signals that end a process. Not among them are those that cannot be caught (SIGKILL), those that a process's own faults
 * raise (SIGSEGV), and those that do not end a process of Node (SIGPIPE, SIGXFSZ, SIGUSR1).
 */
const ENDING = [
  'SIGINT',
  'SIGTERM',
  'SIGHUP',
  'SIGQUIT',
  'SIGABRT',
  'SIGALRM',
  'SIGUSR2',
  'SIGVTALRM',
  'SIGXCPU',
  'SIGIO',
  'SIGPWR',
  'SIGSTKFLT',
  'SIGBREAK',
] as const;

/**
 * Does some work that needs a temporary file, which is gone afterwards, however the work ends: well (then it was renamed),
 * with an error, or by a signal. The process still ends by the signal, so that its parent sees what happened.
 */
export async function guardTemporary(file: string, work: () => Promise<void>): Promise<void> {
  const remove = () => rmSync(file, { force: true });
  const signals = ENDING.filter((signal) => signal in constants.signals);
  const release = () => {
    for (const signal of signals) process.off(signal, end);
    process.off('exit', remove);
  };
  const end = (signal: NodeJS.Signals) => {
    remove();
    release();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  process.on('exit', remove);
  try {
    await work();
  } finally {
    remove();
    release();
  }
}
