import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { PLAIN_POSE } from '../../engine/schematic/pose.ts';
import { addSchematic, freeId } from '../library/library-edits.ts';
import { LibraryPanel } from '../library/LibraryPanel.tsx';
import { PosesPanel } from '../poses/PosesPanel.tsx';
import { PanelDock } from '../shell/PanelDock.tsx';
import { useApp, useAppStore } from '../store/context.tsx';
import { toSchematic } from '../store/document.ts';
import { edit, setSession, type AppStore } from '../store/store.ts';
import { KindPalette } from './KindPalette.tsx';
import { SchematicBoard } from './SchematicBoard.tsx';
import { SchematicDetails } from './SchematicDetails.tsx';
import classes from './SchematicsWorkspace.module.css';

/** Where schematics are drawn: library, board, kinds and poses. */
export function SchematicsWorkspace() {
  const store = useAppStore();
  const selected = useApp((state) => state.session.schematic);
  const document = useApp((state) => (selected === null ? null : state.document.schematics[selected]!));
  const kinds = useApp((state) => state.document.kinds);
  const pose = useApp((state) => state.session.pose);
  return (
    <PanelDock
      panels={[
        {
          id: 'library',
          title: 'Library',
          side: 'left',
          grows: true,
          content: (
            <LibraryPanel
              selected={selected}
              onSelect={(id) => setSession(store, { schematic: id, pose: PLAIN_POSE })}
              top={
                <Button size="xs" variant="light" leftSection={<Plus size={15} />} onClick={() => createSchematic(store)}>
                  New schematic
                </Button>
              }
            />
          ),
        },
        { id: 'kinds', title: 'Kinds', side: 'right', content: <KindPalette /> },
        ...(document
          ? ([
              {
                id: 'schematic',
                title: 'Schematic',
                side: 'right',
                content: <SchematicDetails document={document} />,
              },
              {
                id: 'poses',
                title: 'Poses',
                side: 'right',
                content: (
                  <PosesPanel
                    schematic={toSchematic(document)}
                    kinds={kinds}
                    pose={pose}
                    onChoose={(next) => setSession(store, { pose: next })}
                  />
                ),
              },
            ] as const)
          : []),
      ]}
    >
      {document ? (
        <SchematicBoard document={document} />
      ) : (
        <div className={classes.empty}>
          <p>The library is empty.</p>
          <Button onClick={() => createSchematic(store)}>Draw the first schematic</Button>
        </div>
      )}
    </PanelDock>
  );
}

function createSchematic(store: AppStore): void {
  const { document, session } = store.getState();
  const id = freeId('New schematic', document.schematics);
  edit(store, 'New schematic', (draft) => addSchematic(draft, id, 'New schematic', session.schematic));
  setSession(store, { schematic: id, pose: PLAIN_POSE, tool: 'paint', naming: id });
}
