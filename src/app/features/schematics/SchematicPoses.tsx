import { toSchematic } from '../../document/document.ts';
import { PosesPanel } from '../../board/poses/PosesPanel.tsx';
import { previewedPose } from '../../board/poses/previewed-pose.ts';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import { useSettled } from '../../store/settled.ts';
import { schematicPose } from '../../store/schematic-pose.ts';

/** The poses of the schematic that is open. */
export function SchematicPoses() {
  const store = useAppStore();
  const id = useOpenSchematic();
  const document = useSettled(({ schematics }) => (id === null ? undefined : schematics[id]));
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => schematicPose.of(state).pose);
  return (
    document && (
      <PosesPanel
        schematic={toSchematic(document)}
        kinds={kinds}
        pose={pose}
        onChoose={(next) => schematicPose.set(store, { pose: next })}
        onPoint={(next) => previewedPose.set(store, { pose: next })}
      />
    )
  );
}
