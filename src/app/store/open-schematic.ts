import { useApp } from './context.tsx';
import { useSettled } from './settled.ts';
import { withOpen } from './schematic-pose.ts';
import type { AppState, AppStore } from './store.ts';

/** Whether there is a schematic on the board of its workspace. */
export function hasOpenSchematic({ session: { schematic }, document }: AppState): boolean {
  return schematic !== null && Object.hasOwn(document.schematics, schematic);
}

/** The id of the schematic on the board of its workspace, as far as it has settled; `null` when there is none. */
export function useOpenSchematic(): string | null {
  const id = useApp((state) => state.session.schematic);
  return useSettled(({ schematics }) => (id !== null && Object.hasOwn(schematics, id) ? id : null));
}

/** Shows a schematic on the board of its workspace, as it was drawn; none for `null`. */
export function openSchematic(store: AppStore, id: string | null): void {
  store.setState((state) => withOpen(state, id));
}
