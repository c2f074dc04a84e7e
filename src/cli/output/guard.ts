import { rmSync } from 'node:fs';
import { constants } from 'node:os';

/**
 * Signals that end a process, without those that cannot be caught (SIGKILL), those that a fault of the process raises
 * (SIGSEGV), and those that do not end a Node process (SIGPIPE, SIGXFSZ, SIGUSR1).
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
 * Does work that needs a temporary file, and makes sure that the file is gone afterward, however the work ends: with
 * success (the file was renamed), with an error, or by a signal. The process still ends by the signal, so that its
 * parent sees the cause.
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
