import { workspaceNames } from '../../contrib/first-words.ts';
import { showButtonNote } from '../../kit/button-note.tsx';
import { hideLatest } from '../../kit/latest-note.ts';
import type { Step } from '../../document/step.ts';
import { setSession, type AppStore } from '../../store/store.ts';
import { placeElsewhere, type ChangePlace } from './elsewhere.ts';
import { openSchematic } from '../../store/open-schematic.ts';
import * as words from './first-words.ts';

const NAME = 'elsewhere-note';

/**
 * Says what was undone or redone just now where the workspace on screen does not show it, with a button that does;
 * else takes down what was said of the step before. The note leaves with the next action: an edit, another workspace or
 * schematic.
 */
export function tellElsewhere(store: AppStore, done: string, step: Step): void {
  hideLatest(NAME);
  const place = placeElsewhere(store.getState(), step);
  if (!place) return;
  const { document, session, gesture } = store.getState();
  const stop = store.subscribe((state) => {
    if (state.document === document && state.session === session && state.gesture === gesture) return;
    stop();
    hideLatest(NAME);
  });
  showButtonNote({
    name: NAME,
    onClose: stop,
    message: words.doneIn(done, workspaceNames[place.workspace], step.label),
    button: words.show,
    onClick: () => show(store, place),
  });
}

/** A schematic that was deleted since is on no board. */
function show(store: AppStore, { workspace, schematic }: ChangePlace): void {
  const isThere = schematic !== undefined && Object.hasOwn(store.getState().document.schematics, schematic);
  setSession(store, { workspace });
  if (isThere) openSchematic(store, schematic);
}
