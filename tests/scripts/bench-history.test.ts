import { describe, expect, test } from 'vitest';
import {
  compareWith,
  figuresOf,
  machineKind,
  mergeHistory,
  readHistory,
  writeHistory,
} from '../../scripts/bench-history.ts';

const MACHINE = machineKind(
  'linux x64',
  [{ model: 'Xeon  E5 ' }, { model: 'Xeon  E5 ' }],
  'v22.20.0',
  'Chromium 140',
);

function run(median: number, measured: number, commit: string, machine = MACHINE) {
  return figuresOf(
    {
      measurements: [
        { benchmark: 'fill', way: 'ours', median, percentile95: 9, rounds: 5, faster: 3, result: 1 },
      ],
      verdicts: [{ benchmark: 'fill', measured, unit: 'times', reach: '>= 2', met: true }],
    },
    machine,
    commit,
  );
}

describe('the history of benchmarks', () => {
  test('knows machines by what decides their speed', () => {
    expect(MACHINE).toBe('linux x64, 2 × Xeon E5, node 22, Chromium 140');
    expect(machineKind('darwin arm64', [], 'v20.19.0', undefined)).toBe('darwin arm64, 0 × unknown, node 20');
  });

  test('keeps the last figures of each kind of machine, and is read as it was written', () => {
    const other = run(7, 5, 'aaa', 'another machine');
    const history = mergeHistory(mergeHistory(run(4, 2, 'aaa'), other), run(3, 3, 'bbb'));
    expect(history).toHaveLength(4);
    expect(history.filter(({ machine }) => machine === MACHINE).map(({ value }) => value)).toEqual([3, 3]);
    expect(readHistory(writeHistory(history))).toEqual(history);
  });

  test('shows what changed as ratios, on the same kind of machine only', () => {
    const history = mergeHistory(run(4, 2, 'aaa'), run(1, 1, 'aaa', 'another machine'));
    expect(compareWith(history, run(3, 3, 'bbb'))).toEqual([
      { benchmark: 'fill', way: 'ours', before: 4, now: 3, unit: 'ms', ratio: 0.75, commit: 'aaa' },
      { benchmark: 'fill', way: '', before: 2, now: 3, unit: 'times', ratio: 1.5, commit: 'aaa' },
    ]);
    expect(compareWith(run(0, 0, 'aaa'), run(3, 3, 'bbb')).map(({ ratio }) => ratio)).toEqual([null, null]);
    expect(compareWith([], run(3, 3, 'bbb'))).toEqual([]);
  });
});
