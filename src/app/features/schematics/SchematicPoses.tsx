import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { toSchematic } from '../../document/document.ts';
import { PosesPanel } from '../../board/poses/PosesPanel.tsx';
import { boardWalk } from '../../board/poses/pose-walk.ts';
import { PoseWalkBar } from '../../board/poses/PoseWalkBar.tsx';
import { previewedPose } from '../../board/poses/previewed-pose.ts';
import { useCommandRunner } from '../../contrib/runner.tsx';
import { useCommand } from '../../contrib/use-command.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import { useSettled } from '../../store/settled.ts';
import { schematicPose } from '../../store/schematic-pose.ts';
import * as words from './words.ts';

/** The poses of the schematic that is open, and the walk to the one in which it is shown. */
export function SchematicPoses() {
  const store = useAppStore();
  const id = useOpenSchematic();
  const document = useSettled(({ schematics }) => (id === null ? undefined : schematics[id]));
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => schematicPose.of(state).pose);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', false, {
    getInitialValueInEffect: false,
  });
  return (
    document && (
      <PosesPanel
        schematic={toSchematic(document)}
        kinds={kinds}
        pose={pose}
        onChoose={(next) => schematicPose.set(store, { pose: next })}
        actions={<UsePose />}
        onPoint={(next) => previewedPose.set(store, { pose: next })}
      >
        <PoseWalkBar walk={boardWalk(store)} pose={pose} isStill={isStill}>
          <UsePose />
        </PoseWalkBar>
      </PosesPanel>
    )
  );
}

/** Makes the pose that is shown the plain one. */
function UsePose() {
  const run = useCommandRunner();
  const command = useCommand('use-pose');
  const isEnabled = useApp((state) => command?.enabled?.(state) ?? false);
  return (
    command && (
      <Button
        size="compact-xs"
        variant="default"
        flex="none"
        title={command.name}
        disabled={!isEnabled}
        onClick={() => run(command)}
      >
        {words.asPlain}
      </Button>
    )
  );
}
