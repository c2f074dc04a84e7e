import { SegmentedControl } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { OrderFields } from './OrderFields.tsx';
import { PicturesView } from './PicturesView.tsx';
import { orderRows, sortKeys } from './rows/order-rows.ts';
import type { Order, SheetRows, SheetViewProps } from './rows/sheet-rows.ts';
import type { CityOnBoard } from './SeedCell.tsx';
import classes from './SeedSheet.module.css';
import { TableButtons } from './TableButtons.tsx';
import { VIEWS } from './views.ts';
import * as words from './words.ts';

interface RowsSheetProps extends Pick<SheetViewProps, 'onOpen'> {
  readonly rows: SheetRows;
  /** Which rows there are: fields before the ones of the order. */
  readonly controls: ReactNode;
  /** How far the rows are made or read. */
  readonly state: ReactNode;
  readonly favorites: readonly number[];
  readonly onToggle: (seed: number) => void;
  readonly onBoard: CityOnBoard | null;
  /** Stands below the last picture, for more of them. */
  readonly end: ReactNode;
}

const BY_SEED: Order = { kind: 'figure', name: 'seed', descending: false };
const PICTURES = 'pictures';

/** Rows to look through: sorted and filtered, as pictures, as a table or as a plot. */
export function RowsSheet(props: RowsSheetProps) {
  const { rows, controls, state, onOpen } = props;
  const [view, setView] = useState(PICTURES);
  const [order, setOrder] = useState<Order>(BY_SEED);
  const [filter, setFilter] = useState('');
  const keys = useMemo(() => sortKeys(rows, order), [rows, order]);
  const shown = useMemo(() => {
    const all = rows.scope ?? Uint32Array.from({ length: rows.table.length }, (_, row) => row);
    return orderRows(all, rows, order, keys);
  }, [rows, order, keys]);
  const Other = VIEWS.find(({ id }) => id === view)?.Component;
  const viewProps: SheetViewProps = {
    rows,
    shown,
    order,
    onOrder: setOrder,
    filter,
    onFilter: setFilter,
    onOpen,
  };
  return (
    <div className={classes.sheet}>
      <div className={classes.controls}>
        {controls}
        <OrderFields figures={rows.figures} order={order} onOrder={setOrder} />
        {VIEWS.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={words.view}
            value={view}
            onChange={setView}
            data={[
              { value: PICTURES, label: words.pictures },
              ...VIEWS.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TableButtons rows={rows} shown={shown} />
      </div>
      {state}
      <div className={classes.results}>
        {Other ? <Other {...viewProps} /> : <PicturesView {...props} {...viewProps} keys={keys} />}
      </div>
    </div>
  );
}
