import { Switch, UnstyledButton } from '@mantine/core';
import { useMemo, useState } from 'react';
import { distinctPoses, type DistinctPose } from '../../engine/schematic/distinct.ts';
import { ANY_POSE, equalPoses, UNMIRRORED, type Pose } from '../../engine/schematic/pose.ts';
import type { Kind } from '../../engine/schematic/kind.ts';
import { paintedSegments, type PaintedHex, type Schematic } from '../../engine/schematic/schematic.ts';
import { segmentVertices, thirdToPoint } from '../../engine/segment/vertex.ts';
import type { Bounds } from '../../formats/picture/picture.ts';
import { posedShape } from '../board/posed-shape.ts';
import { Thumbnail } from '../board/Thumbnail.tsx';
import { describePose, poseLabel } from './pose-words.ts';
import classes from './PosesPanel.module.css';

interface PosesPanelProps {
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly pose: Pose;
  readonly onChoose: (pose: Pose) => void;
}

/** All distinct poses of a schematic as small pictures; those that come to the same are one. */
export function PosesPanel({ schematic, kinds, pose, onChoose }: PosesPanelProps) {
  const [mirrored, setMirrored] = useState(false);
  const withMirror = mirrored || pose.mirror;
  const poses = useMemo(
    () => distinctPoses(schematic.hexes, withMirror ? ANY_POSE : UNMIRRORED),
    [schematic.hexes, withMirror],
  );
  const frame = useMemo(
    () => frameOf(poses.map(({ pose }) => posedShape(schematic, pose, kinds).hexes)),
    [poses, schematic, kinds],
  );
  if (schematic.hexes.length === 0)
    return <p className={classes.note}>Paint a segment, and its poses appear here.</p>;
  return (
    <>
      <div className={classes.top}>
        <span className={classes.note}>{poses.length} distinct</span>
        <Switch
          size="xs"
          label="Mirrored too"
          checked={withMirror}
          onChange={(event) => {
            setMirrored(event.currentTarget.checked);
            if (!event.currentTarget.checked && pose.mirror) onChoose({ ...pose, mirror: false });
          }}
        />
      </div>
      <div className={classes.poses} role="group" aria-label="Poses">
        {poses.map((distinct) => (
          <PoseButton
            key={poseLabel(distinct.pose)}
            distinct={distinct}
            schematic={schematic}
            kinds={kinds}
            frame={frame}
            selected={distinct.equal.some((equal) => equalPoses(equal.pose, pose))}
            onChoose={() => onChoose(distinct.pose)}
          />
        ))}
      </div>
    </>
  );
}

/** A square about the center hex that holds all poses: so their pictures tell a shift, and are of one scale. */
function frameOf(poses: readonly (readonly PaintedHex[])[]): Bounds {
  let reach = 1;
  for (const hexes of poses)
    for (const segment of paintedSegments(hexes))
      for (const vertex of segmentVertices(segment)) {
        const { x, y } = thirdToPoint(vertex);
        reach = Math.max(reach, Math.abs(x), Math.abs(y));
      }
  return { left: -reach, top: -reach, right: reach, bottom: reach };
}

interface PoseButtonProps {
  readonly distinct: DistinctPose;
  readonly schematic: Schematic;
  readonly kinds: readonly Kind[];
  readonly frame: Bounds;
  readonly selected: boolean;
  readonly onChoose: () => void;
}

function PoseButton({
  distinct: { pose, equal },
  schematic,
  kinds,
  frame,
  selected,
  onChoose,
}: PoseButtonProps) {
  const others = equal.length - 1;
  return (
    <UnstyledButton
      className={classes.pose}
      aria-pressed={selected}
      title={others > 0 ? `${describePose(pose)}, the same as ${others} more` : describePose(pose)}
      onClick={onChoose}
    >
      <Thumbnail picture={posedShape(schematic, pose, kinds).picture} size={72} frame={frame} />
      <span className="visually-hidden">{describePose(pose)}</span>
      <span className={classes.label} aria-hidden="true">
        {poseLabel(pose)}
      </span>
    </UnstyledButton>
  );
}
