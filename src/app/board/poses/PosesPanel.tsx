import { ActionIcon, Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Maximize2 } from 'lucide-react';
import { memo, useId, useMemo, useState, type ReactNode } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { Tooltip } from '../../kit/Tooltip.tsx';
import { mirroredPoses } from './mirrored-poses.ts';
import { makeDial } from './pose-dial.ts';
import { PosePainter } from './pose-painter.ts';
import type { PictureSize } from './pose-picture.ts';
import { poseLabel } from './pose-words.ts';
import type { DialFits } from './dial-fits.ts';
import { PoseGrid } from './PoseGrid.tsx';
import classes from './PosesPanel.module.css';
import * as words from '../words.ts';

const PosesDialog = lazyPart(words.enlargedDial, async () => (await import('./PosesDialog.tsx')).PosesDialog);

/** Pictures so low that six rows of them are seen beside a board. */
const SMALL: PictureSize = { width: 70, height: 48 };

/** The same in a narrow column, and CSS pixels of the widest one. */
const TINY: PictureSize = { width: 52, height: 36 };
const NARROW = 220;

interface PosesPanelProps {
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly pose: Pose;
  readonly onChoose: (pose: Pose) => void;
  /** A pose is pointed at, or none any more. */
  readonly onPoint?: (pose: Pose | null) => void;
  /** Marks the poses that fit, and says of the others why they do not. */
  readonly fits?: DialFits | null;
  /** Buttons for the pose that is chosen, beside the walk to it in the enlarged dial. */
  readonly actions?: ReactNode;
  /** More below the dial. */
  readonly children?: ReactNode;
}

/** All poses of a schematic, rotation by rotation with its three shifts; those that come to the same are marked. */
export const PosesPanel = memo(function PosesPanel({
  schematic,
  kinds,
  pose,
  onChoose,
  onPoint = pointAtNothing,
  fits = null,
  actions,
  children,
}: PosesPanelProps) {
  const { ref, width } = useElementSize();
  const isNarrow = width > 0 && width < NARROW;
  const [isEnlarged, setEnlarged] = useState(false);
  const [pointed, setPointed] = useState<Pose | null>(null);
  const mirroredShown = mirroredPoses.use();
  const withMirror = mirroredShown || pose.mirror;
  const dial = useMemo(() => makeDial(schematic), [schematic]);
  const painter = useMemo(() => new PosePainter(schematic, kinds), [schematic, kinds]);
  const summaryId = useId();
  if (schematic.hexes.length === 0) return <p className={classes.note}>{words.noPoses}</p>;
  const { distinct, addedByMirror } = dial;
  return (
    <>
      <div ref={ref} className={classes.top}>
        <p className={classes.note} id={summaryId}>
          <strong>{words.distinct(withMirror ? distinct + addedByMirror : distinct)}</strong>
          {words.ofPoses(withMirror ? 36 : 18)}
        </p>
        <Switch
          size="xs"
          label={words.includeMirrored}
          checked={withMirror}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            mirroredPoses.set(checked);
            if (!checked && pose.mirror) onChoose({ ...pose, mirror: false });
          }}
        />
      </div>
      <div className={`${classes.top} ${classes.aside}`}>
        <p className={classes.note}>{mirrorWords(addedByMirror, withMirror)}</p>
        <Tooltip label={words.enlargeDial}>
          <ActionIcon
            size={24}
            variant="subtle"
            color="gray"
            aria-label={words.enlargeDial}
            onClick={() => setEnlarged(true)}
          >
            <Maximize2 size={14} />
          </ActionIcon>
        </Tooltip>
      </div>
      {fits && (
        <div className={classes.fits}>
          <p className={classes.summary}>{fits.summary}</p>
          <p className={classes.why} aria-live={pointed ? 'polite' : 'off'}>
            {pointed ? (
              <>
                <b>{poseLabel(pointed)}</b> {fits.explain(pointed)}
              </>
            ) : (
              words.pointAtPose
            )}
          </p>
        </div>
      )}
      <PoseGrid
        fits={fits}
        pointed={pointed}
        dial={dial}
        painter={painter}
        size={isNarrow ? TINY : SMALL}
        withMirror={withMirror}
        pose={pose}
        describedBy={summaryId}
        onChoose={onChoose}
        onPoint={(next) => {
          setPointed(next);
          onPoint(next);
        }}
      />
      {children}
      <PosesDialog
        opened={isEnlarged}
        onClose={() => setEnlarged(false)}
        schematic={schematic}
        kinds={kinds}
        pose={pose}
        fits={fits}
        actions={actions}
        onChoose={onChoose}
      />
    </>
  );
});

function mirrorWords(added: number, shown: boolean): string {
  if (added === 0) return words.noMirrored;
  return shown ? words.byMirroring(added) : words.mirroringAdds(added);
}

function pointAtNothing(): void {}
