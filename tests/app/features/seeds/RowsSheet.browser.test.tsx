import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Figure } from '../../../../src/app/features/seeds/rows/figure.ts';
import { SeedRows } from '../../../../src/app/features/seeds/rows/seed-rows.ts';
import type { SheetRows } from '../../../../src/app/features/seeds/rows/sheet-rows.ts';
import { unlikeColumn } from '../../../../src/app/features/seeds/unlike/unlike-column.ts';
import { RowsSheet } from '../../../../src/app/features/seeds/RowsSheet.tsx';
import { numbersOf } from '../../../../src/formats/atlas/atlas-table.ts';
import { plainStore } from '../../../support/documents.ts';
import { renderWorkspace } from '../../../support/workspace.tsx';

const COUNT = 10_000;

const figure = (name: string, label: string): Figure => ({ name, label, group: 'City', format: String });
const figures = [
  figure('coverage', 'Covered'),
  figure('placements', 'Placements'),
  figure('doors', 'Doors'),
  figure('streets', 'Streets'),
];

/** Ten thousand cities: as many doors as the seed, the same streets everywhere. */
function manyRows(): SheetRows {
  const rows = new SeedRows(figures.map(({ name }) => name));
  const seeds = Array.from({ length: COUNT }, (_, seed) => seed);
  const scope = rows.rowsOf(seeds);
  rows.put({
    seeds,
    figures: Float64Array.from(seeds.flatMap((seed) => [1, (seed % 100) / 100, 7, seed, 3])),
    failed: [],
  });
  return { table: rows.table(), scope, figures, pictures: null, problemOf: rows.problemOf };
}

let opened: number[];
let measured: string[];

beforeEach(() => {
  opened = [];
  measured = [];
  renderWorkspace(
    plainStore(),
    <RowsSheet
      rows={manyRows()}
      firstView="pictures"
      renderSave={null}
      controls={null}
      state={null}
      favorites={[]}
      onToggle={() => {}}
      onBoard={null}
      onMeasure={(names) => measured.push(...names)}
      onOpen={(seed) => opened.push(seed)}
      end={null}
    />,
  );
});

const cells = () => within(screen.getByRole('list', { name: 'Cities by seed' })).getAllByRole('listitem');
const firstSeed = () => Number(cells()[0]!.dataset['seed']);
const field = () => screen.getByRole('textbox', { name: 'Filter' });

describe('ten thousand cities', () => {
  it('are there as the few in view, and keys go through all of them', async () => {
    await waitFor(() => expect(cells().length).toBeGreaterThan(4));
    expect(cells().length).toBeLessThan(200);
    expect(cells()[0]).toHaveAttribute('aria-setsize', String(COUNT));
    within(cells()[0]!).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('{End}');
    const focused = () => document.activeElement?.closest('li');
    await waitFor(() => expect(focused()).toHaveAttribute('aria-posinset', String(COUNT)));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(focused()).toHaveAttribute('aria-posinset', String(COUNT - 1)));
    await userEvent.keyboard('{Enter}');
    expect(opened).toEqual([COUNT - 2]);
    expect(cells().length).toBeLessThan(200);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focused()).toHaveAttribute('data-seed', '0'));
  });

  it('are filtered by words, which complete figures, and say what is wrong where', async () => {
    await userEvent.click(field());
    await userEvent.keyboard('doo');
    expect(await screen.findByRole('option', { name: /doors/ })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}>= 9990');
    expect(field()).toHaveValue('doors >= 9990');
    expect(await screen.findByText('10 of 10,000 shown')).toBeVisible();
    await waitFor(() => expect(cells()).toHaveLength(10));
    await userEvent.keyboard(' and dors < 3');
    expect(await screen.findByText(/^At “dors”: no such figure/)).toBeVisible();
    expect(document.querySelector('mark')).toHaveTextContent('dors');
    // Until the words are right again, the last ones count.
    expect(cells()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(cells().length).toBeGreaterThan(10));
    expect(field()).toHaveValue('');
  });

  it('are filtered by sliders, which write and read the words', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sliders' }));
    expect(screen.queryByRole('group', { name: 'Streets' })).toBeNull();
    const least = screen.getByRole('slider', { name: 'Doors, at least' });
    least.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(field()).toHaveValue('doors >= 3');
    expect(await screen.findByText('9,997 of 10,000 shown')).toBeVisible();
    await userEvent.fill(field(), 'doors >= 9000 and coverage >= 50 %');
    await waitFor(() => expect(least).toHaveAttribute('aria-valuenow', '9000'));
    expect(await screen.findByText('500 of 10,000 shown')).toBeVisible();
    least.focus();
    await userEvent.keyboard('{Home}');
    expect(field()).toHaveValue('coverage >= 50 %');
  });

  it('have measures worked out that the words ask for', async () => {
    await userEvent.fill(field(), 'near(gate, castle) <= 30 and doors >= 5');
    await userEvent.click(await screen.findByRole('button', { name: 'Work out near(castle, gate)' }));
    expect(measured).toEqual(['near(castle, gate)']);
    await userEvent.fill(field(), 'dors >= 5');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Work out/ })).toBeNull());
  });

  it('are compared with each other once the words or the order ask for it', async () => {
    const { table, scope } = manyRows();
    const unlike_row = unlikeColumn({ length: COUNT, columns: numbersOf(table), scope });
    const border = unlike_row.toSorted()[0.9 * COUNT]!;
    const strange = unlike_row.filter((number) => number > border).length;
    expect(strange).toBeGreaterThan(0);
    await userEvent.fill(field(), `unlike > ${border}`);
    expect(await screen.findByText(`${strange.toLocaleString('en')} of 10,000 shown`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Unlike the others');
    await waitFor(() => expect(firstSeed()).toBe(unlike_row.indexOf(Math.max(...unlike_row))));
  });

  it('are sorted by likeness to one of them, with how far they are', async () => {
    await userEvent.fill(field(), 'doors >= 5000');
    await waitFor(() => expect(firstSeed()).toBe(5000));
    within(cells()[3]!).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(firstSeed()).toBe(5003));
    expect(cells()[0]).toHaveTextContent('the same figures');
    expect(cells()[1]).toHaveTextContent(/difference 0\.0\d/);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Likeness to seed 5003');
  });
});
