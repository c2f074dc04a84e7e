import { writeRange } from '../filter/ranges.ts';
import type { Range } from './bins.ts';

/** A figure with the range that a filter lets through. */
export interface FigureRange {
  readonly name: string;
  readonly range: Range;
  /** All numbers of the figure are whole. */
  readonly isWhole: boolean;
}

/**
 * A filter that lets only ranges of figures through, in the words of the filter language. Ranges of the same figures in
 * the filter are left out; the new ones come last.
 */
export function withRanges(filter: string, ranges: readonly FigureRange[]): string {
  const others = ranges.reduce((words, { name }) => writeRange(words, name, {}), filter);
  return ranges.reduce((words, range) => writeRange(words, range.name, boundsOf(range)), others);
}

/** The bounds that are written: whole ones from within, others rounded to a thousandth of the range. */
function boundsOf({ range: { least, greatest }, isWhole }: FigureRange): { from: number; to: number } {
  if (isWhole) return { from: Math.ceil(least), to: Math.floor(greatest) };
  const digits = Math.min(12, Math.max(0, 3 - Math.floor(Math.log10(Math.max(1e-9, greatest - least)))));
  return { from: Number(least.toFixed(digits)), to: Number(greatest.toFixed(digits)) };
}
