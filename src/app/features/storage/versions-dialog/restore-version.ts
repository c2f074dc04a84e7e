import { tellDone } from '../../../kit/tell.ts';
import type { OwnWork } from '../../../store/own-work.tsx';
import { editApart, endGesture, setSession, type AppStore } from '../../../store/store.ts';
import { replaceDocument } from '../../../document/document.ts';
import { timeInWords } from '../../../kit/time-words.ts';
import { leaveVersion } from './open-version.ts';
import type { EarlierVersion } from '../earlier-version.ts';
import { putDown } from '../../../cityview/city-tool.ts';
import * as words from '../words.ts';

/**
 * Puts the version that is on screen, with all that was done to it there, in place of the present work as one undoable
 * step. Work that is open in another tab is taken over first, as nothing would be saved otherwise.
 */
export async function restoreVersion(
  { store: mine, bringHere }: OwnWork,
  shown: AppStore,
  { at }: EarlierVersion,
): Promise<void> {
  endGesture(shown);
  await bringHere();
  endGesture(mine);
  const { document, session } = shown.getState();
  const when = timeInWords(at, true);
  editApart(mine, words.restoreTheVersionSaved(when), (draft) => replaceDocument(draft, document));
  setSession(mine, { workspace: session.workspace });
  putDown(mine);
  leaveVersion();
  tellDone(words.restored(when));
}
