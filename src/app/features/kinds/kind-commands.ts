import type { AppState } from '../../store/store.ts';
import type { Command } from '../../contrib/command.ts';
import { openKindDialog } from './kind-dialog.ts';
import * as words from './words.ts';

const WORKSPACE = 'schematics' as const;

const hasKind = ({ document, session }: AppState) => document.kinds.some(({ id }) => id === session.kind);

/** The commands that add, edit and delete kinds. */
export const KIND_COMMANDS: readonly Command[] = [
  {
    id: 'add-kind',
    name: words.addKindCommand,
    keywords: words.addKindKeywords,
    keys: [],
    workspace: WORKSPACE,
    run: ({ store }) => openKindDialog(store, { kind: 'add', like: null }),
  },
  {
    id: 'edit-kind',
    name: words.editKindCommand,
    keywords: words.editKindKeywords,
    keys: [],
    workspace: WORKSPACE,
    enabled: hasKind,
    lacking: words.noKindInHand,
    run({ store }) {
      openKindDialog(store, { kind: 'edit', id: store.getState().session.kind });
    },
  },
  {
    id: 'delete-kind',
    name: words.deleteKindCommand,
    keywords: words.deleteKindKeywords,
    keys: [],
    workspace: WORKSPACE,
    enabled: hasKind,
    lacking: words.noKindInHand,
    run({ store }) {
      openKindDialog(store, { kind: 'delete', id: store.getState().session.kind });
    },
  },
];
