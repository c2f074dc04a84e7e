import { Button } from '@mantine/core';
import { memo } from 'react';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { createSchematic } from '../library/library-actions.ts';
import { SchematicLibrary } from '../library/SchematicLibrary.tsx';
import { PosesPanel } from '../../board/poses/PosesPanel.tsx';
import { PanelDock } from '../../shell/PanelDock.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { toSchematic } from '../../document/document.ts';
import { useSettled } from '../../store/settled.ts';
import { setSession } from '../../store/store.ts';
import { KindDialogHost } from '../kinds/KindDialogHost.tsx';
import { KindPalette } from '../kinds/KindPalette.tsx';
import { SchematicBoard } from './SchematicBoard.tsx';
import { SchematicDetails } from './SchematicDetails.tsx';
import classes from './SchematicsWorkspace.module.css';

/** Where schematics are drawn: library, board, kinds and poses. */
export function SchematicsWorkspace() {
  const store = useAppStore();
  const selected = useApp((state) => state.session.schematic);
  // Strokes are followed by the board alone, and by each panel when there is time for it.
  const id = useSettled(({ schematics }) => (selected !== null && schematics[selected] ? selected : null));
  const isNaming = useApp((state) => state.session.naming !== null);
  return (
    <PanelDock
      panels={[
        {
          id: 'library',
          title: 'Library',
          side: 'left',
          grows: true,
          content: <SchematicLibrary />,
        },
        { id: 'kinds', title: 'Kinds', side: 'right', content: <KindPalette /> },
        ...(id !== null
          ? ([
              {
                id: 'schematic',
                title: 'Schematic',
                side: 'right',
                comesUp: isNaming,
                content: <SchematicDetails id={id} />,
              },
              {
                id: 'poses',
                title: 'Poses',
                side: 'right',
                content: <Poses id={id} />,
              },
              // Under the library, where it is seen however long the dial of poses is.
              { id: 'checks', title: 'Checks', side: 'left', content: <Checks /> },
            ] as const)
          : []),
      ]}
    >
      {id !== null ? (
        <SchematicBoard id={id} />
      ) : (
        <div className={classes.empty}>
          <p>The library is empty.</p>
          <Button data-instead-of-board onClick={() => createSchematic(store)}>
            Draw the first schematic
          </Button>
        </div>
      )}
      <KindDialogHost />
    </PanelDock>
  );
}

/** It has its own way to the document: it is not rendered because of others. */
const Checks = memo(ChecksPanel);

const Poses = memo(function Poses({ id }: { readonly id: string }) {
  const store = useAppStore();
  const document = useSettled(({ schematics }) => schematics[id]);
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
});
