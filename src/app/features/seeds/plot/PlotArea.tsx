import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { FigureTable } from '../../../../formats/atlas/table.ts';
import type { SheetPictures } from '../rows/sheet-rows.ts';
import * as words from '../words.ts';
import type { Direction } from './bins.ts';
import { CityPlot, type PlotAxis, type PlotPoint } from './city-plot.ts';
import { plotColors } from './plot-colors.ts';
import { PointCard } from './PointCard.tsx';
import type { FigureRange } from './range-words.ts';
import classes from './ScatterPlot.module.css';

interface PlotAreaProps {
  readonly scheme: 'light' | 'dark';
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly color: PlotAxis | null;
  readonly rows: Uint32Array;
  readonly behind: Uint32Array | null;
  readonly table: FigureTable;
  readonly pictures: SheetPictures | null;
  readonly onOpen: ((seed: number) => void) | null;
  readonly onRanges: (ranges: readonly FigureRange[]) => void;
}

/** The point that a card tells of. */
interface Told {
  readonly point: PlotPoint;
  /** Stays when the pointer leaves. */
  readonly isPicked: boolean;
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: { columns: -1, lines: 0 },
  ArrowRight: { columns: 1, lines: 0 },
  ArrowUp: { columns: 0, lines: -1 },
  ArrowDown: { columns: 0, lines: 1 },
};

/** The points of a plot. Arrow keys go from one to the next, Enter opens the city of a point. */
export function PlotArea(props: PlotAreaProps) {
  const { scheme, x, y, color, rows, behind, table, pictures, onOpen, onRanges } = props;
  const hint = useId();
  const host = useRef<HTMLDivElement>(null);
  const plot = useRef<CityPlot | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const ranged = useRef(onRanges);
  useEffect(() => {
    ranged.current = onRanges;
  });

  const select = useCallback(
    (across: PlotPoint['x'], upward: PlotPoint['y']) => {
      setTold(null);
      ranged.current([
        { name: x.name, range: across, isWhole: x.isWhole },
        ...(y.name === x.name ? [] : [{ name: y.name, range: upward, isWhole: y.isWhole }]),
      ]);
    },
    [x, y],
  );

  useLayoutEffect(() => {
    const element = host.current!;
    const colors = plotColors(element, scheme);
    const current = new CityPlot(
      element,
      { x, y, color, rows, behind, colors },
      {
        onPlaced: () =>
          setTold((old) => {
            const point = old && current.locate(old.point.row);
            return point && { ...old, point };
          }),
        onHover: (point) => setTold((old) => (old?.isPicked ? old : point && { point, isPicked: false })),
        onPick: (point) => setTold(point && { point, isPicked: true }),
        onRange: select,
      },
    );
    plot.current = current;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      current.resize(width, height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      current.end();
      plot.current = null;
    };
  }, [scheme, x, y, color, rows, behind, select]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      event.preventDefault();
      const point = plot.current?.step(direction);
      setTold(point ? { point, isPicked: true } : null);
    } else if (event.key === 'Enter' && told && onOpen) onOpen(table.column('seed')![told.point.row]!);
    else if (event.key === 'Escape') setTold(null);
  }

  return (
    <div className={classes.area}>
      {/* The keys go from point to point, as in a chart; the table has the same cities for reading on. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={host}
        className={classes.canvas}
        role="application"
        aria-label={words.plotOf(y.label, x.label)}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // Escape closes the card of a point first, then the dialog around.
        data-mantine-stop-propagation={told !== null}
        onKeyDown={onKeyDown}
      />
      <p id={hint} className={classes.hint}>
        {words.plotHint}
      </p>
      {told && <span className={classes.ring} style={{ left: told.point.left, top: told.point.top }} />}
      {told && (
        <PointCard
          point={told.point}
          isPicked={told.isPicked}
          axes={color ? [x, y, color] : [x, y]}
          table={table}
          pictures={pictures}
          onOpen={onOpen}
          onOnly={() => select(told.point.x, told.point.y)}
          onClose={() => {
            setTold(null);
            host.current?.focus();
          }}
        />
      )}
    </div>
  );
}
