import { tellDone, tellProblem } from '../../kit/tell.ts';
import type { Saving } from '../storage/saving.ts';
import { editApart, endGesture, setSession, type AppStore } from '../../store/store.ts';
import { keepCity, planKeep } from './keep.ts';
import { leaveLink } from './open-link.ts';

/**
 * Takes the shared city that is on screen, with all that was done to it there, into the user's own work as one
 * undoable step. Work that is open in another tab is taken over first, as nothing would be saved otherwise.
 */
export async function keepShared(mine: AppStore, shared: AppStore, saving: Saving): Promise<void> {
  endGesture(shared);
  await workHere(saving);
  const kept = planKeep(mine.getState().document, shared.getState().document);
  if (!kept.ok) return tellProblem(`The city cannot be taken: ${kept.problems[0]?.message}.`);
  endGesture(mine);
  editApart(mine, 'Keep a shared city', (draft) => keepCity(draft, kept.value));
  setSession(mine, { workspace: 'city', cityTool: { kind: 'select' } });
  leaveLink();
  tellDone('The shared city is yours now, with its recipe. Undo brings back the city that was here.');
}

/** Waits until this tab is the one that is worked in, with all that was done in the other. */
export async function workHere(saving: Saving): Promise<void> {
  const isElsewhere = () => saving.state.getState().status.kind === 'elsewhere';
  if (!isElsewhere()) return;
  await saving.takeOver();
  await new Promise<void>((resolve) => {
    const check = () => {
      // The work comes into the store right after it is told that this tab has it.
      if (!isElsewhere()) setTimeout(resolve, 0);
    };
    saving.state.subscribe(check);
    check();
  });
}
