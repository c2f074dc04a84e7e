import { NativeSelect, Switch, useComputedColorScheme } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { SheetViewProps } from '../rows/sheet-rows.ts';
import * as words from '../words.ts';
import { areWhole, rangeOf } from './bins.ts';
import { figureChoices, figureOf } from './figure-choices.ts';
import { firstChoice, type PlotChoice } from './plot-choice.ts';
import type { PlotAxis } from './city-plot.ts';
import { PlotArea } from './PlotArea.tsx';
import { withRanges } from './range-words.ts';
import { Ramp } from './Ramp.tsx';
import classes from './ScatterPlot.module.css';

/** The cities of a sheet as points by two of their figures; dragging over some of them makes the filter. */
export function ScatterPlot({ rows, shown, filter, onFilter, onOpen }: SheetViewProps) {
  const { table, scope, figures, pictures } = rows;
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const [chosen, setChoice] = useState<PlotChoice | null>(null);
  const [isClose, setClose] = useState(false);
  const first = useMemo(() => firstChoice(figures, table), [figures, table]);
  const choice = chosen ?? first;
  const all = useMemo(
    () => scope ?? Uint32Array.from({ length: table.length }, (_, row) => row),
    [scope, table.length],
  );
  const isFiltered = shown.length < all.length;
  const within = isClose && isFiltered && shown.length > 0 ? shown : all;

  const axes = useMemo(() => {
    const axis = (name: string): PlotAxis | null => {
      const number_row = table.column(name);
      if (!number_row) return null;
      const isWhole = areWhole(all, number_row);
      const range = rangeOf(within, number_row, isWhole);
      if (!range) return null;
      const { label, format } = figureOf(figures, name);
      return { name, label, format, number_row, range, isWhole };
    };
    return {
      x: axis(choice.x),
      y: axis(choice.y),
      color: choice.color === null ? null : axis(choice.color),
    };
  }, [table, figures, choice, within, all]);

  const choices = figureChoices(figures);
  const { x, y, color } = axes;
  return (
    <div className={classes.plot}>
      <div className={classes.fields}>
        <NativeSelect
          size="xs"
          label={words.across}
          value={choice.x}
          data={choices}
          onChange={(event) => setChoice({ ...choice, x: event.currentTarget.value })}
        />
        <NativeSelect
          size="xs"
          label={words.upward}
          value={choice.y}
          data={choices}
          onChange={(event) => setChoice({ ...choice, y: event.currentTarget.value })}
        />
        <NativeSelect
          size="xs"
          label={words.colorBy}
          value={choice.color ?? ''}
          data={[{ value: '', label: words.oneColor }, ...choices]}
          onChange={(event) => setChoice({ ...choice, color: event.currentTarget.value || null })}
        />
        {isFiltered && (
          <Switch
            size="sm"
            className={classes.switch}
            label={words.zoomToFilter}
            checked={isClose}
            onChange={(event) => setClose(event.currentTarget.checked)}
          />
        )}
        {color && <Ramp axis={color} scheme={scheme} />}
      </div>
      {x && y ? (
        <PlotArea
          key={scheme}
          scheme={scheme}
          x={x}
          y={y}
          color={color}
          rows={shown}
          behind={isFiltered ? all : null}
          table={table}
          pictures={pictures}
          onOpen={onOpen}
          onRanges={(ranges) => onFilter(withRanges(filter, ranges))}
        />
      ) : (
        <p className={classes.empty}>{words.nothingToPlot}</p>
      )}
    </div>
  );
}
