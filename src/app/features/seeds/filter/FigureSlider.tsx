import { RangeSlider } from '@mantine/core';
import { useMemo } from 'react';
import type { SheetRows } from '../rows/sheet-rows.ts';
import classes from './Filter.module.css';
import type { Range } from './ranges.ts';
import { histogramOf, type Spread } from './spread.ts';
import * as words from '../words.ts';

const BINS = 32;

interface FigureSliderProps {
  readonly rows: SheetRows;
  readonly shown: Uint32Array;
  readonly spread: Spread;
  readonly range: Range;
  readonly isDisabled: boolean;
  readonly onRange: (range: Range) => void;
}

/** A slider for the range of a figure below the histogram of all rows and, in a stronger color, of those shown. */
export function FigureSlider({ rows, shown, spread, range, isDisabled, onRange }: FigureSliderProps) {
  const { figure, min, max, step } = spread;
  const { table, scope } = rows;
  const number_row = table.column(figure.name)!;
  const all = useMemo(() => histogramOf(number_row, scope, spread, BINS), [number_row, scope, spread]);
  const own = useMemo(() => histogramOf(number_row, shown, spread, BINS), [number_row, shown, spread]);
  const most = Math.max(1, ...all);
  const inside = (bound: number) => Math.max(min, Math.min(max, bound));
  const from = inside(range.from ?? min);
  const to = Math.max(from, inside(range.to ?? max));
  const state = (low: number, high: number) =>
    onRange({ ...(low > min && { from: low }), ...(high < max && { to: high }) });
  return (
    <div className={classes.slider} role="group" aria-label={figure.label}>
      <div className={classes.sliderHead}>
        <span className={classes.sliderName} title={figure.name}>
          {figure.label}
        </span>
        <span className={classes.sliderRange}>{words.rangeOf(figure.format(from), figure.format(to))}</span>
      </div>
      <svg className={classes.histogram} viewBox={`0 0 ${BINS} 1`} preserveAspectRatio="none" aria-hidden>
        <path className={classes.allBars} d={barsOf(all, most)} />
        <path className={classes.shownBars} d={barsOf(own, most)} />
      </svg>
      <RangeSlider
        size={4}
        thumbSize={16}
        min={min}
        max={max}
        step={step}
        minRange={0}
        value={[from, to]}
        label={null}
        disabled={isDisabled}
        thumbFromLabel={words.atLeast(figure.label)}
        thumbToLabel={words.atMost(figure.label)}
        thumbValueText={figure.format}
        thumbProps={(thumb) => ({
          onKeyDown(event) {
            const next = bigStep(event.key, thumb === 0 ? from : to, spread);
            if (next === null || isDisabled) return;
            event.preventDefault();
            state(thumb === 0 ? Math.min(next, to) : from, thumb === 0 ? to : Math.max(next, from));
          },
        })}
        onChange={([low, high]) => state(low, high)}
      />
    </div>
  );
}

/** The number that a key leads to beside the arrows, which make small steps; `null` for other keys. */
function bigStep(key: string, value: number, { min, max, step }: Spread): number | null {
  const tenth = step * Math.max(1, Math.round((max - min) / step / 10));
  const next = { Home: min, End: max, PageUp: value + tenth, PageDown: value - tenth }[key];
  return next === undefined ? null : Math.max(min, Math.min(max, next));
}

/** Bars as a path in a box of one unit per bin and a height of 1; a bar of few rows is still seen. */
function barsOf(count_bin: Uint32Array, most: number): string {
  return Array.from(count_bin, (count, bin) => {
    const height = count === 0 ? 0 : Math.max(0.04, count / most);
    return `M${bin + 0.08} 1V${(1 - height).toFixed(3)}H${bin + 0.92}V1Z`;
  }).join('');
}
