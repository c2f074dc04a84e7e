import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  memo,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
} from 'react';
import { numberIn } from '../../../../formats/atlas/atlas-table.ts';
import type { Figure } from '../rows/figure.ts';
import type { Order, SheetRows, SheetViewProps } from '../rows/sheet-rows.ts';
import * as words from '../words.ts';
import classes from './RowsTable.module.css';
import { useTallScroll } from './use-tall-scroll.ts';

/** Pixels of a row. */
const ROW = 28;

/** Pixels of the row of names, with its line: names are as tall as a finger needs. */
const HEADER = 45;

/** Rows that are drawn above and below those in view. */
const SPARE = 6;

/** The rows of a sheet as a table of any length: the names of the columns sort it, and a row opens its city. */
export function RowsTable({ rows, shown, order, onOrder, onOpen }: SheetViewProps) {
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useTallScroll(scroller, shown.length * ROW, HEADER);
  const { moveTo } = list;
  const [visited, setVisited] = useState({ order, index: 0 });
  const active = visited.order === order ? Math.min(visited.index, Math.max(0, shown.length - 1)) : 0;
  const columns = useMemo(() => columnsOf(rows), [rows]);
  const ordered = useRef(order);
  useEffect(() => {
    if (ordered.current === order) return;
    ordered.current = order;
    // Another order begins at its top.
    moveTo(0);
  }, [order, moveTo]);

  const first = Math.max(0, Math.floor(list.top / ROW) - SPARE);
  const end = Math.min(shown.length, Math.ceil((list.top + list.view) / ROW) + SPARE);
  const drawn = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  const isDrawn = active >= first && active < end;

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || shown.length === 0) return;
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter') return open(shown[active]);
    const page = Math.max(1, Math.floor(list.view / ROW) - 1);
    const next = {
      ArrowUp: active - 1,
      ArrowDown: active + 1,
      PageUp: active - page,
      PageDown: active + page,
      Home: 0,
      End: shown.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const to = Math.min(shown.length - 1, Math.max(0, next));
    setVisited({ order, index: to });
    list.show(to * ROW, ROW);
  }

  function open(row: number | undefined): void {
    if (row !== undefined && onOpen && numberIn(rows.table, 'ok', row) === 1)
      onOpen(numberIn(rows.table, 'seed', row));
  }

  const style = {
    '--columns': widths(columns),
    '--least-width': `${leastWidth(columns)}px`,
  } as CSSProperties;
  return (
    <div
      ref={scroller}
      className={classes.table}
      style={style}
      role="grid"
      aria-label={words.tableOfCities}
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={isDrawn ? `${id}-${active}` : undefined}
      tabIndex={0}
      onScroll={list.onScroll}
      onKeyDown={onKeyDown}
    >
      <div className={classes.header} role="row" aria-rowindex={1}>
        {columns.map((column) => (
          <HeaderCell key={column.name} column={column} order={order} onOrder={onOrder} />
        ))}
      </div>
      <div role="rowgroup" className={classes.body} style={{ height: list.bar }}>
        {drawn.map((index) => (
          <Row
            key={index}
            id={`${id}-${index}`}
            index={index}
            row={shown[index]!}
            rows={rows}
            columns={columns}
            top={index * ROW + list.offset}
            isActive={index === active}
            onPress={() => {
              setVisited({ order, index });
              open(shown[index]);
            }}
            canOpen={onOpen !== null}
          />
        ))}
        {shown.length === 0 && <p className={classes.empty}>{words.noRows}</p>}
      </div>
    </div>
  );
}

/** A column of the table. */
type Column = Pick<Figure, 'name' | 'label' | 'format'> & { readonly kind: 'seed' | 'figure' | 'problem' };

function columnsOf({ figures, table }: SheetRows): readonly Column[] {
  const columns: Column[] = [
    { kind: 'seed', name: 'seed', label: words.seed, format: String },
    ...figures
      .filter(({ name }) => name !== 'seed')
      .map(({ name, label, format }) => ({ kind: 'figure' as const, name, label, format })),
  ];
  const hasProblems = table.column('ok')?.includes(0) ?? false;
  if (hasProblems) columns.push({ kind: 'problem', name: '', label: words.problem, format: String });
  return columns;
}

/** Least pixels of a column. */
const WIDTH = { seed: 112, figure: 108, problem: 260 };

/** The share of a column in the room that is left. */
const SHARE = { seed: 0, figure: 1, problem: 3 };

function widths(columns: readonly Column[]): string {
  return columns
    .map(({ kind }) =>
      SHARE[kind] === 0 ? `${WIDTH[kind]}px` : `minmax(${WIDTH[kind]}px, ${SHARE[kind]}fr)`,
    )
    .join(' ');
}

function leastWidth(columns: readonly Column[]): number {
  return columns.reduce((sum, { kind }) => sum + WIDTH[kind], 0);
}

interface HeaderCellProps {
  readonly column: Column;
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

function HeaderCell({ column: { kind, name, label }, order, onOrder }: HeaderCellProps) {
  const isSorted = order.kind === 'figure' && order.name === name;
  const descending = isSorted && order.descending;
  if (kind === 'problem')
    return (
      <div role="columnheader" className={classes.name}>
        {label}
      </div>
    );
  const Arrow = descending ? ArrowDown : ArrowUp;
  return (
    <div
      role="columnheader"
      className={classes.name}
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : 'none'}
    >
      <button
        type="button"
        title={label}
        onClick={() =>
          onOrder({ kind: 'figure', name, descending: isSorted ? !descending : kind === 'figure' })
        }
      >
        <span>{label}</span>
        {isSorted && <Arrow size={13} aria-hidden />}
      </button>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly index: number;
  readonly row: number;
  readonly rows: SheetRows;
  readonly columns: readonly Column[];
  /** Pixels from the top of the element that stands for the list. */
  readonly top: number;
  readonly isActive: boolean;
  readonly canOpen: boolean;
  readonly onPress: () => void;
}

const Row = memo(
  function Row({ id, index, row, rows, columns, top, isActive, canOpen, onPress }: RowProps) {
    const isCity = numberIn(rows.table, 'ok', row) === 1;
    return (
      // The table has the keys of its rows.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div
        id={id}
        role="row"
        aria-rowindex={index + 2}
        aria-selected={isActive}
        className={classes.row}
        style={{ transform: `translateY(${top}px)` }}
        data-opens={canOpen && isCity}
        data-even={index % 2 === 0}
        onClick={onPress}
      >
        {columns.map(({ kind, name, format }) => (
          <div key={name} role="gridcell" className={classes.cell} data-kind={kind}>
            {kind === 'problem' ? rows.problemOf(row) : numberWords(numberIn(rows.table, name, row), format)}
          </div>
        ))}
      </div>
    );
  },
  // The function to press is another one with each drawing, and does the same for the same row.
  (a, b) =>
    a.row === b.row &&
    a.index === b.index &&
    a.top === b.top &&
    a.isActive === b.isActive &&
    a.rows === b.rows &&
    a.columns === b.columns &&
    a.canOpen === b.canOpen,
);

function numberWords(number: number, format: (value: number) => string): string {
  return Number.isNaN(number) ? '–' : format(number);
}
