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
 * Calls `clean` when a signal ends the process. The process still ends by the signal, so that its parent sees the cause.
 *
 * @returns a function that stops this
 */
export function onEndingSignal(clean: () => void | Promise<void>): () => void {
  const signals = ENDING.filter((signal) => signal in constants.signals);
  const release = () => {
    for (const signal of signals) process.off(signal, end);
  };
  const end = (signal: NodeJS.Signals) => {
    const kill = () => {
      release();
      process.kill(process.pid, signal);
    };
    const cleaned = clean();
    if (cleaned) void cleaned.finally(kill);
    else kill();
  };
  for (const signal of signals) process.on(signal, end);
  return release;
}
