import { Button, SegmentedControl } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FilterField } from './filter/FilterField.tsx';
import { FilterSliders } from './filter/FilterSliders.tsx';
import { filterRows, readFilter } from './filter/filter-rows.ts';
import { asksFor, missingMeasures } from './filter/missing-measures.ts';
import { OrderFields } from './OrderFields.tsx';
import { PicturesView } from './PicturesView.tsx';
import { toldApart } from './rows/figure.ts';
import { orderRows, sortKeys } from './rows/order-rows.ts';
import type { Order, SheetRows, SheetViewProps } from './rows/sheet-rows.ts';
import type { CityOnBoard } from './SeedCell.tsx';
import classes from './SeedSheet.module.css';
import { TableButtons } from './TableButtons.tsx';
import { UNLIKE } from './rows/unlike-figure.ts';
import { useUnlike } from './unlike/use-unlike.ts';
import { VIEWS } from './views.ts';
import * as words from './words.ts';

interface RowsSheetProps extends Pick<SheetViewProps, 'onOpen'> {
  readonly rows: SheetRows;
  readonly firstView: 'pictures' | 'table';
  /** Which rows there are: fields before the ones of the order. */
  readonly controls: ReactNode;
  /** How far the rows are made or read. */
  readonly state: ReactNode;
  readonly favorites: readonly number[];
  readonly onToggle: (seed: number) => void;
  readonly onBoard: CityOnBoard | null;
  /** Works out measures that the filter asks for; `null` where the rows come without their cities. */
  readonly onMeasure: ((names: readonly string[]) => void) | null;
  /** The button that saves the rows that are shown in another form than a table; `null` for none. */
  readonly renderSave: ((shown: Uint32Array) => ReactNode) | null;
  /** Stands below the last picture, for more of them. */
  readonly end: ReactNode;
}

const BY_SEED: Order = { kind: 'figure', name: 'seed', descending: false };
const PICTURES = 'pictures';

/** Most rows that are shown as pictures: more of them would be taller than browsers scroll. */
const MOST_PICTURES = 20_000;

/** Rows to look through: sorted and filtered, as pictures, as a table or as a plot. */
export function RowsSheet(props: RowsSheetProps) {
  const { firstView, controls, state, onOpen, onMeasure, renderSave } = props;
  const [view, setView] = useState<string>(firstView);
  const [order, setOrder] = useState<Order>(BY_SEED);
  const [filter, setFilter] = useState('');
  const [hasSliders, setHasSliders] = useState(false);
  const isByUnlike = order.kind === 'figure' && order.name === UNLIKE.name;
  const isUnlikeWanted = isByUnlike || asksFor(filter, UNLIKE.name);
  const { rows: plain, share } = useUnlike(props.rows, isUnlikeWanted);
  const rows = useMemo(() => ({ ...plain, figures: toldApart(plain.figures) }), [plain]);
  const offered = useMemo(
    () => (rows.figures.includes(UNLIKE) ? rows.figures : [UNLIKE, ...rows.figures]),
    [rows.figures],
  );
  const { applied, problem } = useFilter(rows, filter);
  const missing = useMemo(
    () => (onMeasure ? missingMeasures(filter, rows.table) : []),
    [onMeasure, filter, rows.table],
  );
  // While the cities are compared, a filter by that is right; it applies a moment later.
  const told =
    problem && missing.length > 0 ? { ...problem, message: words.notYet } : share === null ? problem : null;
  const keys = useMemo(() => sortKeys(rows, order), [rows, order]);
  const shown = useMemo(
    () => orderRows(filterRows(rows.scope, rows.table, applied), rows, order, keys),
    [rows, applied, order, keys],
  );
  const results = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (results.current) results.current.scrollTop = 0;
  }, [order, view]);
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
        <OrderFields figures={offered} order={order} onOrder={setOrder} />
        {VIEWS.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={words.view}
            value={view}
            onChange={setView}
            data={[
              ...(rows.pictures ? [{ value: PICTURES, label: words.pictures }] : []),
              ...VIEWS.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <TableButtons rows={plain} shown={shown} renderSave={renderSave} />
      </div>
      <div className={classes.filter}>
        <FilterField figures={offered} filter={filter} problem={told} onFilter={setFilter}>
          {missing.length > 0 && (
            <Button size="compact-xs" variant="light" mt={6} onClick={() => onMeasure?.(missing)}>
              {words.workOut(missing)}
            </Button>
          )}
        </FilterField>
        <Button
          size="xs"
          variant={hasSliders ? 'light' : 'default'}
          leftSection={<SlidersHorizontal size={15} />}
          aria-expanded={hasSliders}
          onClick={() => setHasSliders(!hasSliders)}
        >
          {words.sliders}
        </Button>
      </div>
      <div className={classes.stateLine}>
        {state}
        {share !== null && (
          <span aria-live="polite" className={classes.comparing}>
            {words.comparing(share)}
          </span>
        )}
        <span className={classes.shownOf} aria-live="polite">
          {applied && words.shownOf(shown.length, rows.scope?.length ?? rows.table.length)}
        </span>
      </div>
      <div className={classes.panes}>
        {hasSliders && (
          <div className={classes.sliders}>
            <FilterSliders
              rows={rows}
              shown={shown}
              filter={filter}
              isBroken={problem !== null}
              onFilter={setFilter}
            />
          </div>
        )}
        <div ref={results} className={classes.results}>
          {applied && shown.length === 0 && <p className={classes.note}>{words.nothingShown}</p>}
          {Other ? (
            <Other {...viewProps} />
          ) : (
            <>
              {shown.length > MOST_PICTURES && (
                <p className={classes.note}>{words.firstAsPictures(MOST_PICTURES)}</p>
              )}
              <PicturesView
                {...props}
                {...viewProps}
                shown={shown.subarray(0, MOST_PICTURES)}
                keys={keys}
                end={applied ? null : props.end}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

/** The filter as far as it can be read: while one is typed that cannot, the one before it stays. */
function useFilter(rows: SheetRows, filter: string) {
  const text = useDeferredValue(filter);
  const read = useMemo(() => readFilter(text, rows.table), [text, rows.table]);
  const [last, setLast] = useState('');
  if (read.kind !== 'problem' && text !== last) setLast(text);
  const applied = useMemo(() => {
    const good = read.kind === 'problem' ? readFilter(last, rows.table) : read;
    return good.kind === 'test' ? good.test : null;
  }, [read, last, rows.table]);
  return { applied, problem: read.kind === 'problem' ? read : null };
}
