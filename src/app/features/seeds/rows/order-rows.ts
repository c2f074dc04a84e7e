import { UNLIKE } from './unlike-figure.ts';
import { distancesFrom } from './likeness.ts';
import type { Order, SheetRows } from './sheet-rows.ts';
import { sortRows } from './sort-rows.ts';

/**
 * The numbers by which an order sorts rows: a figure, or how far the cities are from a city, NaN where there is none.
 * A figure or city that the table lacks sorts by seed.
 */
export function sortKeys(
  { table, figures }: Pick<SheetRows, 'table' | 'figures'>,
  order: Order,
): Float64Array {
  const seed_row = table.column('seed')!;
  if (order.kind === 'figure') return table.column(order.name) ?? seed_row;
  const row = seed_row.indexOf(order.seed);
  // How unlike the others a city is comes from the other figures.
  const names = figures.map(({ name }) => name).filter((name) => name !== UNLIKE.name);
  return row < 0 ? seed_row : distancesFrom(row, table, names);
}

/** Rows in an order; equal ones by seed, and seeds without a city at the end. */
export function orderRows(
  rows: Uint32Array,
  { table }: Pick<SheetRows, 'table'>,
  order: Order,
  keys: Float64Array,
): Uint32Array {
  const bySeed = sortRows(rows, table.column('seed')!, false);
  return sortRows(bySeed, keys, order.kind === 'figure' && order.descending);
}
