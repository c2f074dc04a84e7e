import { lazy, Suspense, useState } from 'react';
import { useApp, useAppStore } from '../../store/context.tsx';
import { kindDialogSlice } from './kind-dialog.ts';

const KindDialogs = lazy(async () => ({ default: (await import('./KindDialogs.tsx')).KindDialogs }));

/** The dialogs about kinds; their code comes when the first one is opened. */
export function KindDialogHost() {
  const store = useAppStore();
  const dialog = useApp((state) => kindDialogSlice.of(state).open);
  // What is shown while it closes.
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  if (!last) return null;
  return (
    <Suspense fallback={null}>
      <KindDialogs
        dialog={dialog ?? last}
        opened={dialog !== null}
        onClose={() => kindDialogSlice.set(store, { open: null })}
      />
    </Suspense>
  );
}
