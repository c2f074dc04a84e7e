import type { CSSProperties } from 'react';
import type { PlotAxis } from './city-plot.ts';
import { toCss } from './paint-bins.ts';
import { RAMPS } from './plot-colors.ts';
import classes from './ScatterPlot.module.css';

interface RampProps {
  readonly axis: PlotAxis;
  readonly scheme: 'light' | 'dark';
}

/** The colors of a figure, from the least to the greatest number. */
export function Ramp({ axis: { label, format, range, isWhole }, scheme }: RampProps) {
  const colors = RAMPS[scheme].map((color) => toCss(color)).join(', ');
  const [least, greatest] = isWhole
    ? [Math.ceil(range.least), Math.floor(range.greatest)]
    : [range.least, range.greatest];
  return (
    <div className={classes.ramp} aria-label={label} role="img">
      <span>{format(least)}</span>
      <span className={classes.bar} style={{ '--ramp': colors } as CSSProperties} />
      <span>{format(greatest)}</span>
    </div>
  );
}
