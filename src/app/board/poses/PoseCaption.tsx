import { useStore } from 'zustand';
import { StatusLine } from '../StatusLine.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { schematicPose } from '../../store/schematic-pose.ts';
import { boardWalk } from './pose-walk.ts';
import { explainPose } from './pose-words.ts';
import { previewedPose } from './previewed-pose.ts';
import * as words from '../words.ts';

/** Says by which rule the pose that is pointed at comes about, or that the way to a pose is walked through. */
export function PoseCaption() {
  const pose = useApp((state) => schematicPose.of(state).pose);
  const previewed = useApp((state) => previewedPose.of(state).pose);
  const isWalking = useStore(boardWalk(useAppStore()), ({ position }) => position !== null);
  if (previewed) return <StatusLine>{explainPose(pose, previewed)}</StatusLine>;
  return isWalking && <StatusLine>{words.walking}</StatusLine>;
}
