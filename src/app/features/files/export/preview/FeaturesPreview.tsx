import dialog from '../ExportDialog.module.css';
import type { OutlinedLayer } from '../write/feature-outlines.ts';
import { boundsOf, type ExportSubject } from '../write/job.ts';
import type { Beginning } from '../write/text-beginning.ts';
import * as words from '../../words.ts';
import classes from './FeaturesPreview.module.css';
import { TextPreview } from './TextPreview.tsx';

interface FeaturesPreviewProps {
  readonly subject: ExportSubject;
  readonly beginning: Beginning;
  readonly layers: readonly OutlinedLayer[];
  readonly label: string;
}

/** The outlines of all features, and their number by layer; the beginning of the text where there are too many. */
export function FeaturesPreview({ subject, beginning, layers, label }: FeaturesPreviewProps) {
  if (layers.length === 0) return <TextPreview beginning={beginning} label={label} />;
  const { left, top, right, bottom } = boundsOf(subject);
  return (
    <>
      <div className={dialog.room}>
        <svg
          role="img"
          aria-label={label}
          className={classes.features}
          viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
        >
          {layers.map((layer) => (
            <g key={layer.name} data-layer={layer.name}>
              {[...layer.areas].map(([color, d]) => (
                <path key={color} d={d} {...(color !== '' && { style: { fill: color } })} />
              ))}
              {layer.points.length > 0 && <path className={classes.points} d={pointsPath(layer.points)} />}
            </g>
          ))}
        </svg>
      </div>
      <ul className={dialog.facts} aria-label={words.layers}>
        {layers.map(({ name, count }) => (
          <li key={name}>
            <b>{name}</b> {words.featuresOf(count)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Points as lines without length, whose round caps are dots. */
function pointsPath(points: readonly number[]): string {
  const dots: string[] = [];
  for (let i = 0; i < points.length; i += 2) dots.push(`M${points[i]} ${points[i + 1]}h0`);
  return dots.join('');
}
