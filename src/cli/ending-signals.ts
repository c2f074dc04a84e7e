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

type Clean = () => void | Promise<void>;

const cleaning = new Set<Clean>();
/** When the first signal came; `null` before. */
let endingSince: number | null = null;

/** Milliseconds after which another signal ends the process at once: those of a terminal that is closed come together. */
const PATIENCE = 2000;

/**
 * Calls `clean` when a signal ends the process, beside all others that are to be called. The process still ends by the
 * signal, so that its parent sees the cause, as soon as all have cleaned, or another signal comes after a while.
 *
 * @returns a function that stops this
 */
export function onEndingSignal(clean: Clean): () => void {
  // The same function may be given twice.
  const own = () => clean();
  if (cleaning.size === 0) for (const signal of signals()) process.on(signal, end);
  cleaning.add(own);
  return () => {
    cleaning.delete(own);
    if (cleaning.size === 0 && endingSince === null) stopListening();
  };
}

function end(signal: NodeJS.Signals): void {
  const kill = () => {
    stopListening();
    process.kill(process.pid, signal);
  };
  const now = performance.now();
  if (endingSince !== null) {
    if (now - endingSince > PATIENCE) kill();
    return;
  }
  endingSince = now;
  const under = Array.from(cleaning, (clean) => clean()).filter((cleaned) => cleaned !== undefined);
  if (under.length === 0) kill();
  else void Promise.allSettled(under).finally(kill);
}

/** Waits for work, and for good once a signal ends the process: what breaks with it is no failure to be told. */
export async function unlessEnding<T>(work: Promise<T>): Promise<T> {
  try {
    const value = await work;
    if (endingSince === null) return value;
  } catch (error) {
    if (endingSince === null) throw error;
  }
  return new Promise<never>(() => {});
}

function signals() {
  return ENDING.filter((signal) => signal in constants.signals);
}

function stopListening(): void {
  for (const signal of signals()) process.off(signal, end);
}
