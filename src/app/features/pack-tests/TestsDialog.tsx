import { useMemo, useState } from 'react';
import type { PlaceTest } from '../../../engine/pack/pack.ts';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { toSchematic, type SchematicDocument } from '../../document/document.ts';
import { memberAs, packOf } from '../../document/packs.ts';
import { LargeDialog } from '../../kit/LargeDialog.tsx';
import { LeaveDialog } from '../../kit/LeaveDialog.tsx';
import { useApp, useAppStore } from '../../store/context.tsx';
import { schematicPose } from '../../store/schematic-pose.ts';
import { addTest, replaceTest } from './edits.ts';
import { PackCheckView } from './PackCheckView.tsx';
import { PlacedForm } from './PlacedForm.tsx';
import { SceneEditor } from './SceneEditor.tsx';
import { plainScene } from './scene-draft.ts';
import { testsDialog } from './tests-dialog.ts';
import * as words from './words.ts';

/** The check of a pack, or one of its tests to be edited. */
export function TestsDialog({ opened, onClose }: DialogProps) {
  const { pack: id, view } = useApp((state) => testsDialog.of(state));
  const pack = useApp(({ document }) => packOf(document, id));
  const isScene = view.kind === 'new' || (view.kind === 'test' && pack?.tests[view.index]?.kind !== 'placed');
  const [isChanged, setChanged] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => {
    setChanged(false);
    setLeaving(false);
    onClose();
  };
  const leave = isScene && isChanged ? () => setLeaving(true) : close;
  return (
    <LargeDialog
      opened={opened && pack !== undefined}
      onClose={leave}
      // A stroke that ends beside the board is no wish to leave.
      closeOnClickOutside={!isScene}
      title={
        view.kind === 'check' ? words.checkOf(pack?.name ?? '') : isScene ? words.sceneTest : words.placedTest
      }
      width={view.kind === 'check' ? 620 : isScene ? 980 : 440}
    >
      <View onClose={close} onLeave={leave} onChanged={setChanged} />
      {isLeaving && (
        <LeaveDialog
          leaving={{ leave: close, stay: () => setLeaving(false) }}
          title={words.leaveScene}
          cure={words.saveScene}
        />
      )}
    </LargeDialog>
  );
}

interface ViewProps extends Pick<DialogProps, 'onClose'> {
  /** Asks first where something would be lost. */
  readonly onLeave: () => void;
  readonly onChanged: (isChanged: boolean) => void;
}

function View({ onClose, onLeave, onChanged }: ViewProps) {
  const store = useAppStore();
  const { pack: id, view } = useApp((state) => testsDialog.of(state));
  const document = useApp((state) => state.document);
  const pack = packOf(document, id);
  if (!pack) return null;
  if (view.kind === 'check') return <PackCheckView id={id} />;
  const test = view.kind === 'test' ? pack.tests[view.index] : undefined;
  if (view.kind === 'test' && test?.kind === 'placed')
    return (
      <PlacedForm
        pack={pack}
        test={test}
        save={words.saveTest}
        onSave={(changed, recipe) => {
          replaceTest(store, id, view.index, changed, recipe);
          onClose();
        }}
      />
    );
  const as = view.kind === 'new' ? view.schematic : (test?.schematic ?? '');
  const member = memberAs(document, id, as);
  if (!member) return null;
  return (
    <SceneTest
      member={member}
      test={test && test.kind !== 'placed' ? test : null}
      onClose={onLeave}
      onChanged={onChanged}
      onSave={(changed) => {
        if (view.kind === 'new') addTest(store, id, changed);
        else replaceTest(store, id, view.index, changed);
        onClose();
      }}
    />
  );
}

interface SceneTestProps {
  readonly member: SchematicDocument;
  /** `null` for a new one, with free land about the piece in the pose of its board. */
  readonly test: PlaceTest | null;
  readonly onSave: (test: PlaceTest) => void;
  readonly onClose: () => void;
  readonly onChanged: (isChanged: boolean) => void;
}

function SceneTest({ member, test, ...reports }: SceneTestProps) {
  const pose = useApp((state) => schematicPose.of(state).pose);
  const kinds = useApp((state) => state.document.kinds);
  const schematic = useMemo(() => ({ ...toSchematic(member), id: member.pack!.as }), [member]);
  const shown: PlaceTest = test ?? {
    kind: 'fits',
    name: '',
    schematic: schematic.id,
    ...plainScene(schematic, pose, kinds),
  };
  return <SceneEditor test={shown} schematic={schematic} {...reports} />;
}
