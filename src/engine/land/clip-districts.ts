import type { District } from './district.ts';
import { countHexes, type LandRow } from './row.ts';
import { normalizeRows } from './shapes.ts';
import { forEachTouch, Parts } from './touch.ts';

/**
 * The districts as far as they lie on some land. A district that falls apart becomes several, of which the largest
 * keeps its id; one without hexes goes.
 *
 * @param land sorted by r then q, neighboring runs merged
 */
export function clipDistricts(districts: readonly District[], land: readonly LandRow[]): readonly District[] {
  const land_row = new Map<number, LandRow[]>();
  for (const run of land) {
    const runs = land_row.get(run.r);
    if (runs) runs.push(run);
    else land_row.set(run.r, [run]);
  }
  let free = districts.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
  return districts.flatMap((district) =>
    connectedParts(commonRows(district.rows, land_row)).map((rows, index) => ({
      ...district,
      rows,
      id: index === 0 ? district.id : free++,
    })),
  );
}

function commonRows(
  rows: readonly LandRow[],
  land_row: ReadonlyMap<number, readonly LandRow[]>,
): readonly LandRow[] {
  return normalizeRows(
    rows.flatMap(({ r, q, count }) =>
      (land_row.get(r) ?? []).flatMap((run) => {
        const from = Math.max(q, run.q);
        const to = Math.min(q + count, run.q + run.count);
        return to > from ? [{ r, q: from, count: to - from }] : [];
      }),
    ),
  );
}

/** The connected parts of some rows, largest first. */
function connectedParts(rows: readonly LandRow[]): readonly (readonly LandRow[])[] {
  const parts = new Parts(rows.length);
  forEachTouch(rows, (upper, lower) => parts.join(upper, lower));
  const rows_part = new Map<number, LandRow[]>();
  rows.forEach((row, index) => {
    const part = parts.partOf(index);
    const runs = rows_part.get(part);
    if (runs) runs.push(row);
    else rows_part.set(part, [row]);
  });
  return [...rows_part.values()].toSorted((a, b) => countHexes(b) - countHexes(a));
}
