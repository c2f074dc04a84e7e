import type { Measurement, Verdict } from '../tests/support/bench.ts';

/** A figure of a benchmark, as it is kept. */
export interface Figure {
  /** The kind of machine, see `machineKind`. */
  readonly machine: string;
  readonly benchmark: string;
  /** The way that was measured; `null` for a verdict. */
  readonly way: string | null;
  readonly value: number;
  readonly unit: string;
  /** The commit that was measured, shortened. */
  readonly commit: string;
}

/** Machines of one kind, whose figures can be compared: "linux x64, 2 × Xeon, node 22, Chromium 140". */
export function machineKind(
  platform: string,
  processors: readonly { readonly model: string }[],
  node: string,
  browser: string | undefined,
): string {
  const model = (processors[0]?.model ?? 'unknown').replaceAll(/\s+/g, ' ').trim();
  const [major] = node.replace(/^v/, '').split('.');
  const parts = [platform, `${processors.length} × ${model}`, `node ${major}`];
  return [...parts, ...(browser === undefined ? [] : [browser])].join(', ');
}

/** The figures of a run, to be kept. */
export function figuresOf(
  { measurements, verdicts }: { measurements: readonly Measurement[]; verdicts: readonly Verdict[] },
  machine: string,
  commit: string,
): Figure[] {
  return [
    ...measurements.map(({ benchmark, way, median }) => ({
      machine,
      benchmark,
      way,
      value: median,
      unit: 'ms',
      commit,
    })),
    ...verdicts.map(({ benchmark, measured, unit }) => ({
      machine,
      benchmark,
      way: null,
      value: measured,
      unit,
      commit,
    })),
  ];
}

/** Reads a history: a figure per line. */
export function readHistory(text: string): Figure[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Figure);
}

/** The history with newer figures in the place of older ones of the same machine, benchmark, way and unit; sorted. */
export function mergeHistory(old: readonly Figure[], fresh: readonly Figure[]): Figure[] {
  const merged = new Map([...old, ...fresh].map((figure) => [keyOf(figure), figure]));
  return [...merged.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, figure]) => figure);
}

export function writeHistory(figures: readonly Figure[]): string {
  return figures.map((figure) => `${JSON.stringify(figure)}\n`).join('');
}

/** A figure beside the last one of the same kind of machine. */
export interface Comparison {
  readonly benchmark: string;
  readonly way: string;
  readonly before: number;
  readonly now: number;
  readonly unit: string;
  /** Now as a multiple of before; `null` when that was 0. */
  readonly ratio: number | null;
  readonly commit: string;
}

/** Figures beside those of the history; those that it lacks are left out. */
export function compareWith(history: readonly Figure[], fresh: readonly Figure[]): Comparison[] {
  const last = new Map(history.map((figure) => [keyOf(figure), figure]));
  return fresh.flatMap((figure) => {
    const before = last.get(keyOf(figure));
    if (!before) return [];
    const { benchmark, way, value, unit } = figure;
    return [
      {
        benchmark,
        way: way ?? '',
        before: before.value,
        now: value,
        unit,
        ratio: before.value === 0 ? null : Math.round((100 * value) / before.value) / 100,
        commit: before.commit,
      },
    ];
  });
}

function keyOf({ machine, benchmark, way, unit }: Figure): string {
  return JSON.stringify([machine, benchmark, way, unit]);
}
