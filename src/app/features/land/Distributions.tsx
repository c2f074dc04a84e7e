import { ISLAND_ALGORITHMS } from '../../../engine/land/island.ts';
import { histogram, type Histogram } from './histogram.ts';
import { MEASURES, type Measure } from './island-study.ts';
import type { Samples } from './use-samples.ts';
import classes from './Distributions.module.css';
import * as words from './words.ts';

const WIDTH = 220;
const ROW = 26;
const LABEL = 16;
const BINS = 36;

/** For each measure, how it is distributed over the seeds: a row per procedure, on one scale. */
export function Distributions({ samples }: { readonly samples: Samples }) {
  return (
    <div className={classes.plots}>
      {MEASURES.map((measure) => (
        <Plot key={measure.id} measure={measure} samples={samples} />
      ))}
    </div>
  );
}

function Plot({ measure, samples }: { readonly measure: Measure; readonly samples: Samples }) {
  const rows = ISLAND_ALGORITHMS.map((algorithm) => samples[algorithm].map(measure.of));
  const all = rows.flat();
  const low = all.reduce((least, value) => Math.min(least, value), Infinity);
  const high = all.reduce((most, value) => Math.max(most, value), -Infinity);
  const histograms = rows.map((values) => histogram(values, low, high, BINS));
  const means = histograms.map(({ mean }) => (mean === null ? '…' : measure.format(mean)));
  return (
    <figure className={classes.plot}>
      <figcaption className={classes.title}>{measure.name}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${ROW * rows.length + 14}`}
        role="img"
        aria-label={words.meansByShape(measure.name, means)}
      >
        {histograms.map((one, index) => (
          <Row key={ISLAND_ALGORITHMS[index]} index={index} histogram={one} mean={means[index]!} />
        ))}
        {all.length > 0 && (
          <g className={classes.scale}>
            <text x={LABEL} y={ROW * rows.length + 11}>
              {measure.format(low)}
            </text>
            <text x={WIDTH - 44} y={ROW * rows.length + 11} textAnchor="end">
              {measure.format(high)}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}

interface RowProps {
  readonly index: number;
  readonly histogram: Histogram;
  readonly mean: string;
}

function Row({ index, histogram: { counts, most, meanAt }, mean }: RowProps) {
  const top = ROW * index;
  const width = WIDTH - LABEL - 44;
  const bar = width / BINS;
  const height = ROW - 5;
  return (
    <g>
      <text x={0} y={top + ROW - 8} className={classes.label}>
        {index + 1}
      </text>
      <line x1={LABEL} x2={LABEL + width} y1={top + ROW - 4} y2={top + ROW - 4} className={classes.axis} />
      {counts.map(
        (count, bin) =>
          count > 0 && (
            <rect
              key={bin}
              className={classes.bar}
              x={LABEL + bin * bar}
              y={top + ROW - 4 - (height * count) / most}
              width={Math.max(bar - 0.6, 0.8)}
              height={(height * count) / most}
            />
          ),
      )}
      {meanAt !== null && (
        <line
          className={classes.mean}
          x1={LABEL + meanAt * width}
          x2={LABEL + meanAt * width}
          y1={top + 3}
          y2={top + ROW - 3}
        />
      )}
      <text x={WIDTH} y={top + ROW - 8} textAnchor="end" className={classes.value}>
        {mean}
      </text>
    </g>
  );
}
