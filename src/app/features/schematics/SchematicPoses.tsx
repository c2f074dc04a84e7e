import { toSchematic } from '../../document/document.ts';
import { PosesPanel } from '../../board/poses/PosesPanel.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { useOpenSchematic } from '../../store/open-schematic.ts';
import { useSettled } from '../../store/settled.ts';
import { setSession } from '../../store/store.ts';

/** The poses of the schematic that is open. */
export function SchematicPoses() {
  const store = useAppStore();
  const id = useOpenSchematic();
  const document = useSettled(({ schematics }) => (id === null ? undefined : schematics[id]));
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => state.session.pose);
  return (
    document && (
      <PosesPanel
        schematic={toSchematic(document)}
        kinds={kinds}
        pose={pose}
        onChoose={(next) => setSession(store, { pose: next })}
        onPoint={(next) => setSession(store, { previewedPose: next })}
      />
    )
  );
}
