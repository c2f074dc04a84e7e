import { lazy, Suspense, useState } from 'react';
import { useApp, useAppStore } from '../../../store/context.tsx';
import { replacing } from './replacing.ts';

const ReplaceKind = lazy(async () => ({ default: (await import('./ReplaceKind.tsx')).ReplaceKind }));

/** The dialog that replaces a kind; its code comes when it is first opened. */
export function ReplaceKindHost() {
  const store = useAppStore();
  const shown = useApp((state) => replacing.of(state).shown);
  const [isNeeded, setNeeded] = useState(shown);
  if (shown && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ReplaceKind opened={shown} onClose={() => replacing.set(store, { shown: false })} />
    </Suspense>
  );
}
