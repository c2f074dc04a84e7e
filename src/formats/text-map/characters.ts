import { SEA } from '../../engine/board/board.ts';
import type { City } from '../../engine/city/city.ts';
import { turnedMap } from '../../engine/map/turned.ts';
import { describePlacement } from '../city/placement.ts';
import { resolveCity, type ResolvedCity } from '../../engine/city/resolve.ts';
import { SEA_CHARACTER } from './land.ts';

/** The character of free land. */
export const FREE_CHARACTER = '.';

/** The character of an unknown kind. */
const UNKNOWN = '?';

/**
 * The board of a city with all placements.
 *
 * @throws RangeError when the city contradicts itself; a city that was read from a file never does
 */
export function resolveSound(city: City): ResolvedCity {
  return resolveCity(city, (_index, placement, blocked) => {
    throw new RangeError(`placement ${placement.id}: ${describePlacement(placement, blocked)}`);
  });
}

/** The character of a kind by 1 + its index in the city, as `kind_segment` has them; that of an unknown kind first. */
export type KindCharacters = readonly string[];

/** Glyphs of kinds by 1 + their index in the city, as `kind_segment` has them. */
export function glyphsOf({ kinds }: Pick<City, 'kinds'>): KindCharacters {
  return [UNKNOWN, ...kinds.map(({ glyph }) => glyph)];
}

/**
 * The kind that covers most segments of a hex, as 1 + its index. Of several such kinds it is the first in the order N,
 * NE, SE, S, SW, NW.
 */
function mostOf({ board, kind_segment }: ResolvedCity, slot: number): number {
  const mask = board.mask_hex[slot]!;
  let most = 0;
  let best = 0;
  for (let k = 0; k < 6; k++) {
    if ((mask & (1 << k)) === 0) continue;
    const kind = kind_segment[6 * slot + k]!;
    let count = 0;
    for (let other = k; other < 6; other++)
      if ((mask & (1 << other)) !== 0 && kind_segment[6 * slot + other] === kind) count++;
    if (count > most) [most, best] = [count, kind];
  }
  return best;
}

/**
 * A city as rows of text, a character per hex: `~` for sea, `.` for free land, else the character of the kind that
 * covers most of the hex, its glyph when none are given. The board is turned 90° clockwise, see `turned.ts`: a row is a column of hexes from south to north,
 * odd rows lie half a cell to the right. A city without land has no rows.
 */
export function* characterRows(
  city: City,
  characters_kind: KindCharacters = glyphsOf(city),
): Generator<string> {
  const resolved = resolveSound(city);
  const { board } = resolved;
  const map = turnedMap(board);
  for (let y = 0; y < map.height; y++) {
    const column = y + map.q0 - board.column0;
    const characters: string[] = [];
    for (let x = 0; x < map.width; x++) {
      const slot = column * board.rows + board.rows - 1 - x;
      const mask = column < 0 ? SEA : board.mask_hex[slot]!;
      if (mask === SEA) characters.push(SEA_CHARACTER);
      else characters.push(mask === 0 ? FREE_CHARACTER : characters_kind[mostOf(resolved, slot)]!);
    }
    yield characters.join('');
  }
}
