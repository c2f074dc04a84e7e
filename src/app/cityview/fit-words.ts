import { isOfCenter, REASONS } from '../../engine/fit/conditions.ts';
import type { Blocked } from '../../engine/fit/explain.ts';
import { getChunked } from '../document/chunked.ts';
import type { CityDocument } from '../document/document.ts';
import type { CityView } from './city-view.ts';
import { describeDistance, describeUnmet } from './standing-town.ts';
import * as words from './words.ts';

/** Placements named at once in a sentence. */
const MOST_NAMED = 3;

/** A placement as people call it: "Mill by the pond (No. 4)". */
export function placementName(id: number, city: CityDocument): string {
  const placement = getChunked(city.placements, id);
  return words.placement(placement ? city.schematics[placement.schematic]!.name : words.otherPlacement, id);
}

/** The parts of a view of a city that say what stands where. */
type Standing = Pick<CityView, 'city' | 'kindAt'>;

/** Why a placement does not fit, in words: "Does not fit: 3 segments off the land, 2 taken by Mill (No. 4)". */
export function explainBlocked(blocked: readonly Blocked[], view: Standing): string {
  const { city } = view;
  const nameOf = (id: number) => placementName(id, city);
  const parts: string[] = [];
  const add = (count: number, what: string) =>
    parts.push(`${parts.length === 0 ? words.segments(count) : count} ${what}`);
  for (const reason of REASONS) {
    const found = blocked.filter((one) => one.reason === reason);
    const [first] = found;
    if (!first) continue;
    const owners = countOwners(found);
    const here = reasonWords(first, view);
    if (reason === 'condition') {
      for (const [count, text] of unmetWords(found, city.kinds)) add(count, text);
      continue;
    }
    if (reason === 'ground') {
      const alike = groupBy(found, (segment) => view.kindAt(segment)?.id ?? '');
      for (const segments of alike) add(segments.length, reasonWords(segments[0]!, view));
      continue;
    }
    if (isOfCenter(reason))
      parts.push(owners[0] ? words.andMore(words.by(here, nameOf(owners[0][0])), owners.length - 1) : here);
    else if (owners.length === 0) add(found.length, here);
    else {
      for (const [id, count] of owners.slice(0, MOST_NAMED)) add(count, words.by(here, nameOf(id)));
      const others = owners.slice(MOST_NAMED);
      if (others.length > 0)
        add(
          others.reduce((sum, [, count]) => sum + count, 0),
          words.byMore(others.length),
        );
    }
  }
  return words.doesNotFit(parts.join(', '));
}

/** A reason in words, without the number of its segments and without the placement at fault. */
export function reasonWords({ reason, distance, q, r, k }: Blocked, view: Standing): string {
  if (distance) return describeDistance(distance, view.city.kinds);
  const here = words.reasons[reason];
  return reason === 'ground'
    ? words.by(here, view.kindAt({ q, r, k })?.name.toLowerCase() ?? words.anyGround)
    : here;
}

/** The conditions that do not hold, each once, with their numbers of segments. */
function unmetWords(found: readonly Blocked[], kinds: CityDocument['kinds']): [number, string][] {
  const alike = groupBy(found, ({ wanted, found: there }) => `${wanted} ${there}`);
  return alike.map((segments) => {
    const { wanted, found: there = '' } = segments[0]!;
    const count = segments.length;
    return [
      count,
      wanted === undefined ? words.reasons.condition : describeUnmet(wanted, there, kinds, count),
    ];
  });
}

/** Things with the same key together, in the order of the first of each. */
function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return [...groups.values()];
}

/** Who stands on how many of the segments, most first. */
function countOwners(blocked: readonly Blocked[]): [number, number][] {
  const taken = new Map<number, number>();
  for (const { placement } of blocked)
    if (placement !== undefined) taken.set(placement, (taken.get(placement) ?? 0) + 1);
  return [...taken].sort(([, a], [, b]) => b - a);
}
