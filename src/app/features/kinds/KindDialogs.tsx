import { Modal, useMatches } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import type { DialogProps } from '../../contrib/dialog.tsx';
import { useApp } from '../../store/context.tsx';
import { DeleteKind } from './DeleteKind.tsx';
import type { KindDialog } from './kind-dialog.ts';
import { KindEditor } from './KindEditor.tsx';
import * as words from './words.ts';

interface KindDialogsProps extends DialogProps {
  readonly dialog: KindDialog;
}

/** Adding, editing and deleting a kind. Each visit is one step to undo, or none. */
export function KindDialogs({ dialog, opened, onClose }: KindDialogsProps) {
  const kinds = useApp((state) => state.document.kinds);
  const small = useMatches({ base: true, sm: false });
  const [picking, onPicking] = useState(false);
  // A dialog that was closed before it opens gives the focus back to where it was.
  const mounted = useMounted();
  const shown = opened && mounted;
  const editing = { picking, onPicking, onClose };
  const kindNamed = (id: string | null) => kinds.find((kind) => kind.id === id);
  if (dialog.kind === 'add')
    return (
      <Modal
        opened={shown}
        onClose={onClose}
        closeOnEscape={!picking}
        title={words.newKind}
        size={EDITOR_SIZE}
        fullScreen={small}
      >
        <KindEditor kind={null} like={kindNamed(dialog.like) ?? null} {...editing} />
      </Modal>
    );
  const kind = kindNamed(dialog.id);
  const isEdit = dialog.kind === 'edit';
  const title = isEdit ? words.editKindNamed : words.deleteKindNamed;
  return (
    <Modal
      // A kind that went away meanwhile takes its dialog along.
      opened={shown && kind !== undefined}
      onClose={onClose}
      closeOnEscape={!picking}
      title={title(kind?.name ?? '')}
      size={isEdit ? EDITOR_SIZE : 'md'}
      fullScreen={isEdit && small}
    >
      {kind && isEdit && <KindEditor kind={kind} like={null} {...editing} />}
      {kind && !isEdit && <DeleteKind kind={kind} onClose={onClose} />}
    </Modal>
  );
}

const EDITOR_SIZE = 'min(820px, 94vw)';
