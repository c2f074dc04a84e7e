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
 * the filter are replaced, where the filter is a row of conditions joined by "and"; else they are added.
 */
export function withRanges(filter: string, ranges: readonly FigureRange[]): string {
  const names = new Set(ranges.map(({ name }) => name));
  const kept = conditionsOf(filter).filter((condition) => !names.has(boundedFigure(condition)));
  return [...kept, ...ranges.flatMap(wordsOf)].join(' and ');
}

/** Conditions that hold together; a filter of another form is one condition. */
function conditionsOf(filter: string): readonly string[] {
  const text = filter.trim();
  if (text === '') return [];
  if (/\b(?:or|not)\b/i.test(text)) return [`(${text})`];
  return text.split(/\s+and\s+/i).map((condition) => condition.trim());
}

/** The figure of which a condition is one end of a range; empty for other conditions. */
function boundedFigure(condition: string): string {
  return /^(.+?)\s*[<>]=?\s*-?[\d.]+(?:\s*%)?$/.exec(condition)?.[1] ?? '';
}

function wordsOf({ name, range: { least, greatest }, isWhole }: FigureRange): string[] {
  if (isWhole) {
    const [low, high] = [Math.ceil(least), Math.floor(greatest)];
    return low === high ? [`${name} = ${low}`] : [`${name} >= ${low}`, `${name} <= ${high}`];
  }
  // Rounded to a thousandth of the range, so that the words stay short.
  const digits = Math.min(12, Math.max(0, 3 - Math.floor(Math.log10(Math.max(1e-9, greatest - least)))));
  return [`${name} >= ${Number(least.toFixed(digits))}`, `${name} <= ${Number(greatest.toFixed(digits))}`];
}
