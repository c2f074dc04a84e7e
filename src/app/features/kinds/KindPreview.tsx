import { DIRECTIONS } from '../../../engine/hex/hex.ts';
import type { Kind } from '../../../engine/schematic/kind.ts';
import { Thumbnail } from '../../board/Thumbnail.tsx';
import { SCHEMATIC_GROUND } from '../../board/schematic-ground.ts';
import { contrast, ENOUGH_CONTRAST } from './color-checks.ts';
import { kindPicture, kindPoses } from '../../board/kind-picture.ts';
import classes from './KindPreview.module.css';
import * as words from './words.ts';

const SCHEMES = [
  { scheme: 'light', name: words.lightBoard },
  { scheme: 'dark', name: words.darkBoard },
] as const;

/** A kind on both boards: a hex, a tile around a corner, an area, and its bare color as it is seen from afar. */
export function KindPreview({ kind }: { readonly kind: Kind }) {
  return (
    <section className={classes.preview} aria-label={words.preview}>
      {SCHEMES.map(({ scheme, name }) => {
        const ground = SCHEMATIC_GROUND[scheme].outside;
        const ratio = contrast(kind.color, ground);
        return (
          <figure key={scheme} className={classes.board}>
            <div className={classes.scene} style={{ background: ground }}>
              <Thumbnail picture={kindPicture(kind, 'hex')} size={64} />
              <Thumbnail picture={kindPicture(kind, 'corner')} size={64} />
              <Thumbnail picture={kindPicture(kind, 'area')} size={92} />
              <span className={classes.afar} style={{ background: kind.color }} />
            </div>
            <figcaption className={classes.caption}>
              <span>{name}</span>
              <span>
                {ratio < ENOUGH_CONTRAST
                  ? words.lowContrast(ratio.toFixed(2), ENOUGH_CONTRAST)
                  : words.contrast(ratio.toFixed(1))}
              </span>
            </figcaption>
          </figure>
        );
      })}
      <figure className={classes.board}>
        <div className={classes.scene}>
          {kindPoses(kind).map((picture, rotation) => (
            <Thumbnail key={DIRECTIONS[rotation]} picture={picture} size={40} />
          ))}
        </div>
        <figcaption className={classes.caption}>{words.inPoses}</figcaption>
      </figure>
    </section>
  );
}
