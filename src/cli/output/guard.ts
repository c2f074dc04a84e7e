import { rmSync } from 'node:fs';
import { onEndingSignal, unlessEnding } from '../ending-signals.ts';
import { noteTemporary } from './temporaries.ts';

/**
 * Does work that needs a temporary file, and makes sure that the file is gone afterward, however the work ends: with
 * success (the file was renamed), with an error, or by a signal. Signals come to the main thread alone, which removes
 * the file for other threads.
 */
export async function guardTemporary(file: string, work: () => Promise<void>): Promise<void> {
  const remove = () => rmSync(file, { force: true });
  noteTemporary({ file, isThere: true });
  const release = onEndingSignal(remove);
  process.on('exit', remove);
  try {
    await unlessEnding(work());
  } finally {
    remove();
    release();
    process.off('exit', remove);
    noteTemporary({ file, isThere: false });
  }
}
