import { districtAt } from '../../engine/land/district.ts';
import { SEGMENT_WORDS, type Segment } from '../../engine/segment/segment.ts';
import { isLand } from '../../engine/board/board.ts';
import type { CityView } from './city-view.ts';
import * as words from './first-words.ts';

/**
 * A place of the city for those who listen: "hex 3, -2, segment north-east, house, part of Mill by the pond No. 4,
 * locked, old-town".
 */
export function describePlace(city: CityView, segment: Segment): string {
  const { q, r, k } = segment;
  const parts = [words.hex(q, r), words.segment(SEGMENT_WORDS[k])];
  const placement = city.placementAt(segment);
  if (placement) {
    const { name } = city.city.schematics[placement.schematic]!;
    parts.push(city.kindAt(segment)?.name.toLowerCase() ?? words.building, words.partOf(name, placement.id));
    if (placement.locked) parts.push(words.locked);
  } else if (!isLand(city.board, segment)) parts.push(words.sea);
  // Streets, water and yards belong to no placement.
  else parts.push(city.kindAt(segment)?.name.toLowerCase() ?? words.freeLand);
  const group = districtAt(city.city.districts, segment)?.group;
  if (group !== undefined) parts.push(group);
  return parts.join(', ');
}
