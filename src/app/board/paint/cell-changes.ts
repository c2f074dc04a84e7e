import type { ChangedCells, CellRectangle } from './segment-colors.ts';

/** Changes that are kept apart; beyond that one rectangle about all is cheaper to paint. */
const MOST = 12;

/** Cells that painting a rectangle of its own costs beside its own. */
const OVERHEAD = 60;

/**
 * Adds a rectangle to a list of changes, joined with one that is there when painting both at once costs less than
 * painting them one by one.
 */
export function addChange(changes: ChangedCells[], change: ChangedCells): void {
  let joined = change;
  for (let i = changes.length - 1; i >= 0; i--) {
    const both = union(changes[i]!, joined);
    if (cells(both) > cells(changes[i]!) + cells(joined) + OVERHEAD) continue;
    joined = both;
    changes.splice(i, 1);
  }
  changes.push(joined);
  if (changes.length > MOST) changes.splice(0, changes.length, changes.reduce(union));
}

function cells({ strips, columns }: CellRectangle): number {
  return strips * columns;
}

function union(a: ChangedCells, b: ChangedCells): ChangedCells {
  const strip0 = Math.min(a.strip0, b.strip0);
  const column0 = Math.min(a.column0, b.column0);
  return {
    strip0,
    column0,
    strips: Math.max(a.strip0 + a.strips, b.strip0 + b.strips) - strip0,
    columns: Math.max(a.column0 + a.columns, b.column0 + b.columns) - column0,
    overhang:
      a.overhang === undefined || b.overhang === undefined ? undefined : Math.max(a.overhang, b.overhang),
  };
}
