import { PLAN } from '../choice.ts';
import type { Point } from '../../../../../engine/hex/plane.ts';
import { MAX_SCALE } from '../../../../../formats/svg/size.ts';
import dialog from '../ExportDialog.module.css';
import type { ExportSubject } from '../write/job.ts';
import type { WallPreview } from '../write/wall-preview.ts';
import * as words from '../../words.ts';
import { PicturePreview } from './PicturePreview.tsx';
import classes from './WallsPreview.module.css';

interface WallsPreviewProps {
  readonly subject: ExportSubject;
  readonly walls: WallPreview;
  readonly label: string;
}

const PLAIN = { scale: MAX_SCALE, ...PLAN, transparent: false, districts: false, hexLines: false };

/** Most squares on a side of which the lines are drawn: more would hide the picture. */
const MAX_GRID = 120;

/** The picture with its squares, and the walls and doors over it. */
export function WallsPreview({ subject, walls, label }: WallsPreviewProps) {
  const { shown, columns, rows, sight, movement, portals } = walls;
  const squares = columns / (shown.right - shown.left);
  return (
    <>
      <PicturePreview
        subject={subject}
        picture={PLAIN}
        label={label}
        shown={shown}
        over={
          <g transform={`translate(${shown.left} ${shown.top}) scale(${1 / squares})`}>
            {Math.max(columns, rows) <= MAX_GRID && (
              <path className={classes.grid} d={gridPath(columns, rows)} />
            )}
            <path className={classes.movement} d={linesPath(movement)} />
            <path className={classes.sight} d={linesPath(sight)} />
            <path className={classes.portal} d={linesPath(portals)} />
          </g>
        }
      />
      <ul className={dialog.facts} aria-label={words.walls}>
        <li>{words.squaresOf(columns, rows)}</li>
        <li>{words.wallsOf(sight.length + movement.length)}</li>
        <li>{words.doorsOf(portals.length)}</li>
      </ul>
    </>
  );
}

function linesPath(lines: readonly (readonly Point[])[]): string {
  return lines.map((points) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`).join('');
}

function gridPath(columns: number, rows: number): string {
  const across = Array.from({ length: rows + 1 }, (_, y) => `M0 ${y}H${columns}`);
  const down = Array.from({ length: columns + 1 }, (_, x) => `M${x} 0V${rows}`);
  return [...across, ...down].join('');
}
