import { hexOf } from '../../../engine/board/board.ts';
import { distance, equalHexes, DIRECTIONS, type Hex } from '../../../engine/hex/hex.ts';
import { shortestPath, type HexPath } from '../../../engine/map/hex-path.ts';
import type { CityView } from '../../cityview/city-view.ts';
import * as words from './words.ts';

/** Whether people can cross a hex: on none of its segments stands a kind that is not open. */
function isOpenHex(city: CityView, hex: Hex): boolean {
  return DIRECTIONS.every((k) => city.kindAt({ ...hex, k })?.open ?? true);
}

/** The shortest way from hex to hex over open ground. */
export function measurePath(city: CityView, from: Hex, to: Hex): HexPath {
  return shortestPath(city.board, (slot) => isOpenHex(city, hexOf(city.board, slot)), from, to);
}

/** How far it is in a straight line, and on the way over open ground, in words. */
export function describePath({ hexes, length }: HexPath, from: Hex, to: Hex): string {
  if (equalHexes(from, to)) return words.measuringFrom(words.hexAt(from.q, from.r));
  const straight = distance(from, to);

  const onFoot = hexes.length === 0 ? words.noWay : `${length}`;
  return words.distanceOf(straight, words.hexAt(from.q, from.r), words.hexAt(to.q, to.r), onFoot);
}
