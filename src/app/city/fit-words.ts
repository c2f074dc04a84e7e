import type { Blocked } from '../../engine/fit/explain.ts';
import { getChunked } from '../store/chunked.ts';
import type { CityDocument } from '../store/document.ts';

/** Placements named at once in a sentence. */
const MOST_NAMED = 3;

/** Why a placement does not fit, in words: "Does not fit: 3 segments off the land, 2 taken by Mill (No. 4)". */
export function explainBlocked(blocked: readonly Blocked[], city: CityDocument): string {
  let offLand = 0;
  const taken = new Map<number, number>();
  for (const segment of blocked)
    if (segment.reason === 'off-land') offLand++;
    else taken.set(segment.placement, (taken.get(segment.placement) ?? 0) + 1);
  const parts: string[] = [];
  if (offLand > 0) parts.push(`${countOf(offLand)} off the land`);
  const owners = [...taken].sort(([, a], [, b]) => b - a);
  for (const [id, count] of owners.slice(0, MOST_NAMED)) {
    const placement = getChunked(city.placements, id);
    const name = placement ? city.schematics[placement.schematic]!.name : 'another placement';
    parts.push(`${parts.length === 0 ? countOf(count) : count} taken by ${name} (No. ${id})`);
  }
  const others = owners.slice(MOST_NAMED);
  if (others.length > 0)
    parts.push(`${others.reduce((sum, [, count]) => sum + count, 0)} by ${others.length} more`);
  return `Does not fit: ${parts.join(', ')}`;
}

function countOf(segments: number): string {
  return `${segments} ${segments === 1 ? 'segment' : 'segments'}`;
}
