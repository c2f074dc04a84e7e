import type { District } from '../../engine/land/district.ts';
import { blockJson, inlineJson, listJson, type Member } from '../json/inline.ts';
import { ListPieces } from '../json/list-pieces.ts';
import { inlineRow } from '../recipe/write.ts';

/** The text of an object with districts alone, in its member `districts` as in a city's file, in pieces. */
export function districtPieces(districts: readonly District[]): string[] {
  const list = new ListPieces(2);
  for (const district of districts) list.add(blockDistrict(district));
  return ['{\n  "districts": ', ...list.finish(), '\n}\n'];
}

/** The text of a district as an element of a list that is indented by two blanks. */
export function blockDistrict({ id, group, rows }: District): string {
  const members: Member[] = [
    ['id', String(id)],
    ['group', inlineJson(group)],
    ['rows', listJson(rows.map(inlineRow), 6)],
  ];
  return blockJson(members, 4);
}
