import type { Bounds } from '../../../../../formats/picture/picture.ts';
import { fittingScale, frameAbout, MIN_SCALE } from '../../../../../formats/svg/size.ts';
import { Loader } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { pixelRatio, watchPixelRatio } from '../../../../board/pixel-ratio.ts';
import type { PictureChoice } from '../choice.ts';
import classes from '../ExportDialog.module.css';
import { boundsOf, type ExportSubject } from '../write/job.ts';
import * as words from '../../words.ts';
import { useSketch } from './use-sketch.ts';

interface PicturePreviewProps {
  readonly subject: ExportSubject;
  readonly picture: PictureChoice;
  readonly label: string;
  /** The part of the plane that is shown, in side lengths; that of the picture when absent. */
  readonly shown?: Bounds;
  /** SVG shapes under and over the picture, in side lengths. */
  readonly under?: ReactNode;
  readonly over?: ReactNode;
}

/** The picture as it will be, as large as there is room for it, with what lies over it. */
export function PicturePreview({ subject, picture, label, shown, under, over }: PicturePreviewProps) {
  const { ref: roomRef, width, height } = useElementSize();
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const ratio = useSyncExternalStore(watchPixelRatio, pixelRatio);
  const bounds = boundsOf(subject, picture);
  const box = shown ?? bounds;
  const hasRoom = width > 0 && height > 0;
  const fitting = hasRoom ? fittingScale(box, { width: width * ratio, height: height * ratio }) : 0;
  // Never larger than it will be.
  const scale = hasRoom ? Math.max(MIN_SCALE, Math.min(picture.scale, fitting)) : 0;
  const { isPainting, problem } = useSketch(canvasRef, subject, { ...picture, scale });
  // What is too large for the least scale is drawn smaller by the page.
  const side = Math.min(scale, Math.max(fitting, 0)) / ratio;
  const place = (part: Bounds) => ({
    left: (part.left - box.left) * side,
    top: (part.top - box.top) * side,
    width: (part.right - part.left) * side,
    height: (part.bottom - part.top) * side,
  });
  const frame = frameAbout(bounds, Math.max(scale, MIN_SCALE));
  const framed = {
    left: frame.left,
    top: frame.top,
    right: frame.left + frame.width / frame.scale,
    bottom: frame.top + frame.height / frame.scale,
  };
  const stage = shown ? box : framed;
  return (
    <div ref={roomRef} className={classes.room} aria-busy={isPainting}>
      <div className={classes.stage} style={{ width: place(stage).width, height: place(stage).height }}>
        {under !== undefined && <Shapes className={classes.under!} box={stage} shapes={under} />}
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={label}
          className={classes.picture}
          style={shown ? place(framed) : { ...place(framed), left: 0, top: 0 }}
          data-transparent={picture.transparent}
          data-painting={isPainting}
        />
        {over !== undefined && <Shapes className={classes.over!} box={stage} shapes={over} />}
      </div>
      {isPainting && <Loader className={classes.loader} size="sm" />}
      {problem !== null && (
        <p role="alert" className={classes.trouble}>
          {words.previewCannotBeDrawn(problem)}
        </p>
      )}
    </div>
  );
}

interface ShapesProps {
  readonly className: string;
  readonly box: Bounds;
  readonly shapes: ReactNode;
}

function Shapes({ className, box: { left, top, right, bottom }, shapes }: ShapesProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox={`${left} ${top} ${right - left} ${bottom - top}`}>
      {shapes}
    </svg>
  );
}
