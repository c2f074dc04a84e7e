import type { Blocked } from '../../engine/fit/explain.ts';
import { getChunked } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';

/** Placements named at once in a sentence. */
const MOST_NAMED = 3;

/** A placement as people call it: "Mill by the pond (No. 4)". */
export function placementName(id: number, city: CityDocument): string {
  const placement = getChunked(city.placements, id);
  return `${placement ? city.schematics[placement.schematic]!.name : 'another placement'} (No. ${id})`;
}

/** Why a placement does not fit, in words: "Does not fit: 3 segments off the land, 2 taken by Mill (No. 4)". */
export function explainBlocked(blocked: readonly Blocked[], city: CityDocument): string {
  const nameOf = (id: number) => placementName(id, city);
  const parts: string[] = [];
  const add = (count: number, what: string) =>
    parts.push(`${parts.length === 0 ? countOf(count) : count} ${what}`);
  const offLand = blocked.filter(({ reason }) => reason === 'off-land').length;
  if (offLand > 0) add(offLand, 'off the land');
  const owners = countOwners(blocked);
  for (const [id, count] of owners.slice(0, MOST_NAMED)) add(count, `taken by ${nameOf(id)}`);
  const others = owners.slice(MOST_NAMED);
  if (others.length > 0)
    add(
      others.reduce((sum, [, count]) => sum + count, 0),
      `by ${others.length} more`,
    );
  const wrongGroup = blocked.filter(({ reason }) => reason === 'wrong-group').length;
  if (wrongGroup > 0) add(wrongGroup, 'in districts of other groups');
  const near = blocked.flatMap((one) => (one.reason === 'spacing' ? [one.placement] : []));
  if (near.length > 0)
    parts.push(`too close to ${nameOf(near[0]!)}${near.length > 1 ? ` and ${near.length - 1} more` : ''}`);
  return `Does not fit: ${parts.join(', ')}`;
}

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
    .map(([reason, count], index) => `${reason} in ${count}${index === 0 ? ` of ${poses} poses` : ''}`);
  if (always.length === 0) return sometimes.join(', ');
  return [always.join(' and ') + (sometimes.length > 0 ? ' in every pose' : ''), ...sometimes].join(', ');
}

/** Who stands on how many of the segments, most first. */
function countOwners(blocked: readonly Blocked[]): [number, number][] {
  const taken = new Map<number, number>();
  for (const one of blocked)
    if (one.reason === 'occupied') taken.set(one.placement, (taken.get(one.placement) ?? 0) + 1);
  return [...taken].sort(([, a], [, b]) => b - a);
}

function countOf(segments: number): string {
  return `${segments} ${segments === 1 ? 'segment' : 'segments'}`;
}
