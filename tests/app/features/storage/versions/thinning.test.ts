import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FINEST_MS,
  versionsToKeep,
  type Aging,
} from '../../../../../src/app/features/storage/versions/thinning.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 4, 3, 9);
const UNBOUND = Infinity;

/** The versions that are there after work has gone on for a while, thinned after each as the app does. */
function afterWork(duration: number, budget = UNBOUND, bytes = 100): readonly Aging[] {
  let kept: readonly Aging[] = [];
  let id = 0;
  for (let at = START; at <= START + duration; at += FINEST_MS)
    kept = versionsToKeep([...kept, { id: ++id, work: 1, at, bytes }], 1, budget);
  return kept;
}

const ages = (kept: readonly Aging[], now: number) => kept.map(({ at }) => now - at);
const within = (kept: readonly Aging[], now: number, from: number, to: number) =>
  ages(kept, now).filter((age) => age >= from && age < to).length;

const anyVersions = fc
  .array(
    fc.record({
      work: fc.constantFrom(1, 2, 3),
      at: fc.integer({ min: START, max: START + 3 * DAY }),
      bytes: fc.integer({ min: 1, max: 1000 }),
    }),
    { maxLength: 80 },
  )
  .map((list) => list.map((version, index): Aging => ({ ...version, id: index + 1 })));

describe('the versions that are kept', () => {
  it('are, after two days of work, five of the last minute, five of the last hour and five of the last day', () => {
    for (const more of [0, 7 * MINUTE, 3 * HOUR]) {
      const duration = 2 * DAY + more;
      const now = START + duration;
      const kept = afterWork(duration);
      expect(kept).toHaveLength(15);
      expect(within(kept, now, 0, MINUTE)).toBe(5);
      // The newest slot has only begun, and of the oldest the end is kept: five reach back over three at least.
      expect(within(kept, now, MINUTE, HOUR + MINUTE)).toBeGreaterThanOrEqual(5);
      expect(within(kept, now, 48 * MINUTE, DAY + HOUR)).toBeGreaterThanOrEqual(5);
      expect(Math.max(...ages(kept, now))).toBeGreaterThan(3 * 4.8 * HOUR);
    }
  });

  it('stay when nothing is done any more: no clock is asked', () => {
    const kept = afterWork(2 * DAY);
    expect(versionsToKeep(kept, 1, UNBOUND)).toEqual(kept);
  });

  it('hold the newest of the work on the desk, are at most fifteen of it and five of any other', () => {
    fc.assert(
      fc.property(anyVersions, (versions) => {
        const kept = versionsToKeep(versions, 1, UNBOUND);
        const newest = versions.findLast(({ work }) => work === 1);
        if (newest) expect(kept).toContain(newest);
        for (const work of [1, 2, 3])
          expect(kept.filter((version) => version.work === work).length).toBeLessThanOrEqual(
            work === 1 ? 15 : 5,
          );
      }),
    );
  });

  it('never take more than they may, and are the same when they are thinned again', () => {
    fc.assert(
      fc.property(anyVersions, fc.integer({ min: 0, max: 20_000 }), (versions, budget) => {
        const kept = versionsToKeep(versions, 1, budget);
        expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(budget);
        const newest = versions.findLast(({ work }) => work === 1);
        if (newest && newest.bytes <= budget) expect(kept).toContain(newest);
        expect(kept.every((version) => versions.includes(version))).toBe(true);
      }),
    );
  });

  it('lose those of the last minute first when space is short, then those of the hour', () => {
    const now = START + 2 * DAY;
    const eleven = afterWork(2 * DAY, 1100);
    expect(eleven).toHaveLength(11);
    expect(within(eleven, now, 0, MINUTE)).toBe(2);
    expect(within(eleven, now, 48 * MINUTE, DAY + HOUR)).toBeGreaterThanOrEqual(5);
    const seven = afterWork(2 * DAY, 700);
    expect(seven).toHaveLength(7);
    expect(within(seven, now, HOUR, 2 * DAY)).toBeGreaterThanOrEqual(4);
    expect(afterWork(2 * DAY, 100)).toHaveLength(1);
    expect(afterWork(2 * DAY, 99)).toEqual([]);
  });
});
