import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import type { PackFinding } from '../../../engine/pack/lint.ts';
import { LazyThumbnail } from '../../board/LazyThumbnail.tsx';
import { poseLabel } from '../../board/poses/pose-words.ts';
import { toSchematic } from '../../document/document.ts';
import { memberAs } from '../../document/packs.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { openSchematic } from '../../store/open-schematic.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import { setSession } from '../../store/store.ts';
import { testsDialog } from './tests-dialog.ts';
import classes from './TestsPanel.module.css';
import * as words from './words.ts';

/** Most poses that a row names. */
const MOST_POSES = 6;

interface FindingRowProps {
  /** Id of the pack. */
  readonly pack: string;
  readonly finding: PackFinding;
}

/** A finding about a schematic: a click opens it, in the first of the poses that no city has. */
export function FindingRow({ pack, finding }: FindingRowProps) {
  const store = useAppStore();
  const document = useApp((state) => state.document);
  const member = memberAs(document, pack, finding.schematic);
  if (!member) return null;
  const other = finding.kind === 'double' ? memberAs(document, pack, finding.of) : undefined;
  const open = () => {
    testsDialog.set(store, { shown: false });
    setSession(store, { workspace: 'schematics' });
    openSchematic(store, member.id);
    if (finding.kind === 'unused-poses') schematicPose.set(store, { pose: finding.poses[0]! });
  };
  return (
    <li>
      <UnstyledButton className={classes.finding} onClick={open}>
        <LazyThumbnail schematic={toSchematic(member)} kinds={document.kinds} size={40} />
        <span className={classes.words}>
          <span className={classes.title}>{member.name}</span>
          <span className={classes.about}>
            {finding.kind === 'double'
              ? words.double(other?.name ?? finding.of)
              : finding.kind === 'never-placed'
                ? words.neverPlaced
                : words.unusedPoses(finding.poses.slice(0, MOST_POSES).map(poseLabel), finding.poses.length)}
          </span>
        </span>
        <ChevronRight className={classes.icon} size={15} aria-hidden="true" />
      </UnstyledButton>
    </li>
  );
}
