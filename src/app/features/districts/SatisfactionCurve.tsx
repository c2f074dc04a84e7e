import classes from './SatisfactionCurve.module.css';
import * as words from './words.ts';

const WIDTH = 320;
const HEIGHT = 90;

/** The share of the satisfied, 0..1, at the start and after each step. */
export function SatisfactionCurve({ shares }: { readonly shares: readonly number[] }) {
  const low = Math.min(0.5, ...shares);
  const across = (index: number) => (WIDTH * index) / Math.max(1, shares.length - 1);
  const down = (share: number) => HEIGHT * (1 - (share - low) / Math.max(1e-9, 1 - low));
  const steps = shares.length - 1;
  const last = shares.at(-1);
  const points = shares
    .map((share, index) => `${across(index).toFixed(1)},${down(share).toFixed(1)}`)
    .join(' ');
  return (
    <svg
      className={classes.curve}
      viewBox={`-48 -8 ${WIDTH + 58} ${HEIGHT + 20}`}
      role="img"
      aria-label={
        last === undefined ? words.satisfactionOver(steps) : words.satisfactionNow(steps, percent(last))
      }
    >
      {[1, (1 + low) / 2, low].map((share) => (
        <g key={share}>
          <line x1={0} x2={WIDTH} y1={down(share)} y2={down(share)} className={classes.grid} />
          <text x={-6} y={down(share) + 3.5} textAnchor="end" className={classes.scale}>
            {percent(share)}
          </text>
        </g>
      ))}
      <polyline points={points} className={classes.line} />
      {last !== undefined && (
        <circle cx={across(shares.length - 1)} cy={down(last)} r={3} className={classes.end} />
      )}
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.floor(1000 * share) / 10} %`;
}
