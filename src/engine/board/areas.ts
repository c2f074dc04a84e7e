import type { CellGrid } from './cell-grid.ts';

/** The connected areas of some cells of land, over their sides, in the order of their first cells. */
export function areasOf(grid: CellGrid, isPart: (cell: number) => boolean): number[][] {
  const { columns, land_cell } = grid;
  // 1 for cells of an area that none has yet.
  const left_cell = land_cell.map((land, cell) => (land === 1 && isPart(cell) ? 1 : 0));
  const areas: number[][] = [];
  for (let start = left_cell.indexOf(1); start >= 0; start = left_cell.indexOf(1, start + 1)) {
    const area = [start];
    left_cell[start] = 0;
    for (const cell of area)
      for (let side = 0; side < 3; side++) {
        const next =
          side === 0 ? cell - 1 : side === 1 ? cell + 1 : (cell & 1) === 0 ? cell + columns : cell - columns;
        if (left_cell[next] === 0) continue;
        left_cell[next] = 0;
        area.push(next);
      }
    areas.push(area);
  }
  return areas;
}

/** The number of the connected part of the land that each cell lies in, from 0 on; -1 off the land. */
export function landPartsOf(grid: CellGrid): Int32Array {
  const part_cell = new Int32Array(grid.land_cell.length).fill(-1);
  areasOf(grid, () => true).forEach((part, index) => {
    for (const cell of part) part_cell[cell] = index;
  });
  return part_cell;
}

/** The largest area of each part of the land that has any, the first of several. */
export function largestAreas(
  areas: readonly (readonly number[])[],
  part_cell: Int32Array,
): ReadonlyMap<number, readonly number[]> {
  const largest_part = new Map<number, readonly number[]>();
  for (const area of areas) {
    const part = part_cell[area[0]!]!;
    if (area.length > (largest_part.get(part)?.length ?? 0)) largest_part.set(part, area);
  }
  return largest_part;
}
