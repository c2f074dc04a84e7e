import type { AppState } from '../../store/store.ts';
import type { Command } from '../../contrib/command.ts';
import { openKindDialog } from './kind-dialog.ts';

const WORKSPACE = 'schematics' as const;

const hasKind = ({ document, session }: AppState) => document.kinds.some(({ id }) => id === session.kind);

/** The commands that add, edit and delete kinds. */
export const KIND_COMMANDS: readonly Command[] = [
  {
    id: 'add-kind',
    name: 'Add kind…',
    keywords: 'new create building color',
    keys: [],
    workspace: WORKSPACE,
    run: ({ store }) => openKindDialog(store, { kind: 'add', like: null }),
  },
  {
    id: 'edit-kind',
    name: 'Edit kind…',
    keywords: 'change color glyph pattern footprint name',
    keys: [],
    workspace: WORKSPACE,
    enabled: hasKind,
    lacking: 'no kind is in hand',
    run({ store }) {
      openKindDialog(store, { kind: 'edit', id: store.getState().session.kind });
    },
  },
  {
    id: 'delete-kind',
    name: 'Delete kind…',
    keywords: 'remove',
    keys: [],
    workspace: WORKSPACE,
    enabled: hasKind,
    lacking: 'no kind is in hand',
    run({ store }) {
      openKindDialog(store, { kind: 'delete', id: store.getState().session.kind });
    },
  },
];
