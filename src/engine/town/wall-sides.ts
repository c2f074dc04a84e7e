import { SEA, type TownGrid } from './grid.ts';
import { cornersInside, type WallLine } from './wall-line.ts';
import type { TiledWall } from './wall-tiles.ts';

/** Whether any land lies inside of a line. */
export function enclosesLand(grid: TownGrid, { inside_corner }: WallLine): boolean {
  return grid.land_cell.some((land, cell) => land === 1 && cornersInside(grid, inside_corner, cell) === 3);
}

/** Whether land lies beside the land of a line on its inside. */
export function hasInside(grid: TownGrid, line: WallLine): boolean {
  return landBeside(grid, line, 3).length > 0;
}

/** Whether land lies beside the land of a line on its outside. */
export function hasOutside(grid: TownGrid, line: WallLine): boolean {
  return landBeside(grid, line, 0).length > 0;
}

/** Whether no way over land leads past the pieces of a wall from its inside to its outside. */
export function isClosed(grid: TownGrid, { line, pieces, gates, water }: TiledWall): boolean {
  const { state_cell } = grid;
  const edge = landBeside(grid, line, 3);
  const seen = new Set([...water, ...edge]);
  for (const { cells } of [...pieces, ...gates]) for (const cell of cells) seen.add(cell);
  for (const cell of edge)
    for (const next of grid.neighbors(cell)) {
      if (state_cell[next] === SEA || seen.has(next)) continue;
      if (cornersInside(grid, line.inside_corner, next) === 0) return false;
      seen.add(next);
      edge.push(next);
    }
  return true;
}

/** The cells of land beside the land of a line that have some number of their corners inside. */
function landBeside(grid: TownGrid, { cells, inside_corner }: WallLine, corners: 0 | 3): number[] {
  const { state_cell } = grid;
  const beside = cells
    .filter((cell) => state_cell[cell] !== SEA)
    .flatMap((cell) => grid.neighbors(cell))
    .filter((cell) => state_cell[cell] !== SEA && cornersInside(grid, inside_corner, cell) === corners);
  return [...new Set(beside)];
}
