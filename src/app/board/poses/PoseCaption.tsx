import { StatusLine } from '../StatusLine.tsx';
import { useApp } from '../../store/context.tsx';
import { explainPose } from './pose-words.ts';

/** Says by which rule the pose that is pointed at comes about. */
export function PoseCaption() {
  const pose = useApp((state) => state.session.pose);
  const previewed = useApp((state) => state.session.previewedPose);
  return previewed && <StatusLine>{explainPose(pose, previewed)}</StatusLine>;
}
