import { Loader } from '@mantine/core';
import { StatusLine } from '../../board/StatusLine.tsx';
import { useHeat } from './heat.ts';
import { heatColor, inkOn } from '../../cityview/heat-colors.ts';
import { schemeOfCity } from '../../cityview/ground.ts';
import { useApp } from '../../store/context.tsx';
import classes from './HeatLegend.module.css';
import * as words from './words.ts';

/** Swatches at most; more counts than that are told by some of them. */
const MOST_SWATCHES = 7;

/** The legend of the heat map, with its totals. */
export function HeatLegend() {
  const { map, counting, problem } = useHeat();
  const scheme = useApp((state) => schemeOfCity(state.document.city));
  if (problem !== null)
    return (
      <StatusLine tone="bad" live>
        {words.failed(problem)}
      </StatusLine>
    );
  if (!map) return counting ? <StatusLine>{words.countingPoses}</StatusLine> : null;
  const { most, hexes, placements } = map;
  return (
    <div className={classes.legend} role="group" aria-label={words.heatMap}>
      <span className={classes.title}>{words.posesThatFit}</span>
      <ul className={classes.swatches} aria-label={words.shades}>
        {swatches(most).map((count) => {
          const color = heatColor(scheme, count, most);
          return (
            <li key={count} style={{ background: color, color: inkOn(color) }}>
              {count}
            </li>
          );
        })}
      </ul>
      <span className={classes.sums}>
        {placements === 0 ? words.fitsNowhere : words.sums(placements, hexes)}
      </span>
      {counting && <Loader size={12} aria-label={words.counting} />}
    </div>
  );
}

/** The counts that have a swatch: 0, and from 1 to the greatest in even steps. */
function swatches(most: number): number[] {
  const shown = Math.min(most, MOST_SWATCHES - 1);
  const counts = Array.from({ length: shown }, (_, index) =>
    shown === 1 ? most : Math.round(1 + (index * (most - 1)) / (shown - 1)),
  );
  return [0, ...new Set(counts)];
}
