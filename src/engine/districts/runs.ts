import type { LandRow } from '../land/row.ts';
import type { Field } from './field.ts';

/** A small integer per slot of a field. */
export type Labels = Uint16Array | Int32Array;

/** Visits the runs of hexes with equal labels by r then q; a run never continues over sea. */
export function forEachRun(
  { land, column0, row0, height }: Field,
  label_hex: Labels,
  visit: (r: number, q: number, count: number, label: number) => void,
): void {
  for (const { r, q: first, count } of land) {
    const labelAt = (q: number) => label_hex[(q - column0 + 1) * height + r + (q >> 1) - row0 + 1]!;
    const end = first + count;
    let start = first;
    let label = labelAt(first);
    for (let q = first + 1; q < end; q++) {
      const next = labelAt(q);
      if (next === label) continue;
      visit(r, start, q - start, label);
      start = q;
      label = next;
    }
    visit(r, start, end - start, label);
  }
}

/** The land of each label 0..`labels` - 1 as runs sorted by r then q, neighboring runs merged. */
export function rowsByLabel(field: Field, label_hex: Labels, labels: number): LandRow[][] {
  const rows_label = Array.from({ length: labels }, (): LandRow[] => []);
  forEachRun(field, label_hex, (r, q, count, label) => rows_label[label]!.push({ r, q, count }));
  return rows_label;
}
