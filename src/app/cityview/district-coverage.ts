import { FULL, SEA, slotOf, type Occupancy } from '../../engine/board/board.ts';
import type { District } from '../../engine/land/district.ts';
import { onesIn } from '../../engine/fit/bits.ts';
import { forEachHex, type LandRow } from '../../engine/land/row.ts';

/** How much of a part of the land is covered. */
export interface Coverage {
  readonly covered: number;
  /** Segments of the part; at least one hex. */
  readonly segments: number;
}

export interface DistrictCoverage extends Coverage {
  readonly district: District;
}

/** The districts of a group. */
export interface GroupCoverage extends Coverage {
  readonly group: string;
  readonly districts: readonly DistrictCoverage[];
  /** All hexes of them, the same list each time. */
  readonly rows: readonly LandRow[];
}

/** How much of each district is covered, group by group in the order in which groups first come. */
export function districtCoverage(districts: readonly District[], board: Occupancy): GroupCoverage[] {
  const groups = new Map<string, DistrictCoverage[]>();
  for (const district of districts) {
    const one = { district, ...coverageOf(district, board) };
    const known = groups.get(district.group);
    if (known) known.push(one);
    else groups.set(district.group, [one]);
  }
  return [...groups].map(([group, list]) => ({
    group,
    districts: list,
    covered: list.reduce((sum, { covered }) => sum + covered, 0),
    segments: list.reduce((sum, { segments }) => sum + segments, 0),
    rows: list.flatMap(({ district }) => district.rows),
  }));
}

function coverageOf({ rows }: District, board: Occupancy): Coverage {
  let covered = 0;
  let segments = 0;
  forEachHex(rows, (hex) => {
    const slot = slotOf(board, hex);
    const mask = slot < 0 ? SEA : board.mask_hex[slot]!;
    if (mask === SEA) return;
    segments += 6;
    covered += onesIn(mask & FULL);
  });
  return { covered, segments };
}
