import type { District } from '../../engine/land/district.ts';
import { blockJson, inlineJson, listJson, type Member } from '../json/inline.ts';
import { ListPieces } from '../json/list-pieces.ts';
import { inlineRow } from '../recipe/write.ts';

/** Districts alone, as an object with the member `districts` as a city's file has it, in pieces. */
export function districtPieces(districts: readonly District[]): string[] {
  const list = new ListPieces(2);
  for (const district of districts) list.add(blockDistrict(district));
  return ['{\n  "districts": ', ...list.finish(), '\n}\n'];
}

/** A district as a member of a list that is indented by two blanks. */
export function blockDistrict({ id, group, rows }: District): string {
  const members: Member[] = [
    ['id', String(id)],
    ['group', inlineJson(group)],
    ['rows', listJson(rows.map(inlineRow), 6)],
  ];
  return blockJson(members, 4);
}
