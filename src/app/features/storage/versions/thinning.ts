import type { Version } from '../version.ts';

/** A version as far as it matters for which are kept. */
export type Aging = Pick<Version, 'id' | 'work' | 'at' | 'bytes'>;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Milliseconds between two versions of the finest generation: five of them make a minute. */
export const FINEST_MS = 12 * SECOND;

/** Lengths of a slot of each generation, in milliseconds: five slots make a minute, an hour, a day. */
const SLOTS = [FINEST_MS, 12 * MINUTE, 4.8 * HOUR] as const;

/** How many versions each generation keeps: minute, hour, day. */
type Quotas = readonly [minute: number, hour: number, day: number];

/** From all that is kept when there is space to the newest version alone: the finest generation gives way first. */
const QUOTAS: readonly Quotas[] = [
  [5, 5, 5],
  [4, 5, 5],
  [3, 5, 5],
  [2, 5, 5],
  [1, 5, 5],
  [1, 4, 5],
  [1, 3, 5],
  [1, 2, 5],
  [1, 1, 5],
  [1, 1, 4],
  [1, 1, 3],
  [1, 1, 2],
  [1, 1, 1],
  [1, 1, 0],
  [1, 0, 0],
];

/** A work that is set aside does not change any more: five of its versions are enough. */
const ASIDE: Quotas = [1, 2, 2];

/**
 * The versions to keep of all that there are, newest first.
 *
 * Time is cut into slots: of 12 seconds, of 12 minutes and of 4.8 hours. The minute generation keeps the newest version
 * of each of the five latest slots of 12 seconds that hold any. Of the older versions, the hour generation keeps the
 * newest of each of the five latest slots of 12 minutes, and of those older still, the day generation the newest of
 * each of the five latest slots of 4.8 hours. So while somebody works, five versions are of the last minute, five of
 * the last hour, five of the last day; and as no clock is asked what time it is now, all fifteen are still there
 * after a month away. Of a work that is not on the desk, five are kept: the newest, two of hours and two of days.
 *
 * When that is more than `budget` bytes, the minute generation is cut down to four, three, two, one, then the hour
 * generation, then the day generation, the oldest version of each first. The newest version of the work on the desk is
 * kept as long as it fits by itself.
 *
 * @param current key of the work on the desk, `null` for none
 */
export function versionsToKeep(
  versions: readonly Aging[],
  current: number | null,
  budget: number,
): readonly Aging[] {
  for (const quotas of QUOTAS) {
    const kept = keptBy(versions, current, quotas);
    if (sumBytes(kept) <= budget) return kept;
  }
  const newest = newestFirst(versions).filter(({ work }) => work === current)[0];
  return newest && newest.bytes <= budget ? [newest] : [];
}

function keptBy(versions: readonly Aging[], current: number | null, quotas: Quotas): Aging[] {
  const works = new Set(versions.map(({ work }) => work));
  const aside = ASIDE.map((count, index) => Math.min(count, quotas[index]!)) as unknown as Quotas;
  return newestFirst(
    [...works].flatMap((work) =>
      keptOfWork(
        versions.filter((version) => version.work === work),
        work === current ? quotas : aside,
      ),
    ),
  );
}

function keptOfWork(versions: readonly Aging[], quotas: Quotas): Aging[] {
  let older = newestFirst(versions);
  const kept: Aging[] = [];
  SLOTS.forEach((length, generation) => {
    const own = latestOfSlots(older, length, quotas[generation]!);
    kept.push(...own);
    const last = own.at(-1);
    if (last) older = older.slice(older.indexOf(last) + 1);
  });
  return kept;
}

/** The newest version of each of the latest slots. */
function latestOfSlots(versions: readonly Aging[], length: number, most: number): Aging[] {
  const slots = new Set<number>();
  const kept: Aging[] = [];
  for (const version of versions) {
    const slot = Math.floor(version.at / length);
    if (slots.has(slot)) continue;
    if (slots.size === most) break;
    slots.add(slot);
    kept.push(version);
  }
  return kept;
}

/** By their keys, which only ever grow: the clock of a computer may be set back. */
function newestFirst(versions: readonly Aging[]): Aging[] {
  return versions.toSorted((a, b) => b.id - a.id);
}

function sumBytes(versions: readonly Aging[]): number {
  return versions.reduce((sum, { bytes }) => sum + bytes, 0);
}
