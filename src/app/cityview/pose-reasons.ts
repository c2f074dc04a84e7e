import * as words from './words.ts';

/** Reasons named at once in a sentence. */
const MOST_NAMED = 3;

/**
 * The reasons that keep the most poses from fitting, at most three: "taken by Mill (No. 4) in every pose, off the land in
 * 9 of 12 poses".
 *
 * @param count_reason in how many poses each is so
 * @param poses how many there are
 */
export function reasonsInPoses(count_reason: Iterable<readonly [string, number]>, poses: number): string {
  const most = [...count_reason].sort(([, a], [, b]) => b - a).slice(0, MOST_NAMED);
  const always = most.filter(([, count]) => count === poses).map(([reason]) => reason);
  const sometimes = most
    .filter(([, count]) => count < poses)
    .map(([reason, count], index) =>
      index === 0 ? words.inPosesOf(reason, count, poses) : words.inPoses(reason, count),
    );
  if (always.length === 0) return sometimes.join(', ');
  const all = words.together(always);
  return sometimes.length === 0 ? all : [words.inEveryPose(all), ...sometimes].join(', ');
}
