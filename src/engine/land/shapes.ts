import type { LandRow } from './row.ts';

/** A hexagon of `radius` about hex (0, 0): 3R² + 3R + 1 hexes. */
export function hexagonLand(radius: number): LandRow[] {
  const rows: LandRow[] = [];
  for (let r = 0 - radius; r <= radius; r++)
    rows.push({ r, q: Math.max(-radius, -radius - r), count: 2 * radius + 1 - Math.abs(r) });
  return rows;
}

/** `columns` × `rows` hexes in odd-q offset coordinates, the first at hex (0, 0). */
export function rectangleLand(columns: number, rows: number): LandRow[] {
  const land: LandRow[] = [];
  for (let r = 0 - ((columns - 1) >> 1); r < rows; r++) {
    const from = Math.max(0, -2 * r);
    const to = Math.min(columns, 2 * (rows - r));
    if (to > from) land.push({ r, q: from, count: to - from });
  }
  return land;
}

/** The same land as runs sorted by r then q, with neighboring runs merged; the same object when it is so already. */
export function normalizeRows(rows: readonly LandRow[]): readonly LandRow[] {
  if (rows.every((row, index) => row.count > 0 && (index === 0 || isApart(rows[index - 1]!, row))))
    return rows;
  const sorted = rows.filter(({ count }) => count > 0).sort((a, b) => a.r - b.r || a.q - b.q);
  const merged: { r: number; q: number; count: number }[] = [];
  for (const { r, q, count } of sorted) {
    const last = merged.at(-1);
    if (last && last.r === r && q <= last.q + last.count)
      last.count = Math.max(last.count, q + count - last.q);
    else merged.push({ r, q, count });
  }
  return merged;
}

/** Whether a run comes after another one and does not touch it. */
function isApart(before: LandRow, { r, q }: LandRow): boolean {
  return before.r < r || (before.r === r && before.q + before.count < q);
}
