import type { Draft } from 'immer';
import { tellDone } from '../../../kit/tell.ts';
import { workHere } from '../../share/keep-shared.ts';
import { editApart, endGesture, setSession, type AppStore } from '../../../store/store.ts';
import type { Document } from '../../../document/document.ts';
import type { Saving } from '../saving.ts';
import { timeInWords } from '../../../kit/time-words.ts';
import { leaveVersion } from './open-version.ts';
import type { Version } from './version.ts';

/**
 * Puts the version that is on screen, with all that was done to it there, in place of the present work as one undoable
 * step. Work that is open in another tab is taken over first, as nothing would be saved otherwise.
 */
export async function restoreVersion(
  mine: AppStore,
  shown: AppStore,
  { at }: Version,
  saving: Saving,
): Promise<void> {
  endGesture(shown);
  await workHere(saving);
  endGesture(mine);
  const { document, session } = shown.getState();
  const when = timeInWords(at, true);
  editApart(mine, `Restore the version saved ${when}`, (draft) => restore(draft, document));
  setSession(mine, { workspace: session.workspace, cityTool: { kind: 'select' } });
  leaveVersion();
  tellDone(`The version saved ${when} is your work now. Undo brings back what was here.`);
}

function restore(draft: Draft<Document>, document: Document): void {
  Object.assign(draft, document);
}
