import { PLAN } from '../choice.ts';
import { MAX_SCALE } from '../../../../../formats/svg/size.ts';
import type { ExportSubject } from '../write/job.ts';
import type { TiledLayer } from '../write/tiled.ts';
import classes from '../ExportDialog.module.css';
import * as words from '../../words.ts';
import { PicturePreview } from './PicturePreview.tsx';

/** The tiles of land have the colors of districts. */
const DISTRICTS = { scale: MAX_SCALE, ...PLAN, transparent: false, districts: true, hexLines: false };

interface TiledPreviewProps {
  readonly subject: ExportSubject;
  readonly layers: readonly TiledLayer[];
  readonly label: string;
}

/** The picture, and the layers with their tiles and objects. */
export function TiledPreview({ subject, layers, label }: TiledPreviewProps) {
  return (
    <>
      <PicturePreview subject={subject} picture={DISTRICTS} label={label} />
      <ul className={classes.facts} aria-label={words.layers}>
        {layers.map(({ name, kind, count }) => (
          <li key={`${kind}-${name}`}>
            <b>{name}</b> {kind === 'tiles' ? words.tilesOf(count) : words.objectsOf(count)}
          </li>
        ))}
      </ul>
    </>
  );
}
