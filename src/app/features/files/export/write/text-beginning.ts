import { success, type Result } from '../../../../../engine/problem.ts';
import type { ExportJob } from './job.ts';
import { WRITERS } from './writers.ts';

/** How a text begins, and how long it is as far as that is known. */
export interface Beginning {
  readonly text: string;
  /** Whether that is all of it. */
  readonly isWhole: boolean;
  /** Bytes of the file, or the number that it has at least. */
  readonly bytes: number;
  readonly isMore: boolean;
}

/** Characters that are shown. */
const SHOWN = 12_000;

/** Bytes up to which a file is written to find out how long it is. */
const COUNTED = 4_000_000;

/** The beginning of a file that is a text, or why it cannot be written so. Little more of it is made. */
export async function beginningOf(job: ExportJob): Promise<Result<Beginning>> {
  const pieces = await WRITERS[job.form](job, () => {});
  if (!pieces.ok) return pieces;
  const encoder = new TextEncoder();
  let text = '';
  let bytes = 0;
  for (const piece of pieces.value) {
    if (typeof piece !== 'string') throw new RangeError(`${job.form} is no text`);
    if (text.length <= SHOWN) text += piece.slice(0, SHOWN + 1);
    bytes += encoder.encode(piece).length;
    if (bytes > COUNTED) return success({ text: cut(text), isWhole: false, bytes: COUNTED, isMore: true });
  }
  return success({ text: cut(text), isWhole: text.length <= SHOWN, bytes, isMore: false });
}

/** As much as is shown, without half of a character at the end. */
function cut(text: string): string {
  return text.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, '');
}
