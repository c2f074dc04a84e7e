import { Switch } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Kind } from '../../../engine/schematic/kind.ts';
import type { Pose } from '../../../engine/schematic/pose.ts';
import type { Schematic } from '../../../engine/schematic/schematic.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import type { DialFits } from './dial-fits.ts';
import { mirroredPoses } from './mirrored-poses.ts';
import { makeDial } from './pose-dial.ts';
import { PosePainter } from './pose-painter.ts';
import type { PictureSize } from './pose-picture.ts';
import { createWalk, endWalk } from './pose-walk.ts';
import { poseLabel } from './pose-words.ts';
import { PoseGrid } from './PoseGrid.tsx';
import { PoseStage } from './PoseStage.tsx';
import { PoseWalkBar } from './PoseWalkBar.tsx';
import classes from './PosesDialog.module.css';
import * as words from '../words.ts';

const LARGE: PictureSize = { width: 132, height: 92 };
const MEDIUM: PictureSize = { width: 92, height: 68 };

interface PosesDialogProps extends DialogProps {
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly pose: Pose;
  readonly fits: DialFits | null;
  readonly actions?: ReactNode;
  readonly onChoose: (pose: Pose) => void;
}

/** The dial in large, beside the pose that is pointed at or chosen and the walk to it. */
export function PosesDialog({ opened, onClose, ...rest }: PosesDialogProps) {
  return (
    <LargeDialog
      opened={opened}
      onClose={onClose}
      title={words.posesOf(rest.schematic.name)}
      width={1080}
      from="md"
    >
      <Explorer {...rest} />
    </LargeDialog>
  );
}

function Explorer({
  schematic,
  kinds,
  pose,
  fits,
  actions,
  onChoose,
}: Omit<PosesDialogProps, keyof DialogProps>) {
  const [pointed, setPointed] = useState<Pose | null>(null);
  const [walk] = useState(createWalk);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, {
    getInitialValueInEffect: false,
  });
  const isRoomy = useMediaQuery('(min-width: 1100px)', true, { getInitialValueInEffect: false });
  const withMirror = mirroredPoses.use() || pose.mirror;
  const dial = useMemo(() => makeDial(schematic), [schematic]);
  const painter = useMemo(() => new PosePainter(schematic, kinds), [schematic, kinds]);
  const shown = pointed ?? pose;
  useEffect(() => endWalk(walk), [walk, pose]);
  return (
    <div className={classes.explorer}>
      <div className={classes.dial}>
        <PoseGrid
          fits={fits}
          pointed={pointed}
          dial={dial}
          painter={painter}
          size={isRoomy ? LARGE : MEDIUM}
          withMirror={withMirror}
          pose={pose}
          onChoose={onChoose}
          onPoint={setPointed}
        />
      </div>
      <div className={classes.side}>
        <PoseStage schematic={schematic} kinds={kinds} pose={shown} walk={walk} />
        <p className={classes.name}>
          <b>{poseLabel(shown)}</b> {fits?.explain(shown)}
        </p>
        <PoseWalkBar walk={walk} pose={shown} isStill={isStill}>
          {actions}
        </PoseWalkBar>
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
    </div>
  );
}
