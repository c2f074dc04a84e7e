import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/lazy-part.tsx';
import type { SheetViewProps } from './rows/sheet-rows.ts';
import * as words from './words.ts';

/** A view of the rows of a sheet beside the pictures. */
interface SheetView {
  readonly id: string;
  /** On the switch. */
  readonly name: string;
  /** A lazy part, see `lazyPart`. It fills the room below the controls, and scrolls by itself. */
  readonly Component: ComponentType<SheetViewProps>;
}

const RowsTable = lazyPart(
  words.tablePart,
  async () => (await import('./rows-table/RowsTable.tsx')).RowsTable,
);

const ScatterPlot = lazyPart(
  words.plotPart,
  async () => (await import('./plot/ScatterPlot.tsx')).ScatterPlot,
);

/** The views of the switch after the pictures, in their order. */
export const VIEWS: readonly SheetView[] = [
  { id: 'table', name: words.table, Component: RowsTable },
  { id: 'plot', name: words.plot, Component: ScatterPlot },
];
