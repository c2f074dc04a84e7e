import { describe, expect, it } from 'vitest';
import {
  compareRows,
  figuresOf,
  type ComparedFigures,
} from '../../../../src/app/features/cities/compare-rows.ts';
import { fromChunks } from '../../../../src/app/document/chunked.ts';
import type { CityDocument } from '../../../../src/app/document/document.ts';
import { removePlacement } from '../../../../src/app/store/city-edits.ts';
import { plainStore } from '../../../support/documents.ts';

describe('the figures of two cities', () => {
  it('are the same for a city and itself', () => {
    const { city } = plainStore().getState().document;
    const rows = compareRows(compared(city), compared(city));
    expect(rows.find(({ name }) => name === 'Hexes')).toMatchObject({ left: 37, right: 37 });
    expect(rows.every(({ left, right }) => left === right)).toBe(true);
  });

  it('differ by what was taken away, in the whole and for its schematic', () => {
    const store = plainStore();
    const { city } = store.getState().document;
    const placement = fromChunks(city.placements)[0]!;
    removePlacement(store, placement.id);
    const after = store.getState().document.city;
    const rows = compareRows(compared(city), compared(after));
    const differing = rows.filter(({ left, right }) => left !== right);
    const { name } = city.schematics[placement.schematic]!;
    expect(differing.map((row) => row.name)).toEqual(
      expect.arrayContaining(['Covered (%)', 'Placements', name]),
    );
    for (const row of differing.filter((one) => one.name === 'Placements' || one.name === name))
      expect(row.right).toBe(row.left! - 1);
    expect(differing.some((row) => row.name === 'Hexes')).toBe(false);
  });
});

function compared(city: CityDocument): ComparedFigures {
  return { ...figuresOf(city), town: null };
}
