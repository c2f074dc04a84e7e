import { splitConjuncts } from './conjuncts.ts';

/** The bounds of a figure that a filter states; both belong to the range. */
export interface Range {
  readonly from?: number;
  readonly to?: number;
}

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.]*(?:\s*\([^()]*\))?`;
const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:\s*%)?`;
const COMPARISON = new RegExp(`^(${NAME})\\s*(<=|>=|<|>|=)\\s*(${NUMBER})$`, 'iu');
const CHAIN = new RegExp(`^(${NUMBER})\\s*<=?\\s*(${NAME})\\s*<=?\\s*(${NUMBER})$`, 'iu');

/** The name and the range of a part of a filter that bounds one figure by numbers; `null` for other parts. */
function rangeOf(part: string): { readonly name: string; readonly range: Range } | null {
  const chain = CHAIN.exec(part);
  if (chain) {
    const [, from, name, to] = chain;
    return { name: plain(name!), range: { from: read(from!), to: read(to!) } };
  }
  const comparison = COMPARISON.exec(part);
  if (!comparison) return null;
  const [, name, operator, number] = comparison;
  const value = read(number!);
  return {
    name: plain(name!),
    range: {
      ...(operator !== '<' && operator !== '<=' && { from: value }),
      ...(operator !== '>' && operator !== '>=' && { to: value }),
    },
  };
}

/** The ranges of figures that a filter states, by name; the narrowest where it states several. */
export function readRanges(filter: string): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  for (const part of splitConjuncts(filter).parts) {
    const found = rangeOf(part);
    if (!found) continue;
    const { name, range } = found;
    const old = ranges.get(name) ?? {};
    const from = Math.max(old.from ?? -Infinity, range.from ?? -Infinity);
    const to = Math.min(old.to ?? Infinity, range.to ?? Infinity);
    ranges.set(name, { ...(from > -Infinity && { from }), ...(to < Infinity && { to }) });
  }
  return ranges;
}

/**
 * A filter with the range of a figure replaced; an empty range states nothing. All else of the filter stays as it is.
 *
 * @param write a bound as text
 */
export function writeRange(
  filter: string,
  name: string,
  { from, to }: Range,
  write: (bound: number) => string = String,
): string {
  const stated = [
    ...(from !== undefined && from === to ? [`${name} = ${write(from)}`] : []),
    ...(from !== undefined && from !== to ? [`${name} >= ${write(from)}`] : []),
    ...(to !== undefined && from !== to ? [`${name} <= ${write(to)}`] : []),
  ];
  const { parts, hasOr } = splitConjuncts(filter);
  if (hasOr) return stated.length === 0 ? filter : [`(${filter.trim()})`, ...stated].join(' and ');
  const place = parts.findIndex((part) => rangeOf(part)?.name === name);
  const others = parts.map((part) => (rangeOf(part)?.name === name ? null : part));
  const kept = (list: readonly (string | null)[]) => list.filter((part) => part !== null);
  const before = place < 0 ? others : others.slice(0, place);
  const after = place < 0 ? [] : others.slice(place);
  return [...kept(before), ...stated, ...kept(after)].join(' and ');
}

/** A name as figures have it: `near(castle, gate)`. */
function plain(name: string): string {
  return name
    .replaceAll(/\s*([()])\s*/g, '$1')
    .replaceAll(/\s*,\s*/g, ', ')
    .trim();
}

function read(number: string): number {
  return number.endsWith('%') ? Number(number.slice(0, -1)) / 100 : Number(number);
}
