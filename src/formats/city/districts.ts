import type { District } from '../../engine/land/district.ts';
import type { LandRow } from '../../engine/land/row.ts';
import type { Problem } from '../../engine/problem.ts';
import { ProblemList } from '../problem-list.ts';

interface PlacedRow extends LandRow {
  readonly path: string;
  readonly district: number;
}

/** A problem for every run of a district that leaves the land, or overlaps another district. */
export function districtProblems(districts: readonly District[], land: readonly LandRow[]): Problem[] {
  const problems = new ProblemList();
  const rows: PlacedRow[] = districts.flatMap((district, index) =>
    district.rows.map((row, place) => ({
      ...row,
      path: `$.districts[${index}].rows[${place}]`,
      district: district.id,
    })),
  );
  for (const row of rows)
    if (!liesWithin(row, land)) problems.add(row.path, 'a part of these hexes is not land');
  rows.sort((a, b) => a.r - b.r || a.q - b.q);
  let widest: PlacedRow | undefined;
  for (const row of rows) {
    const end = widest && widest.r === row.r ? widest.q + widest.count : -Infinity;
    if (widest && row.q < end) problems.add(row.path, `has hexes in common with district ${widest.district}`);
    if (row.q + row.count > end) widest = row;
  }
  return problems.finish();
}

/** Whether a run lies in one of the runs of `land`, which are sorted by r then q, with neighboring runs merged. */
function liesWithin({ r, q, count }: LandRow, land: readonly LandRow[]): boolean {
  let low = 0;
  let high = land.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = land[middle]!;
    if (row.r < r || (row.r === r && row.q <= q)) low = middle + 1;
    else high = middle;
  }
  const row = land[low - 1];
  return row !== undefined && row.r === r && q + count <= row.q + row.count;
}
