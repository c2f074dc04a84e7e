import type { Saving } from './saving.ts';

/** Makes this the tab that saves; resolves once the store holds all that was done in another one. */
export async function bringHere(saving: Saving): Promise<void> {
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
