import { StatusLine } from '../StatusLine.tsx';
import { useApp } from '../../store/context.tsx';
import { schematicPose } from '../../store/schematic-pose.ts';
import { explainPose } from './pose-words.ts';
import { previewedPose } from './previewed-pose.ts';

/** Says by which rule the pose that is pointed at comes about. */
export function PoseCaption() {
  const pose = useApp((state) => schematicPose.of(state).pose);
  const previewed = useApp((state) => previewedPose.of(state).pose);
  return previewed && <StatusLine>{explainPose(pose, previewed)}</StatusLine>;
}
