import type { Hex } from '../../engine/hex/hex.ts';
import { SEGMENT_WORDS, type Segment } from '../../engine/segment/segment.ts';
import { isLand } from '../../engine/board/board.ts';
import type { CityDocument } from '../document/document.ts';
import type { CityView } from './city-view.ts';
import * as words from './first-words.ts';

/** The group of the district that a hex belongs to, if it does. */
function groupAt({ districts }: CityDocument, { q, r }: Hex): string | undefined {
  return districts.find(({ rows }) => rows.some((row) => row.r === r && row.q <= q && q < row.q + row.count))
    ?.group;
}

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
  } else parts.push(isLand(city.board, segment) ? words.freeLand : words.sea);
  const group = groupAt(city.city, segment);
  if (group !== undefined) parts.push(group);
  return parts.join(', ');
}
