import type { CellGrid } from '../board/cell-grid.ts';

/** The connected areas of some cells, over their sides, in the order of their first cells. */
export function areasOf(grid: CellGrid, isPart: (cell: number) => boolean): number[][] {
  const seen = new Uint8Array(grid.land_cell.length);
  const areas: number[][] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1 || grid.land_cell[start] === 0 || !isPart(start)) continue;
    const area = [start];
    seen[start] = 1;
    for (const cell of area)
      for (const next of grid.neighbors(cell)) {
        if (seen[next] === 1 || grid.land_cell[next] === 0 || !isPart(next)) continue;
        seen[next] = 1;
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
