import { askToLeave, endViewing, viewings } from '../../../store/viewing.ts';
import { earlierVersion } from '../earlier-version.ts';
import { createAppStore, setSession } from '../../../store/store.ts';
import type { Workspace } from '../../../store/session.ts';
import { openVersionInWorker } from '../versions/in-worker.ts';
import type { Version } from '../version.ts';

/**
 * Shows a version over the present work, in a store of its own that nothing saves, once it is proven whole. What is
 * looked at already is left first, as the user allows.
 *
 * @returns why it cannot be shown, in words; `null` when nothing is wrong with it
 */
export async function openVersion(
  database: string,
  version: Version,
  workspace: Workspace,
): Promise<string | null> {
  const opened = await openVersionInWorker(database, version.id);
  if (!opened.ok) return opened.why;
  const store = createAppStore(opened.document);
  setSession(store, { workspace });
  askToLeave(
    () => earlierVersion.show({ kind: 'shown', version }, store),
    () => {},
  );
  return null;
}

/** Stops looking at a version; the present work is on screen again. */
export function leaveVersion(): void {
  if (earlierVersion.of(viewings.getState())) endViewing();
}
