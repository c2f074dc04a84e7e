import { useApp, useAppStore } from '../../store/context.tsx';
import { TryoutDialog } from './TryoutDialog.tsx';
import { tryoutSlice } from './tryout-slice.ts';

/** The dialog of the enlarged patch, while it is open. */
export function EnlargedPatch() {
  const store = useAppStore();
  const opened = useApp((state) => tryoutSlice.of(state).enlarged);
  return <TryoutDialog opened={opened} onClose={() => tryoutSlice.set(store, { enlarged: false })} />;
}
